import ChallengeCore
import ChallengeHome
import ChallengeCharacter
import ChallengeGames
import ChallengeSystem
import ChallengeTestSupport
import Testing

@testable import ChallengeAppKit

@Suite("Redirects in a running app")
struct RedirectsTests {
    /// The test's screens, with the app's own not-found screen.
    private final class App: AppContainerContract {
        private let app = TestApp()
        private let system = SystemFeature(tracker: RecordingTracker())
        var features: [any FeatureContract] { [app, system] }
        var rootNavigation: any NavigationContract { app.rootNavigation }

        func makeRootView(navigator: any NavigatorContract) -> ResolvedView { app.makeRootView(navigator: navigator) }
        func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
            system.resolve(navigation, navigator: navigator).map { ResolvedView(feature: system.name, view: $0) }
                ?? app.resolve(navigation, navigator: navigator)
        }
    }

    private let sut = RootContainer(app: App(), redirector: TestRedirect())

    @Test("a cycle ends on the not-found screen with its chain")
    func cycle() throws {
        sut.navigator.navigate(to: TestOutgoingNavigation.second)

        let rendering = try #require(sut.top?.rendering)
        let text = "\(rendering.body)"
        #expect(rendering.screen == "NotFound")
        #expect(text.contains("circle"))
        #expect(text.contains("TestOutgoingNavigation.third"))
        #expect(
            AnyNavigation(try #require(sut.top?.navigation))
                == AnyNavigation(
                    UnknownNavigation.notFound(
                        .redirectCycle(chain: [
                            "TestOutgoingNavigation.second", "TestOutgoingNavigation.third",
                            "TestOutgoingNavigation.second",
                        ]))))
    }

    @Test("five are followed to the end", arguments: 0...4)
    func followed(step: Int) {
        sut.navigator.navigate(to: TestOutgoingNavigation.step(step))
        #expect(sut.top?.rendering.screen == "1")
    }

    @Test("a sixth ends on the not-found screen with the whole chain")
    func tooMany() throws {
        sut.navigator.navigate(to: TestOutgoingNavigation.step(5))

        let rendering = try #require(sut.top?.rendering)
        #expect(rendering.screen == "NotFound")
        for step in 0...5 { #expect("\(rendering.body)".contains("step(\(step))")) }
    }

    @Test("an outgoing navigation that nobody redirects ends on the not-found screen")
    func nobody() throws {
        sut.navigator.navigate(to: TestOutgoingNavigation.nowhere)
        #expect("\(try #require(sut.top?.rendering.body))".contains("Nobody redirects TestOutgoingNavigation.nowhere"))
    }

    @Test("the app's own lead from Home to the characters and to the games, and nowhere else")
    func appRedirect() {
        let redirect = AppNavigationRedirect()
        let targets = HomeOutgoingNavigation.allCases.map { redirect.redirect($0).map { AnyNavigation($0) } }
        #expect(
            targets == [AnyNavigation(CharacterIncomingNavigation.list), AnyNavigation(GamesIncomingNavigation.list)])
        #expect(redirect.redirect(CharacterIncomingNavigation.list) == nil)
        #expect(redirect.redirect(GamesIncomingNavigation.list) == nil)
    }
}
