import ChallengeViews
import ChallengeTestSupport

@testable import ChallengeSystem
import SwiftUI

@Suite("The not-found screen", .limited)
struct NotFoundTests {
    @Test("The screen shows the start of a chain of redirects, a row for each hop, and is tracked when seen, not drawn")
    func chain() async throws {
        let tracker = TrackerMock()
        let reason = NotFoundReason.redirectCycle(chain: ["A.one", "B.two", "A.one"])
        let view = try #require(
            SystemFeature(tracker: tracker)
                .resolve(UnknownNavigation.notFound(reason), navigator: NavigatorMock()))
        let rendering = view.render()
        #expect(rendering.lines.suffix(3) == ["  <bullet> A.one", "  <redirect> B.two", "  <redirect> A.one"])
        #expect(
            try rendering.content == [
                "message": "The redirects form a loop: they return to A.one.", "canRetry": false,
                "chain": ["A.one", "B.two", "A.one"],
            ])
        #expect(tracker.events.isEmpty)
        await view.appear()
        #expect(tracker.events == ["not_found_viewed"])
    }
}

@Suite("The texts of the not-found screen", .limited)
struct NotFoundTextTests {
    private nonisolated static let tooMany = (0...RedirectChain.limit + 1).map { "Step\($0)" }

    @Test(
        "A text names the fault in one sentence, with the whole chain after a redirect",
        arguments: [
            (.unresolved(navigation: "A.one"), "No feature shows A.one.", []),
            (.noRedirect(chain: ["A.one"]), "No redirect for A.one.", []),
            (
                .noRedirect(chain: ["A.one", "B.two"]),
                "No redirect for B.two, the end of this chain of redirects.", ["A.one", "B.two"]
            ),
            (
                .redirectCycle(chain: ["A.one", "B.two", "A.one"]),
                "The redirects form a loop: they return to A.one.", ["A.one", "B.two", "A.one"]
            ),
            (
                .tooManyRedirects(chain: tooMany),
                "More than \(RedirectChain.limit) redirects: the chain was left unfinished.", tooMany
            ),
            (.unknownLink("challenge://moon"), "No feature handles the link challenge://moon.", []),
        ] as [(NotFoundReason, String, [String])])
    func words(reason: NotFoundReason, sentence: String, chain: [String]) {
        #expect(reason.sentence == sentence)
        #expect(reason.chain == chain)
    }
}
