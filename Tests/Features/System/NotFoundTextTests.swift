import ChallengeCore
import Testing

@testable import ChallengeSystem

@Suite("The words for what was not found")
struct NotFoundTextTests {
    @Test(
        "name what is at fault in one sentence",
        arguments: [
            (nil, "There is nothing here."),
            (.unresolved(navigation: "A.one"), "No feature shows A.one."),
            (.noRedirect(chain: ["A.one"]), "Nobody redirects A.one."),
            (.noRedirect(chain: ["A.one", "B.two"]), "Nobody redirects B.two, where this chain of redirects ends."),
            (
                .redirectCycle(chain: ["A.one", "B.two", "A.one"]),
                "The redirects go round in a circle: they return to A.one."
            ),
            (.unknownLink("challenge://moon"), "No feature takes the link challenge://moon."),
        ] as [(NotFoundReason?, String)])
    func sentences(reason: NotFoundReason?, sentence: String) {
        #expect(NotFoundText(reason: reason).sentence == sentence)
    }

    @Test("say how many redirects were too many")
    func tooMany() {
        let chain = (0...RedirectChain.limit + 1).map { "Step\($0)" }
        let text = NotFoundText(reason: .tooManyRedirects(chain: chain))
        #expect(text.sentence.contains("\(RedirectChain.limit) redirects"))
        #expect(text.chain == chain)
    }

    @Test(
        "come with the whole chain where there was a redirect",
        arguments: [NotFoundReason.noRedirect(chain: ["A", "B"]), .redirectCycle(chain: ["A", "B"])])
    func chains(reason: NotFoundReason) {
        #expect(NotFoundText(reason: reason).chain == ["A", "B"])
    }

    @Test(
        "come without a chain where there was no redirect",
        arguments: [
            nil, .unresolved(navigation: "A"), .noRedirect(chain: ["A"]), .unknownLink("x"),
        ] as [NotFoundReason?])
    func withoutChain(reason: NotFoundReason?) {
        #expect(NotFoundText(reason: reason).chain.isEmpty)
    }
}
