import ChallengeAppKit
import ChallengeCore
import ChallengeHost
import TestLimits
import Testing

/// The declarations of the app's screens, whichever those are. That the screens are as they are declared is what an
/// exploration finds out.
@Suite("Every screen that the app declares", .limited)
struct DeclaredScreensTests {
    private let map = RootContainer(app: AppContainer(), redirector: AppNavigationRedirect()).map
    private var screens: [ScreenDescription] { map.features.flatMap(\.screens) }

    @Test("has a name and a navigation of its own, and the app begins on one")
    func unique() {
        #expect(Set(screens.map(\.name)).count == screens.count)
        #expect(Set(screens.map(\.navigation)).count == screens.count)
        #expect(map.screen(for: map.root) != nil)
    }

    @Test("leads to its feature's own screens and exits, to each of which something leads: a screen or a route")
    func exits() {
        for feature in AppContainer().features {
            let screens = feature.screens.map(\.description)
            let actions = screens.flatMap(\.actions).compactMap { action -> String? in
                if case .leads(let navigation, _) = action.effect { navigation } else { nil }
            }
            let leading = Set(actions + screens.compactMap(\.rows?.navigation))
            let exits = Dictionary(uniqueKeysWithValues: feature.exits.map { ($0.navigation.name, $0.route) })
            #expect(leading.subtracting(screens.map(\.navigation)).subtracting(exits.keys) == [], "\(feature.name)")
            #expect(Set(exits.filter { $0.value == nil }.keys).subtracting(leading) == [], "\(feature.name)")
        }
    }

    @Test("tracks that it was viewed, by an event of its own")
    func viewed() throws {
        var names: Set<String> = []
        for screen in screens {
            let viewed = screen.events.map(\.name).filter { $0.hasSuffix("_viewed") }
            #expect(names.insert(try #require(viewed.first, "\(screen.name)")).inserted, "\(screen.name)")
            #expect(viewed.count == 1, "\(screen.name)")
        }
    }
}
