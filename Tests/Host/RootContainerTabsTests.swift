import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import Foundation
import SwiftUI

@Suite("The tabs of a root container", .limited)
struct RootContainerTabsTests {
    private let app = TestApp.withTabs()
    private let sut: RootContainer
    private let tabs: TabCoordinator

    init() throws {
        sut = RootContainer(app: app, redirector: TestRedirect())
        tabs = try #require(sut.tabs)
    }

    private var titles: [[String]] { sut.screens.map { $0.map(\.rendering.title) } }

    /// The title and the identity of the screen on top of each tab's stack; nil for a tab that was never shown.
    private var tops: [String?] {
        tabs.tabs.indices.map { sut.top(ofTab: $0).map { "\($0.rendering.title) \($0.id)" } }
    }

    private func push(_ number: Int) { sut.navigator.navigate(to: TestNavigation.screen(number)) }

    @Test("Each tab has a stack, which is made when the tab is first shown, and stays as the user left it")
    func stacks() throws {
        push(1)
        #expect(titles == [["root", "1"]])
        #expect(app.made["10"] == nil)
        tabs.select(1)
        #expect(titles == [["10"]])
        push(2)
        push(3)
        #expect(titles == [["10", "2", "3"]])
        let screens = sut.screens.map { $0.map(\.id) }
        tabs.select(0)
        #expect(titles == [["root", "1"]])
        sut.navigator.goBack()
        #expect(titles == [["root"]])
        tabs.select(1)
        #expect(titles == [["10", "2", "3"]])
        #expect(sut.screens.map { $0.map(\.id) } == screens)
        #expect(sut.top?.breadcrumb == ["10", "2"])
        #expect(sut.depth == 2)
        #expect(app.made["20"] == nil)
        #expect(sut.top(ofTab: 2) == nil)
        #expect(sut.top(ofTab: 0)?.rendering.title == "root")
    }

    @Test("Tabs begin the work of their screens once, when they are first shown")
    func work() async throws {
        try await sut.settle()
        for tab in [1, 0, 1] {
            tabs.select(tab)
            try await sut.settle()
        }
        #expect(app.made["root"]?.appearances == 1)
        #expect(app.made["10"]?.appearances == 1)
    }

    @Test("A tab does not own the modal above another tab")
    func otherModal() throws {
        tabs.select(1)
        _ = sut.screens
        let second = try #require(app.navigators["10"])
        tabs.select(0)
        second.present(TestNavigation.screen(2), style: .sheet)
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        #expect(titles == [["root"], ["1"]])
        tabs.select(1)
        #expect(titles == [["10"], ["2"]])
    }

    @Test("Changes of a hidden tab's screens are kept and shown later")
    func hidden() throws {
        let first = try #require(app.navigators["root"])
        tabs.select(1)
        _ = sut.screens
        first.navigate(to: TestNavigation.screen(1))
        first.present(TestNavigation.screen(2), style: .sheet)
        #expect(titles == [["10"]])
        #expect(sut.top(ofTab: 0)?.rendering.title == "1")
        tabs.select(0)
        #expect(titles == [["root", "1"], ["2"]])
    }

    @Test("A navigation's intent starts a tab that was never shown, and runs in one that was")
    func intents() async throws {
        let (first, second) = (TestView.say("a"), TestView.say("b"))
        #expect(try await sut.deliver(first, through: TestNavigation.screen(10)).answer == ["10 says a"])
        try await sut.settle()
        #expect(app.made["10"]?.appearances == 1)
        for intent in [second, first, first] {
            tabs.select(0)
            _ = try await sut.deliver(intent, through: TestNavigation.screen(10))
        }
        _ = try await sut.deliver(second, through: TestNavigation.screen(10))
        try await sut.settle()
        #expect(app.made["10"]?.said == ["a", "b", "a", "a", "b"])
        #expect(app.made["10"]?.appearances == 1)
        #expect(sut.top?.intent == second)
    }

    // MARK: Returning to a checkpoint

    @Test(
        "After a failed command the same tab is selected, with the very screens of each tab",
        arguments: ["select", "first", "root", "push", "pop", "modal", "hidden", "several"])
    func rollback(change: String) throws {
        push(1)
        push(2)
        tabs.select(1)
        push(3)
        let before = (titles, tops, sut.screens.map { $0.map(\.id) })
        let first = try #require(app.navigators["root"])
        let checkpoint = sut.begin(dueTo: "")
        switch change {
        case "select": tabs.select(0)
        case "first": tabs.select(2)
        case "root": sut.navigator.navigate(to: TestNavigation.root)
        case "push": push(4)
        case "pop": sut.navigator.goBack()
        case "modal":
            sut.navigator.present(TestNavigation.screen(5), style: .sheet)
            push(6)
        case "hidden": first.navigate(to: TestNavigation.screen(7))
        default:
            tabs.select(2)
            push(4)
            sut.navigator.navigate(to: TestNavigation.root)
            sut.navigator.present(TestNavigation.screen(5), style: .sheet)
            push(6)
        }
        let after = (titles, tops, sut.screens.map { $0.map(\.id) })
        #expect(after != before)
        checkpoint.restore()
        #expect((titles, tops, sut.screens.map { $0.map(\.id) }) == before)
        #expect(tops[2] == nil)
        // The navigators act on the restored screens.
        sut.navigator.goBack()
        #expect(titles == [["10"]])
        tabs.select(0)
        #expect(titles == [["root", "1", "2"]])
        tabs.select(2)
        #expect(titles == [["20"]])
    }

    @Test("Only screens that were added since are freed, and the tabs' origins are restored")
    func release() throws {
        _ = sut.begin(dueTo: "tab second")
        tabs.select(1)
        push(1)
        _ = sut.screens
        let checkpoint = sut.begin(dueTo: "wrong")
        tabs.select(0)
        push(2)
        tabs.select(2)
        push(3)
        sut.navigator.present(TestNavigation.screen(4), style: .sheet)
        _ = sut.screens
        checkpoint.restore()
        #expect(titles == [["10", "1"]])
        #expect(sut.screen(at: 0, ofStack: 0).origin == "tab second")
        #expect(app.aliveScreens == 3)
    }

    @Test("The work of the screens that were added since is cancelled, and no other")
    func cancelling() async throws {
        let (gate, later) = (Gate(), Gate())
        try await sut.settle()
        app.work = { await gate.pass() }
        tabs.select(1)
        let settling = Task { try await sut.settle() }
        await gate.waitForArrival()
        let kept = try #require(app.made["10"])
        let checkpoint = sut.begin(dueTo: "")
        app.work = { await later.pass() }
        tabs.select(2)
        let other = Task { try await sut.settle() }
        await later.waitForArrival()
        let new = try #require(app.made["20"])
        tabs.select(0)
        _ = sut.screens
        checkpoint.restore()
        for gate in [gate, later] { gate.open() }
        try await settling.value
        try await other.value
        #expect(new.wasCancelled)
        #expect(!kept.wasCancelled)
        #expect(titles == [["10"]])
    }
}
