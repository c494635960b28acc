import ChallengeActions
import ChallengeTestSupport
import Observation

@Suite("The state of a coordinator that views show")
@MainActor
struct ObservedNavigationTests {
    private let sut = NavigationCoordinator(redirector: nil)

    private var path: [String] { sut.path.map(\.wrapped.fullName) }

    @Test("Setting the path pops and pushes what differs, and keeps the rest")
    func setPath() {
        sut.navigate(to: Place.detail(identifier: 1))
        sut.navigate(to: Place.detail(identifier: 2))
        let first = sut.entries[0].id
        sut.path = [
            AnyNavigation(Place.detail(identifier: 1)), AnyNavigation(Place.detail(identifier: 3)),
            AnyNavigation(Place.detail(identifier: 4)),
        ]
        #expect(path == ["Place.detail(identifier: 1)", "Place.detail(identifier: 3)", "Place.detail(identifier: 4)"])
        #expect(sut.entries[0].id == first)
        sut.path = []
        #expect(path == [])
    }

    @Test("A modal is a sheet or a cover, and ends when its binding is nil")
    func modals() {
        sut.present(Place.detail(identifier: 1), style: .sheet)
        #expect(sut.sheet?.navigation.fullName == "Place.detail(identifier: 1)")
        #expect(sut.fullScreenCover == nil)
        sut.fullScreenCover = nil
        #expect(sut.modal != nil)
        sut.fullScreenCover = sut.sheet
        #expect(sut.sheet == nil)
        #expect(sut.fullScreenCover?.navigation.fullName == "Place.detail(identifier: 1)")
        sut.fullScreenCover = nil
        #expect(sut.modal == nil)
    }

    @Test("Observers hear of changes of the path and of the modal")
    func observers() {
        var changes = 0
        func observe() {
            withObservationTracking {
                _ = (sut.path, sut.sheet)
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
        }
        observe()
        sut.navigate(to: Place.detail(identifier: 1))
        #expect(changes == 1)
        observe()
        sut.present(Place.detail(identifier: 2), style: .sheet)
        #expect(changes == 2)
    }
}
