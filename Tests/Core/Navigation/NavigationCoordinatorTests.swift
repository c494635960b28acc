import ChallengeCore
import Testing

@Suite("A navigation coordinator")
@MainActor
struct NavigationCoordinatorTests {
    @Test("pushes what is navigated to, and pops it again")
    func pushAndPop() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.navigate(to: Place.detail(identifier: 5))
        #expect(journey.path == ["Place.list", "Place.detail(identifier: 5)"])
        journey.coordinator.goBack()
        #expect(journey.path == ["Place.list"])
        #expect(
            journey.events == [
                "push Place.list at 1", "push Place.detail(identifier: 5) at 2", "pop Place.detail(identifier: 5) at 1",
            ])
    }

    @Test("makes two entries of the same destination, and uses no id twice")
    func sameDestinationTwice() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.navigate(to: Place.list)
        #expect(journey.path == ["Place.list", "Place.list"])
        var ids = journey.coordinator.path.map(\.id)
        journey.coordinator.goBack()
        journey.coordinator.navigate(to: Place.list)
        ids += journey.coordinator.path.suffix(1).map(\.id)
        journey.coordinator.present(Place.list, style: .sheet)
        ids += journey.coordinator.modal.map { [$0.id] } ?? []
        #expect(ids.count == 4)
        #expect(Set(ids).count == 4)
    }

    @Test("goes back to the root when the root is navigated to")
    func navigateToRoot() {
        let journey = Journey(redirects: [(from: Elsewhere.far, to: Place.start)])
        for root in [Place.start, Elsewhere.far] as [any NavigationContract] {
            journey.coordinator.navigate(to: Place.list)
            journey.coordinator.present(Place.list, style: .sheet)
            journey.coordinator.navigate(to: root)
            #expect(journey.path.isEmpty)
            #expect(journey.coordinator.modal == nil)
        }
    }

    @Test("goes to the root from anywhere, dismissing what is presented first")
    func goToRoot() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.present(Place.detail(identifier: 1), style: .fullScreenCover)
        _ = journey.takeEvents()
        journey.coordinator.goToRoot()
        #expect(journey.path.isEmpty)
        #expect(journey.coordinator.modal == nil)
        #expect(journey.events == ["dismiss Place.detail(identifier: 1) at 2", "root Place.start"])
        #expect(journey.dismissals == 0)
    }

    @Test("asks to be dismissed when there is nothing to go back to, and changes nothing itself")
    func goBackAtRoot() {
        let journey = Journey()
        journey.coordinator.goBack()
        #expect(journey.dismissals == 1)
        #expect(journey.events.isEmpty)
    }

    @Test("follows redirects, tells each of them first, and keeps them with the entry")
    func redirects() {
        let journey = Journey(redirects: [
            (from: Elsewhere.far, to: Elsewhere.step(1)), (from: Elsewhere.step(1), to: Place.list),
        ])
        let hops = [
            "redirect Elsewhere.far to Elsewhere.step(number: 1)", "redirect Elsewhere.step(number: 1) to Place.list",
        ]
        journey.coordinator.navigate(to: Elsewhere.far)
        #expect(journey.takeEvents() == hops + ["push Place.list at 1"])
        #expect(journey.coordinator.path.map { $0.chain.hops.count } == [2])
        journey.coordinator.present(Elsewhere.far, style: .sheet)
        #expect(journey.takeEvents() == hops + ["present Place.list as sheet at 1"])
    }

    @Test("shows that a navigation leads nowhere as a screen of its own")
    func leadsNowhere() throws {
        let journey = Journey()
        journey.coordinator.navigate(to: Elsewhere.far)
        let shown = try #require(journey.coordinator.path.last?.navigation as? UnknownNavigation)
        #expect(shown == .notFound(.noRedirect(chain: ["Elsewhere.far"])))
    }

    @Test("tells of a change when it has happened")
    func eventsFollowChanges() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.present(Place.start, style: .sheet)
        journey.coordinator.dismiss()
        journey.coordinator.goBack()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.goToRoot()
        let shown = [["Place.list"], ["Place.list", "Place.start"], ["Place.list"], [], ["Place.list"], []]
        #expect(journey.shownAtEvents == shown)
    }
}
