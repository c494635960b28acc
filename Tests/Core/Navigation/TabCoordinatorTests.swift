import ChallengeShellTestLimits

@testable import ChallengeCore

@Suite("A tab coordinator", .limited)
@MainActor
struct TabCoordinatorTests {
    private final class Log { var events: [String] = [] }

    private let log = Log()
    private let tabs: TabCoordinator

    init() {
        let onEvent: @MainActor (NavigationEvent) -> Void = { [log] event in log.events.append(describe(event)) }
        let redirector = Detours([(from: Elsewhere.far, to: Place.list)])
        let declared = [
            Tab("Start", navigation: Place.start), Tab("All of it", navigation: Place.list),
            Tab("The fifth", navigation: Place.detail(identifier: 5)),
        ]
        tabs = TabCoordinator(declared, onEvent: onEvent) {
            NavigationCoordinator(root: $0.navigation, redirector: redirector, onEvent: onEvent)
        }
    }

    private var events: [String] {
        defer { log.events = [] }
        return log.events
    }

    @Test("has names for commands, and begins with the first tab")
    func names() {
        #expect(tabs.tabs.map(\.name) == ["start", "all-of-it", "the-fifth"])
        #expect(tabs.selected == 0)
        #expect(tabs.arrival == nil)
    }

    @Test("selects a tab, with its stack as it was left, and tells of it once")
    func select() {
        tabs.stacks[1].navigate(to: Place.search("a"))
        _ = events
        tabs.select(1)
        tabs.select(1)
        #expect(events == ["tab Place.list at 1"])
        #expect(tabs.depth(of: 1) == 1)
        #expect(tabs.arrival?.reached == .tab("All of it"))
    }

    @Test("selects the tab whose root is navigated to, by way of redirects too, and pops its stack down to it")
    func roots() {
        tabs.stacks[0].navigate(to: Place.search("a"))
        tabs.stacks[1].navigate(to: Place.search("b"))
        _ = events
        tabs.stacks[0].navigate(to: Elsewhere.far)
        #expect(events == ["redirect Elsewhere.far to Place.list", "tab Place.list at 1", "root Place.list"])
        #expect(tabs.selected == 1)
        #expect(tabs.arrival?.chain.hops.count == 1)
        tabs.stacks[1].navigate(to: Place.detail(identifier: 5))
        #expect(events == ["tab Place.detail(identifier: 5) at 0"])
        // Another destination of that name is a screen as any other.
        tabs.stacks[2].navigate(to: Place.detail(identifier: 6))
        #expect(events == ["push Place.detail(identifier: 6) at 1"])
        tabs.stacks[2].navigate(to: Place.detail(identifier: 5))
        #expect(events == ["root Place.detail(identifier: 5)"])
        #expect(tabs.depth(of: 0) == 1)
    }

    @Test("dismisses the modal above the tab before, and that of a modal whose root is a tab's goes back to it")
    func modals() {
        tabs.stacks[0].present(Place.list, style: .sheet)
        let modal = NavigationCoordinator(
            root: Place.list, presenter: tabs.stacks[0], onEvent: { [log] in log.events.append(describe($0)) })
        modal.navigate(to: Place.search("a"))
        _ = events
        modal.navigate(to: Place.list)
        #expect(events == ["root Place.list"])
        #expect(tabs.selected == 0)
        modal.navigate(to: Place.detail(identifier: 5))
        #expect(events == ["dismiss Place.list at 0", "tab Place.detail(identifier: 5) at 0"])
        #expect(tabs.stacks[0].modal == nil)
    }

    @Test("goes back to a checkpoint without telling of it")
    func checkpoint() {
        tabs.select(1)
        let checkpoint = tabs.checkpoint()
        tabs.select(2)
        tabs.select(0)
        _ = events
        checkpoint.restore()
        #expect(tabs.selected == 1)
        tabs.select(0)
        #expect(events == ["tab Place.start at 0"])
    }

    @Test("does nothing for a task that was cancelled")
    func cancelled() async {
        let task = Task { [tabs] in
            tabs.select(1)
            tabs.stacks[0].navigate(to: Place.list)
        }
        task.cancel()
        await task.value
        #expect(tabs.selected == 0)
        #expect(events == [])
    }
}
