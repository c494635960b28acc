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
