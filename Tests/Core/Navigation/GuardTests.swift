import ChallengeActions
import ChallengeCore
import ChallengeTestSupport

@MainActor
@Suite("A guard", .limited)
struct GuardTests {
    private final class Conditions {
        var isMember = false
        var hasPaid = true
    }

    private let conditions = Conditions()
    private let sut: Journey

    init() {
        func screen(_ navigation: String) -> ScreenDescription {
            ScreenDeclaration(navigation, title: "", navigation: navigation, Place.start).description
        }
        sut = Journey(
            redirects: [(from: Elsewhere.far, to: Place.search("login"))],
            guards: [
                Guard(
                    "a login", for: [screen("Place.list"), screen("Place.detail")],
                    passes: { [conditions] in
                        conditions.isMember
                    }
                ) { _ in Elsewhere.far },
                Guard("a payment", for: [screen("Place.detail")], passes: { [conditions] in conditions.hasPaid }) {
                    #expect($0.name == "Place.detail")
                    return Place.search("till")
                },
            ])
    }

    private var coordinator: NavigationCoordinator { sut.coordinator }

    @Test(
        "A guard leads elsewhere until it passes, also through redirects, then to the requested screen with its intent")
    func redirects() {
        coordinator.navigate(to: Place.list, with: Intent("search", Arguments()))
        #expect(
            sut.takeEvents() == [
                "guard Place.list to Elsewhere.far until a login",
                "redirect Elsewhere.far to Place.search(text: login)", "push Place.search(text: login) at 1",
            ])
        #expect(coordinator.entries.map(\.chain.pendingGuard?.awaited) == ["a login"])
        #expect(coordinator.entries.map(\.chain.pendingGuard?.destination.fullName) == ["Place.list"])
        #expect(coordinator.entries.map(\.intent) == [nil])
        #expect(!coordinator.reevaluateGuards())
        conditions.isMember = true
        #expect(coordinator.reevaluateGuards())
        #expect(!coordinator.reevaluateGuards())
        #expect(
            sut.takeEvents() == [
                "guard Place.search(text: login) to Place.list after a login", "replace Place.list at 1",
            ])
        #expect(coordinator.entries.map(\.intent?.name) == ["search"])
        #expect(coordinator.entries.map(\.satisfiedGuard) == ["a login"])
    }

    @Test("The guards are asked in their order, each until it passes")
    func several() {
        conditions.hasPaid = false
        coordinator.present(Place.detail(identifier: 5), style: .fullScreenCover)
        #expect(coordinator.modal?.navigation.fullName == "Place.search(text: login)")
        conditions.isMember = true
        #expect(coordinator.reevaluateGuards())
        #expect(coordinator.modal?.navigation.fullName == "Place.search(text: till)")
        #expect(coordinator.modal?.chain.pendingGuard?.awaited == "a payment")
        conditions.hasPaid = true
        #expect(coordinator.reevaluateGuards())
        #expect(coordinator.modal?.navigation.fullName == "Place.detail(identifier: 5)")
        #expect(coordinator.modal?.presentation == .present(.fullScreenCover))
        conditions.hasPaid = false
        #expect(coordinator.reevaluateGuards())
        #expect(coordinator.modal == nil)
    }

    @Test("A guard that closes a screen also closes the screens above it and the modal")
    func leaves() {
        conditions.isMember = true
        for place in [Place.search("a"), .list, .search("b")] { coordinator.navigate(to: place) }
        coordinator.present(Place.search("c"), style: .fullScreenCover)
        _ = sut.takeEvents()
        conditions.isMember = false
        let checkpoint = coordinator.checkpoint()
        #expect(coordinator.reevaluateGuards())
        #expect(sut.path == ["Place.search(text: a)"])
        #expect(
            sut.takeEvents() == [
                "dismiss Place.search(text: c) at 3", "pop Place.search(text: b) at 2", "pop Place.list at 1",
            ])
        checkpoint.restore()
        #expect(sut.path.count == 3)
        #expect(coordinator.modal != nil)
    }

    @Test("The screens of a user leave with those above when another user takes the place of the first")
    func users() {
        var user: String? = "ada"
        let list = ScreenDeclaration("List", title: "", navigation: "Place.list", Place.list).description
        let journey = NavigationCoordinator(
            root: Place.start, guards: [Guard("a login", for: [list], user: { user }) { _ in Place.search("login") }])
        for place in [Place.search("a"), .list, .search("b")] { journey.navigate(to: place) }
        #expect(!journey.reevaluateGuards())
        user = "bob"
        #expect(journey.reevaluateGuards() && !journey.reevaluateGuards())
        #expect(journey.entries.map(\.navigation.fullName) == ["Place.search(text: a)"])
        journey.present(Place.list, style: .sheet)
        user = "ada"
        #expect(journey.reevaluateGuards() && journey.modal == nil)
        // A login that waits is for whoever logs in.
        user = nil
        journey.navigate(to: Place.list)
        user = "bob"
        #expect(journey.reevaluateGuards() && !journey.reevaluateGuards())
        #expect(journey.entries.last?.navigation.fullName == "Place.list")
    }

    @Test("A guard's screen replaces the root, and a rollback restores the root")
    func root() {
        let journey = NavigationCoordinator(
            root: Place.list,
            guards: [
                Guard(
                    "a login",
                    for: [ScreenDeclaration("List", title: "", navigation: "Place.list", Place.list).description],
                    passes: { [conditions] in conditions.isMember }
                ) { _ in Place.start }
            ])
        #expect(journey.rootInstead?.navigation.fullName == "Place.start")
        journey.navigate(to: Place.search("x"))
        let checkpoint = journey.checkpoint()
        conditions.isMember = true
        #expect(journey.reevaluateGuards())
        #expect(journey.rootInstead == nil)
        #expect(journey.path.isEmpty)
        checkpoint.restore()
        #expect(journey.rootInstead?.navigation.fullName == "Place.start")
        #expect(journey.path.count == 1)
    }

    @Test("A guard that leads to its own guarded screen leads to the not-found screen")
    func circle() {
        let guards = [
            Guard(
                "never", for: [ScreenDeclaration("List", title: "", navigation: "Place.list", Place.list).description],
                passes: { false }
            ) { $0 }
        ]
        let coordinator = NavigationCoordinator(root: Place.start, guards: guards)
        coordinator.navigate(to: Place.list)
        #expect(coordinator.entries.first?.navigation is UnknownNavigation)
    }
}
