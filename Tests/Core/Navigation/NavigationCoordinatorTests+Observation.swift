import ChallengeCore
import Observation
import Synchronization
import Testing

extension NavigationCoordinatorTests {
    @Test("tells whoever read the path that it changes, and not of modals")
    func observePath() {
        let coordinator = NavigationCoordinator(root: Place.start)
        let changes: [(name: String, make: @MainActor () -> Void)] = [
            ("push", { coordinator.navigate(to: Place.list) }), ("pop", { coordinator.goBack() }),
            ("root", { coordinator.goToRoot() }),
        ]
        for change in changes {
            let reader = Reader { _ = coordinator.path }
            change.make()
            #expect(reader.isTold, "\(change.name)")
        }
        let reader = Reader { _ = coordinator.path }
        coordinator.present(Place.list, style: .sheet)
        coordinator.dismiss()
        #expect(!reader.isTold)
    }

    @Test("tells whoever read a modal that it comes and goes, and not of the path")
    func observeModal() {
        let coordinator = NavigationCoordinator(root: Place.start)
        let modals: [(name: String, style: ModalPresentationStyle, read: @MainActor () -> Void)] = [
            ("sheet", .sheet, { _ = coordinator.sheet }),
            ("cover", .fullScreenCover, { _ = coordinator.fullScreenCover }),
            ("either, as a sheet", .sheet, { _ = coordinator.modal }),
            ("either, as a cover", .fullScreenCover, { _ = coordinator.modal }),
        ]
        for modal in modals {
            let before = Reader(modal.read)
            coordinator.navigate(to: Place.list)
            #expect(!before.isTold, "\(modal.name)")
            coordinator.present(Place.list, style: modal.style)
            #expect(before.isTold, "\(modal.name)")
            let after = Reader(modal.read)
            coordinator.dismiss()
            #expect(after.isTold, "\(modal.name)")
        }
    }
}

/// Reads something once and learns whether it is about to change.
@MainActor
private final class Reader {
    private let told = Told()

    init(_ read: @MainActor () -> Void) {
        withObservationTracking(read) { [told] in told.flag.store(true, ordering: .relaxed) }
    }

    var isTold: Bool { told.flag.load(ordering: .relaxed) }

    private final class Told: Sendable {
        let flag = Atomic(false)
    }
}
