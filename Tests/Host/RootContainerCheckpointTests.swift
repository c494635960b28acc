import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import SwiftUI

@Suite("A root container after a return to a checkpoint", .limited)
struct RootContainerCheckpointTests {
    private let app = TestApp()
    private let sut: RootContainer

    init() { sut = RootContainer(app: app, redirector: TestRedirect()) }

    private var identifiers: [[Int]] { sut.screens.map { $0.map(\.id) } }

    /// Makes a change and undoes it; returns true if every screen is the same object.
    private func hasTheSameScreens(after change: () -> Void) -> Bool {
        let before = identifiers
        let checkpoint = sut.begin(dueTo: "")
        change()
        let changed = identifiers
        checkpoint.restore()
        return changed != before && identifiers == before
    }

    @Test("The container has the same screens as before, and not new ones like them")
    func screens() {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.navigate(to: TestNavigation.screen(2))
        #expect(hasTheSameScreens { sut.navigator.navigate(to: TestNavigation.screen(3)) })
        #expect(hasTheSameScreens { sut.navigator.goBack() })
        #expect(hasTheSameScreens { sut.rootNavigator.goToRoot() })
        #expect(
            hasTheSameScreens {
                sut.navigator.goBack()
                sut.navigator.navigate(to: TestNavigation.screen(2))
            })
    }

    @Test("The container has the same modals as before with their stacks, and no other")
    func modals() {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.navigate(to: TestNavigation.screen(2))
        sut.navigator.present(TestNavigation.screen(3), style: .fullScreenCover)
        sut.navigator.navigate(to: TestNavigation.screen(4))
        #expect(hasTheSameScreens { sut.rootNavigator.goToRoot() })
        #expect(hasTheSameScreens { sut.rootNavigator.present(TestNavigation.screen(5), style: .sheet) })
        #expect(
            hasTheSameScreens {
                sut.navigator.goBack()
                sut.navigator.present(TestNavigation.screen(6), style: .sheet)
            })
        #expect(hasTheSameScreens { sut.rootNavigator.navigate(to: TestNavigation.screen(7)) })
        // The navigators act on the restored screens.
        #expect(app.navigators["4"] === sut.navigator)
        sut.navigator.goBack()
        #expect(sut.top?.rendering.title == "3")
    }

    @Test("The container has nothing of views that were never asked for")
    func unseen() {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        let before = identifiers
        for change in [
            { sut.navigator.navigate(to: TestNavigation.screen(3)) }, { sut.rootNavigator.goToRoot() },
            { sut.rootNavigator.navigate(to: TestNavigation.screen(4)) },
        ] {
            let checkpoint = sut.begin(dueTo: "")
            change()
            checkpoint.restore()
            #expect(identifiers == before)
            #expect(sut.depth == 2)
        }
    }

    @Test("The container frees the screens that were added since")
    func release() {
        let checkpoint = sut.begin(dueTo: "")
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        _ = sut.screens
        checkpoint.restore()
        _ = sut.screens
        #expect(app.aliveScreens == 1)
    }
}
