import ChallengeActions
import ChallengeCore
import ChallengeTestLimits

@Suite("A navigation coordinator", .limited)
@MainActor
struct NavigationCoordinatorTests {
    private let journey = Journey()
    private var coordinator: NavigationCoordinator { journey.coordinator }

    @Test("Navigating pushes a screen, and going back pops it")
    func pushAndPop() {
        coordinator.navigate(to: Place.list)
        coordinator.navigate(to: Place.detail(identifier: 5))
        #expect(journey.path == ["Place.list", "Place.detail(identifier: 5)"])
        coordinator.goBack()
        #expect(journey.path == ["Place.list"])
        #expect(
            journey.events == [
                "push Place.list at 1", "push Place.detail(identifier: 5) at 2", "pop Place.detail(identifier: 5) at 1",
            ])
    }

    @Test("Going forward opens what going back has left, until another navigation")
    func goForward() {
        coordinator.navigate(to: Place.list)
        coordinator.navigate(to: Place.detail(identifier: 5))
        #expect(!coordinator.goForward())
        coordinator.goBack()
        coordinator.goBack()
        let checkpoint = coordinator.checkpoint()
        #expect(coordinator.goForward() && coordinator.goForward() && !coordinator.goForward())
        #expect(journey.path == ["Place.list", "Place.detail(identifier: 5)"])
        checkpoint.restore()
        #expect(coordinator.goForward())
        let changes = [
            { coordinator.navigate(to: Place.list) }, { coordinator.replaceTop(with: Place.list) },
            coordinator.goToRoot, { coordinator.reset(to: Place.list) },
        ]
        for change in changes {
            coordinator.goToRoot()
            coordinator.navigate(to: Place.detail(identifier: 5))
            coordinator.goBack()
            change()
            #expect(!coordinator.goForward())
        }
    }

    @Test("A guard's screen in place of the root is announced")
    func guardedRoot() {
        var roots: [String] = []
        let start = ScreenDeclaration("Start", title: "Start", navigation: "Place.start", Place.start).description
        let login = Guard("a login", for: [start], passes: { false }) { _ in Place.list }
        let coordinator = NavigationCoordinator(root: Place.start, guards: [login]) {
            if case .root(let navigation) = $0 { roots.append(navigation.name) }
        }
        coordinator.goToRoot()
        #expect(roots == ["Place.list"])
    }

    @Test("Two entries of the same destination have different ids")
    func sameDestinationTwice() {
        coordinator.navigate(to: Place.list)
        coordinator.navigate(to: Place.list)
        #expect(journey.path == ["Place.list", "Place.list"])
        var ids = coordinator.entries.map(\.id)
        coordinator.goBack()
        coordinator.navigate(to: Place.list)
        ids += coordinator.entries.suffix(1).map(\.id)
        coordinator.present(Place.list, style: .sheet)
        ids += coordinator.modal.map { [$0.id] } ?? []
        #expect(ids.count == 4)
        #expect(Set(ids).count == 4)
    }

    @Test("Navigating to the root goes back to it")
    func navigateToRoot() {
        let journey = Journey(redirects: [(from: Elsewhere.far, to: Place.start)])
        let coordinator = journey.coordinator
        for root in [Place.start, Elsewhere.far] as [any NavigationContract] {
            coordinator.navigate(to: Place.list)
            coordinator.present(Place.list, style: .sheet)
            coordinator.navigate(to: root)
            #expect(journey.path.isEmpty)
            #expect(coordinator.modal == nil)
        }
    }

    @Test("Going to the root works from everywhere, and first dismisses the modal")
    func goToRoot() {
        coordinator.navigate(to: Place.list)
        coordinator.navigate(to: Place.list)
        coordinator.present(Place.detail(identifier: 1), style: .fullScreenCover)
        _ = journey.takeEvents()
        coordinator.goToRoot()
        #expect(journey.path.isEmpty)
        #expect(coordinator.modal == nil)
        #expect(journey.events == ["dismiss Place.detail(identifier: 1) at 2", "root Place.start"])
        #expect(journey.dismissals == 0)
    }

    @Test("Going back at the root asks for dismissal, and changes nothing itself")
    func goBackAtRoot() {
        coordinator.goBack()
        #expect(journey.dismissals == 1)
        #expect(journey.events.isEmpty)
    }

    @Test("Redirects are announced first, followed, and kept with the entry")
    func redirects() {
        let journey = Journey(redirects: [
            (from: Elsewhere.far, to: Elsewhere.step(1)), (from: Elsewhere.step(1), to: Place.list),
        ])
        let coordinator = journey.coordinator
        let hops = [
            "redirect Elsewhere.far to Elsewhere.step(number: 1)", "redirect Elsewhere.step(number: 1) to Place.list",
        ]
        coordinator.navigate(to: Elsewhere.far)
        #expect(journey.takeEvents() == hops + ["push Place.list at 1"])
        #expect(coordinator.entries.map { $0.chain.hops.count } == [2])
        coordinator.present(Elsewhere.far, style: .sheet)
        #expect(journey.takeEvents() == hops + ["present Place.list as sheet at 1"])
    }

    @Test("A navigation that leads nowhere shows a screen of its own")
    func leadsNowhere() throws {
        coordinator.navigate(to: Elsewhere.far)
        let shown = try #require(coordinator.entries.last?.navigation as? UnknownNavigation)
        #expect(shown == .notFound(.noRedirect(chain: ["Elsewhere.far"])))
    }

    @Test("A change is announced after it has happened")
    func eventsFollowChanges() {
        coordinator.navigate(to: Place.list)
        coordinator.present(Place.start, style: .sheet)
        coordinator.dismiss()
        coordinator.goBack()
        coordinator.navigate(to: Place.list)
        coordinator.goToRoot()
        let shown = [["Place.list"], ["Place.list", "Place.start"], ["Place.list"], [], ["Place.list"], []]
        #expect(journey.shownAtEvents == shown)
    }

    @Test("A modal is presented above the stack in the requested style")
    func present() {
        coordinator.navigate(to: Place.list)
        coordinator.present(Place.detail(identifier: 1), style: .sheet)
        #expect(coordinator.modal?.presentation == .present(.sheet))
        coordinator.dismiss()
        #expect(coordinator.modal == nil)
        coordinator.present(Place.detail(identifier: 2), style: .fullScreenCover)
        #expect(coordinator.modal?.presentation == .present(.fullScreenCover))
        #expect(journey.path == ["Place.list"])
        #expect(
            journey.events == [
                "push Place.list at 1", "present Place.detail(identifier: 1) as sheet at 1",
                "dismiss Place.detail(identifier: 1) at 1",
                "present Place.detail(identifier: 2) as fullScreenCover at 1",
            ])
    }

    @Test(
        "Presenting dismisses the present modal first",
        arguments: [
            (ModalPresentationStyle.sheet, ModalPresentationStyle.sheet), (.sheet, .fullScreenCover),
            (.fullScreenCover, .sheet), (.fullScreenCover, .fullScreenCover),
        ])
    func presentTwice(first: ModalPresentationStyle, second: ModalPresentationStyle) {
        coordinator.present(Place.detail(identifier: 1), style: first)
        coordinator.present(Place.detail(identifier: 2), style: second)
        #expect(coordinator.modal?.navigation.fullName == "Place.detail(identifier: 2)")
        #expect(coordinator.modal?.presentation == .present(second))
        #expect(
            journey.events == [
                "present Place.detail(identifier: 1) as \(first.name) at 0", "dismiss Place.detail(identifier: 1) at 0",
                "present Place.detail(identifier: 2) as \(second.name) at 0",
            ])
        #expect(journey.dismissals == 0)
    }

    @Test("Navigating to a modal's own root goes back to it, and to the app's root leaves every modal")
    func navigateToRootsInModals() {
        coordinator.navigate(to: Place.list)
        coordinator.present(Place.detail(identifier: 1), style: .sheet)
        let outer = NavigationCoordinator(root: Place.detail(identifier: 1), presenter: coordinator)
        outer.present(Place.detail(identifier: 2), style: .fullScreenCover)
        let inner = NavigationCoordinator(
            root: Place.detail(identifier: 2), redirector: Detours([(from: Elsewhere.far, to: Place.start)]),
            presenter: outer)
        inner.navigate(to: Place.list)
        _ = journey.takeEvents()
        inner.navigate(to: Place.detail(identifier: 2))
        #expect(inner.entries.isEmpty)
        #expect(journey.events.isEmpty)
        inner.navigate(to: Elsewhere.far)
        #expect(inner.entries.isEmpty && outer.entries.isEmpty)
        #expect(journey.path.isEmpty)
        #expect(coordinator.modal == nil)
        #expect(journey.events == ["dismiss Place.detail(identifier: 1) at 1", "root Place.start"])
    }

    @Test("Dismissing without a modal asks for the dismissal of the coordinator itself")
    func dismissWithoutModal() {
        coordinator.navigate(to: Place.list)
        _ = journey.takeEvents()
        coordinator.dismiss()
        #expect(journey.dismissals == 1)
        #expect(journey.path == ["Place.list"])
        #expect(journey.events.isEmpty)
    }

    @Test("A checkpoint restores the coordinator entry by entry, and announces nothing")
    func checkpoint() throws {
        coordinator.navigate(to: Place.list)
        coordinator.present(Place.detail(identifier: 1), style: .sheet)
        let (entry, modal) = (try #require(coordinator.entries.first), try #require(coordinator.modal))
        let checkpoint = coordinator.checkpoint()
        coordinator.present(Place.detail(identifier: 2), style: .fullScreenCover)
        coordinator.goBack()
        coordinator.navigate(to: Place.detail(identifier: 3))
        _ = journey.takeEvents()

        checkpoint.restore()
        #expect(coordinator.entries.map(\.id) == [entry.id])
        #expect(coordinator.modal?.id == modal.id)
        #expect(journey.events.isEmpty)
    }

    @Test("Entries after a checkpoint differ from those that were rolled back")
    func entriesAfterCheckpoint() {
        let checkpoint = coordinator.checkpoint()
        coordinator.navigate(to: Place.list)
        let rolledBack = coordinator.entries.map(\.id)
        checkpoint.restore()
        coordinator.navigate(to: Place.list)
        #expect(coordinator.entries.map(\.id) != rolledBack)
    }

    @Test("A cancelled task does not move the coordinator")
    func cancelledTask() async {
        coordinator.navigate(to: Place.list)
        coordinator.present(Place.detail(identifier: 1), style: .sheet)
        _ = journey.takeEvents()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            coordinator.navigate(to: Place.detail(identifier: 2))
            coordinator.present(Place.detail(identifier: 2), style: .sheet)
            coordinator.dismiss()
            coordinator.goBack()
            coordinator.goToRoot()
        }
        await task.value
        #expect(journey.events.isEmpty)
        #expect(journey.path == ["Place.list"])
        #expect(coordinator.modal?.presentation == .present(.sheet))
    }
}
