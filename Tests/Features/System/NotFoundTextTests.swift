import ChallengeCore
import Testing

@testable import ChallengeSystem

@Suite("The words for what was not found")
struct NotFoundTextTests {
    private nonisolated static let tooMany = (0...RedirectChain.limit + 1).map { "Step\($0)" }

    @Test(
        "name what is at fault in one sentence, and come with the whole chain where there was a redirect",
        arguments: [
            (.unresolved(navigation: "A.one"), "No feature shows A.one.", []),
            (.noRedirect(chain: ["A.one"]), "Nobody redirects A.one.", []),
            (
                .noRedirect(chain: ["A.one", "B.two"]),
                "Nobody redirects B.two, where this chain of redirects ends.", ["A.one", "B.two"]
            ),
            (
                .redirectCycle(chain: ["A.one", "B.two", "A.one"]),
                "The redirects go round in a circle: they return to A.one.", ["A.one", "B.two", "A.one"]
            ),
            (
                .tooManyRedirects(chain: tooMany),
                "More than \(RedirectChain.limit) redirects: the chain was left unfinished.", tooMany
            ),
            (.unknownLink("challenge://moon"), "No feature takes the link challenge://moon.", []),
        ] as [(NotFoundReason, String, [String])])
    func words(reason: NotFoundReason, sentence: String, chain: [String]) {
        #expect(reason.sentence == sentence)
        #expect(reason.chain == chain)
    }
}
