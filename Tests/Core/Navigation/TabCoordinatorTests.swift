import ChallengeActions
import ChallengeTestLimits

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
            AppTab("Start", navigation: Place.start), AppTab("All of it", navigation: Place.list),
            AppTab("The fifth", navigation: Place.detail(identifier: 5)),
        ]
        tabs = TabCoordinator(declared, onEvent: onEvent) {
            NavigationCoordinator(root: $0.navigation, redirector: redirector, onEvent: onEvent)
        }
    }

    private var events: [String] {
        defer { log.events = [] }
        return log.events
    }

    @Test("A tab coordinator has names for commands, and begins with the first tab")
    func names() {
        #expect(tabs.tabs.map(\.name) == ["start", "all-of-it", "the-fifth"])
        #expect(tabs.selected == 0)
        #expect(tabs.arrival == nil)
    }

    @Test("Selecting a tab restores its stack and is announced once")
    func select() {
        tabs.stacks[1].navigate(to: Place.search("a"))
        _ = events
        tabs.select(1)
        tabs.select(1)
        #expect(events == ["tab Place.list at 1"])
        #expect(tabs.depth(of: 1) == 1)
        #expect(tabs.arrival?.presentation == .tab("All of it"))
    }

    @Test("Navigating to a tab's root, also by redirects, selects the tab and pops its stack to the root")
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
        // Another destination of that name is pushed as any screen.
        tabs.stacks[2].navigate(to: Place.detail(identifier: 6))
        #expect(events == ["push Place.detail(identifier: 6) at 1"])
        tabs.stacks[2].navigate(to: Place.detail(identifier: 5))
        #expect(events == ["root Place.detail(identifier: 5)"])
        #expect(tabs.depth(of: 0) == 1)
    }

    @Test(
        "Selecting a tab first dismisses the modal above; if the tab's navigation is the modal's root, the modal goes back to it"
    )
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

    @Test("Going back to a checkpoint announces nothing")
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

    @Test("A cancelled task changes nothing")
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
