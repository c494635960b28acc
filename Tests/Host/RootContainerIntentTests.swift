import ChallengeHost
import ChallengeShellTestSupport
import Foundation

@Suite("An intent that a root container delivers", .limited)
struct RootContainerIntentTests {
    private let app = TestApp()
    private let sut: RootContainer
    private let intent = TestView.say("a")

    init() { sut = RootContainer(app: app, redirector: TestRedirect()) }

    private var path: [String] { sut.screens.joined().map(\.rendering.title) }

    @Test("is carried out by the screen on top once that has appeared, and its answer is returned")
    func onTop() async throws {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        #expect(try await sut.deliver(intent, through: nil).answer == ["1 says a"])
        #expect(app.made["1"]?.appearances == 1)
        #expect(app.made["1"]?.said == ["a"])
        #expect(app.made["root"]?.said == [])
        #expect(sut.screens.joined().map(\.intent) == [nil, intent])
        #expect(sut.top?.intent == intent)
    }

    @Test("is carried out by the modal on top, also where the navigator of the app's own stack is asked")
    func inModal() async throws {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        sut.navigator.navigate(to: TestNavigation.screen(3))
        #expect(try await sut.deliver(intent, through: nil).answer == ["3 says a"])
        #expect(try await sut.rootNavigator.deliver(TestView.say("b")).answer == ["3 says b"])
        #expect(app.made["3"]?.said == ["a", "b"])
    }

    @Test("is what the screen begins with, once, where it is taken along, by way of redirects too")
    func takenAlong() async throws {
        var events: [String] = []
        sut.onNavigation = { event in
            switch event {
            case .push(let navigation, _): events.append("push \(navigation.fullName)")
            case .deliver(let intent, let navigation, _): events.append("\(intent.name) to \(navigation.fullName)")
            default: break
            }
        }
        let answer = try await sut.deliver(intent, through: TestOutgoingNavigation.first).answer
        try await sut.settle()
        #expect(answer == ["1 says a"])
        #expect(app.made["1"]?.appearances == 1)
        #expect(app.made["1"]?.said == ["a"])
        #expect(sut.top?.intent == intent)
        #expect(events == ["push TestNavigation.screen(number: 1)", "say to TestNavigation.screen(number: 1)"])
    }

    @Test("that a navigator takes along is carried out when the screen has settled, and not before")
    func settling() async throws {
        sut.navigator.navigate(to: TestNavigation.screen(1), with: intent)
        _ = sut.screens
        #expect(app.made["1"]?.said == [])
        try await sut.settle()
        try await sut.settle()
        #expect(app.made["1"]?.said == ["a"])
    }

    @Test("is carried out by a root that it leads back to, that of the app or of a modal")
    func root() async throws {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.navigate(to: TestNavigation.screen(2), with: intent)
        #expect(try await sut.deliver(intent, through: TestNavigation.screen(1)).answer == ["1 says a"])
        #expect(path == ["root", "1"])
        #expect(try await sut.deliver(intent, through: TestNavigation.root).answer == ["root says a"])
        #expect(path == ["root"])
        #expect(app.made["root"]?.said == ["a"])
    }

    @Test("that cannot be carried out throws why, where it stands", arguments: [nil, TestNavigation.screen(1)])
    func failures(navigation: TestNavigation?) async throws {
        await #expect(throws: StubError("nothing to say")) {
            try await sut.deliver(TestView.say(""), through: navigation)
        }
        let name = navigation == nil ? "root" : "1"
        await #expect(throws: UnavailableAction(name: "fly", screen: name)) {
            try await sut.deliver(Intent("fly"), through: navigation)
        }
        #expect(sut.top?.rendering.title == name)
    }

    @Test("of a task that was cancelled moves nothing and is not done", arguments: [nil, TestNavigation.screen(1)])
    func cancelledBefore(navigation: TestNavigation?) async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await sut.deliver(intent, through: navigation)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(path == ["root"])
        #expect(app.made["root"]?.said == [])
    }

    @Test(
        "is not done where it is cancelled before the screen has appeared",
        arguments: [nil, TestNavigation.screen(1)])
    func cancelledMeanwhile(navigation: TestNavigation?) async throws {
        let gate = Gate()
        let app = TestApp()
        app.work = { await gate.pass() }
        let sut = RootContainer(app: app, redirector: nil)
        _ = sut.begin(dueTo: "")
        let task = Task { _ = try await sut.deliver(intent, through: navigation) }
        await gate.waitForArrival()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(app.made.values.flatMap(\.said) == [])
    }
}
