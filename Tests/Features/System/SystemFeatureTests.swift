import ChallengeViews
import ChallengeTestSupport

@testable import ChallengeSystem

@Suite("The System feature", .limited)
struct SystemFeatureTests {
    private enum ForeignNavigation: IncomingNavigationContract {
        case somewhere
        var navigationName: NavigationName { "ForeignNavigation.somewhere" }
    }

    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private var feature: SystemFeature { SystemFeature(tracker: tracker) }

    private func view(of reason: NotFoundReason, navigator: any NavigatorContract) throws -> any RenderableView {
        try #require(feature.resolve(UnknownNavigation.notFound(reason), navigator: navigator))
    }

    private func rendering(of reason: NotFoundReason) throws -> Rendering {
        try view(of: reason, navigator: navigator).render()
    }

    @Test("An unknown navigation shows why nothing was found, as an error without a retry")
    func render() throws {
        let rendering = try rendering(of: .unresolved(navigation: "A.one"))
        #expect(rendering.screen == "NotFound")
        #expect(rendering.label == "not-found")
        #expect(rendering.title == "Not found")
        #expect(rendering.state == .error)
        #expect(rendering.lines.first == "<warning> No feature shows A.one.")
        #expect(rendering.lines.contains { $0.contains("Type back") })
        #expect(try rendering.content == ["message": "No feature shows A.one.", "canRetry": false, "chain": []])
        #expect(rendering.actionNames == ["close"])
        #expect(rendering.selection == nil)
    }

    @Test("The screen shows the start of a chain of redirects, a row for each hop, and is tracked when seen, not drawn")
    func chain() async throws {
        let rendering = try rendering(of: .redirectCycle(chain: ["A.one", "B.two", "A.one"]))
        #expect(rendering.lines.suffix(3) == ["  <bullet> A.one", "  <redirect> B.two", "  <redirect> A.one"])
        #expect(
            try rendering.content == [
                "message": "The redirects form a loop: they return to A.one.", "canRetry": false,
                "chain": ["A.one", "B.two", "A.one"],
            ])
        let view = try view(of: .unknownLink("x"), navigator: navigator)
        _ = view.render()
        #expect(tracker.events.isEmpty)
        await view.appear()
        #expect(tracker.events == ["not_found_viewed"])
        #expect(navigator.calls.isEmpty)
    }

    @Test("Leaving goes back, because the screen may be pushed as well as presented, and is tracked before")
    func close() async throws {
        var counted: [String] = []
        let coordinator = NavigationCoordinator(
            root: ForeignNavigation.somewhere,
            onEvent: { [tracker] event in
                if case .pop = event { counted = tracker.events }
            })
        coordinator.navigate(to: UnknownNavigation.notFound(.unknownLink("x")))
        try await view(of: .unknownLink("x"), navigator: coordinator).render().perform("close")
        #expect(counted == ["not_found_closed"])
        try await rendering(of: .unknownLink("x")).perform("close")
        #expect(navigator.calls == [.goBack])
    }

    @Test("The feature shows no navigations or names of others, and has no route or link")
    func resolveForeign() {
        struct Impostor: NavigationContract { let navigationName: NavigationName = "UnknownNavigation.notFound" }
        #expect(feature.resolve(ForeignNavigation.somewhere, navigator: navigator) == nil)
        #expect(feature.resolve(Impostor(), navigator: navigator) == nil)
        #expect(feature.screens.allSatisfy { $0.description.route == nil })
        #expect(feature.exits.isEmpty)
        #expect(feature.deepLinkHandler == nil)
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
