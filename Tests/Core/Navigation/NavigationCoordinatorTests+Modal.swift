import ChallengeCore
import Testing

extension NavigationCoordinatorTests {
    @Test("presents in the style that was asked for, above the stack")
    func present() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.present(Place.detail(identifier: 1), style: .sheet)
        #expect(journey.coordinator.sheet?.reached == .present(.sheet))
        #expect(journey.coordinator.fullScreenCover == nil)
        journey.coordinator.dismiss()
        #expect(journey.coordinator.modal == nil)
        journey.coordinator.present(Place.detail(identifier: 2), style: .fullScreenCover)
        #expect(journey.coordinator.fullScreenCover?.reached == .present(.fullScreenCover))
        #expect(journey.coordinator.sheet == nil)
        #expect(journey.path == ["Place.list"])
        #expect(
            journey.events == [
                "push Place.list at 1", "present Place.detail(identifier: 1) as sheet at 1",
                "dismiss Place.detail(identifier: 1) at 1",
                "present Place.detail(identifier: 2) as fullScreenCover at 1",
            ])
    }

    @Test(
        "dismisses the modal that is there before it presents another",
        arguments: [
            (ModalPresentationStyle.sheet, ModalPresentationStyle.sheet), (.sheet, .fullScreenCover),
            (.fullScreenCover, .sheet), (.fullScreenCover, .fullScreenCover),
        ])
    func presentTwice(first: ModalPresentationStyle, second: ModalPresentationStyle) {
        let journey = Journey()
        journey.coordinator.present(Place.detail(identifier: 1), style: first)
        journey.coordinator.present(Place.detail(identifier: 2), style: second)
        #expect(journey.coordinator.modal?.navigation.fullName == "Place.detail(identifier: 2)")
        #expect((journey.coordinator.sheet == nil) != (journey.coordinator.fullScreenCover == nil))
        #expect(
            journey.events == [
                "present Place.detail(identifier: 1) as \(first) at 0", "dismiss Place.detail(identifier: 1) at 0",
                "present Place.detail(identifier: 2) as \(second) at 0",
            ])
        #expect(journey.dismissals == 0)
    }

    @Test("goes back to a modal's own root when that is navigated to, and leaves every modal for the app's")
    func navigateToRootsInModals() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.present(Place.detail(identifier: 1), style: .sheet)
        let outer = NavigationCoordinator(root: Place.detail(identifier: 1), presenter: journey.coordinator)
        outer.present(Place.detail(identifier: 2), style: .fullScreenCover)
        let inner = NavigationCoordinator(
            root: Place.detail(identifier: 2), redirector: Detours([(from: Elsewhere.far, to: Place.start)]),
            presenter: outer)
        inner.navigate(to: Place.list)
        _ = journey.takeEvents()
        inner.navigate(to: Place.detail(identifier: 2))
        #expect(inner.path.isEmpty)
        #expect(journey.events.isEmpty)
        inner.navigate(to: Elsewhere.far)
        #expect(inner.path.isEmpty && outer.path.isEmpty)
        #expect(journey.path.isEmpty)
        #expect(journey.coordinator.modal == nil)
        #expect(journey.events == ["dismiss Place.detail(identifier: 1) at 1", "root Place.start"])
    }

    @Test("asks to be dismissed itself when it has presented nothing")
    func dismissWithoutModal() {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        _ = journey.takeEvents()
        journey.coordinator.dismiss()
        #expect(journey.dismissals == 1)
        #expect(journey.path == ["Place.list"])
        #expect(journey.events.isEmpty)
    }
}
