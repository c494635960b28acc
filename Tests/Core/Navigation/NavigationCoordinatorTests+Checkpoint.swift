import ChallengeCore
import Testing

extension NavigationCoordinatorTests {
    @Test("is put back where it was at a checkpoint, entry by entry, and tells nobody of that")
    func checkpoint() throws {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.present(Place.detail(identifier: 1), style: .sheet)
        let (entry, modal) = (try #require(journey.coordinator.path.first), try #require(journey.coordinator.sheet))
        let checkpoint = journey.coordinator.checkpoint()
        journey.coordinator.present(Place.detail(identifier: 2), style: .fullScreenCover)
        journey.coordinator.goBack()
        journey.coordinator.navigate(to: Place.detail(identifier: 3))
        _ = journey.takeEvents()

        checkpoint.restore()
        #expect(journey.coordinator.path.map(\.id) == [entry.id])
        #expect(journey.coordinator.sheet?.id == modal.id)
        #expect(journey.coordinator.fullScreenCover == nil)
        #expect(journey.events.isEmpty)
    }

    @Test("makes entries after a checkpoint that differ from those that were taken back")
    func entriesAfterCheckpoint() {
        let journey = Journey()
        let checkpoint = journey.coordinator.checkpoint()
        journey.coordinator.navigate(to: Place.list)
        let takenBack = journey.coordinator.path.map(\.id)
        checkpoint.restore()
        journey.coordinator.navigate(to: Place.list)
        #expect(journey.coordinator.path.map(\.id) != takenBack)
    }

    @Test("is not moved by a task that was cancelled")
    func cancelledTask() async {
        let journey = Journey()
        journey.coordinator.navigate(to: Place.list)
        journey.coordinator.present(Place.detail(identifier: 1), style: .sheet)
        _ = journey.takeEvents()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            journey.coordinator.navigate(to: Place.detail(identifier: 2))
            journey.coordinator.present(Place.detail(identifier: 2), style: .sheet)
            journey.coordinator.dismiss()
            journey.coordinator.goBack()
            journey.coordinator.goToRoot()
        }
        await task.value
        #expect(journey.events.isEmpty)
        #expect(journey.path == ["Place.list"])
        #expect(journey.coordinator.sheet != nil)
    }
}
