import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import Foundation
import SwiftUI

@Suite("A root container")
struct RootContainerTests {
    private let app = TestApp()
    private let sut: RootContainer

    init() { sut = RootContainer(app: app, redirector: TestRedirect()) }

    private var titles: [[String]] { sut.screens.map { $0.map(\.rendering.title) } }

    @Test("A root container begins with the app's root view, and keeps a view as long as its entry is in the path")
    func root() throws {
        #expect(titles == [["root"]])
        #expect(sut.top?.entry == nil)
        #expect(sut.top?.navigation.fullName == "TestNavigation.root")
        sut.navigator.navigate(to: TestNavigation.screen(1))
        let before = try #require(sut.top?.id)
        sut.navigator.navigate(to: TestNavigation.screen(1))
        let above = try #require(sut.top?.id)
        sut.navigator.goBack()

        #expect(above != before)
        #expect(sut.top?.id == before)
    }

    @Test("A view is freed when its entry leaves the path")
    func release() {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        _ = sut.screens
        sut.rootNavigator.goToRoot()
        _ = sut.screens

        #expect(app.aliveScreens == 1)
    }

    @Test(
        "A delegate in a modal's navigation is freed although it holds the modal's navigator", arguments: [true, false])
    func releaseOfDelegates(isPushed: Bool) {
        nonisolated final class Delegate: Sendable {
            let navigator: any NavigatorContract
            init(_ navigator: any NavigatorContract) { self.navigator = navigator }
        }
        nonisolated struct Navigation: IncomingNavigationContract {
            let delegate: Delegate
            var navigationName: NavigationName { NavigationName("TestNavigation.delegate") }
            static func == (one: Self, other: Self) -> Bool { one.delegate === other.delegate }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(delegate)) }
        }
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        weak var delegate: Delegate?
        do {
            let navigation = Navigation(delegate: Delegate(sut.navigator))
            delegate = navigation.delegate
            if isPushed {
                sut.navigator.navigate(to: navigation)
            } else {
                sut.navigator.present(navigation, style: .sheet)
            }
        }
        #expect(sut.screens.flatMap(\.self).count == 3)
        #expect(delegate != nil)
        sut.rootNavigator.goToRoot()
        #expect(titles == [["root"]])
        #expect(app.aliveScreens == 1)
        #expect(delegate == nil)
    }

    @Test("Modals nest, and the innermost is dismissed first")
    func nestedModals() {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.present(TestNavigation.screen(2), style: .fullScreenCover)
        #expect(titles == [["root"], ["1"], ["2"]])
        #expect(sut.depth == 2)
        #expect(sut.navigator !== sut.rootNavigator && app.navigators["2"] === sut.navigator)

        // The stack below the innermost modal changes.
        sut.rootNavigator.navigate(to: TestNavigation.screen(3))
        #expect(titles == [["root", "3"], ["1"], ["2"]])
        #expect(sut.depth == 3)

        sut.navigator.dismiss()
        #expect(titles == [["root", "3"], ["1"]])
        sut.rootNavigator.goBack()
        #expect(titles == [["root"], ["1"]])
        sut.navigator.goBack()
        #expect(titles == [["root"]])
    }

    @Test(
        "A link opens on the app's own stack, and leaves the modals above it",
        arguments: [
            ("test://app/7", ["root", "1", "7"]), ("test://app", ["root"]),
            ("test://app/x", ["root", "1", "UnknownNavigation.notFound"]),
            ("other://app/7", ["root", "1", "UnknownNavigation.notFound"]),
        ])
    func links(link: String, path: [String]) throws {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        sut.navigator.present(TestNavigation.screen(3), style: .fullScreenCover)
        let url = try #require(URL(string: link))
        sut.open(url)
        #expect(titles == [path])
        #expect(sut.navigation(for: url).fullName == sut.top?.navigation.fullName)
        if let unknown = sut.top?.navigation as? UnknownNavigation { #expect(unknown == .notFound(.unknownLink(link))) }
    }

    @Test(
        "Each entry of the path has a live view, and a breadcrumb with the nearest titles below, so that its own fits")
    func path() {
        for number in 1...4 { sut.navigator.navigate(to: TestNavigation.screen(number)) }
        #expect(titles == [["root", "1", "2", "3", "4"]])
        #expect(sut.top?.breadcrumb == ["…", "2", "3"])
        sut.navigator.goBack()
        sut.navigator.goBack()
        #expect(sut.top?.breadcrumb == ["root", "1"])
    }
}
