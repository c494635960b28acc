import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import Foundation
import SwiftUI

@Suite("An intent that a root container delivers", .limited)
struct RootContainerIntentTests {
    private let app = TestApp()
    private let sut: RootContainer
    private let intent = TestView.say("a")

    init() { sut = RootContainer(app: app, redirector: TestRedirect()) }

    private var path: [String] { sut.screens.joined().map(\.rendering.title) }

    @Test("The modal on top runs the intent, even if the navigator of the app's own stack is asked")
    func inModal() async throws {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        sut.navigator.navigate(to: TestNavigation.screen(3))
        #expect(try await sut.deliver(intent, through: nil).answer == ["3 says a"])
        #expect(try await sut.rootNavigator.deliver(TestView.say("b")).answer == ["3 says b"])
        #expect(app.made["3"]?.said == ["a", "b"])
    }

    @Test("A screen begins with its navigation's intent, once, also after redirects")
    func takenAlong() async throws {
        let answer = try await sut.deliver(intent, through: TestOutgoingNavigation.first).answer
        try await sut.settle()
        #expect(answer == ["1 says a"])
        #expect(app.made["1"]?.appearances == 1)
        #expect(app.made["1"]?.said == ["a"])
        #expect(sut.top?.intent == intent)
    }

    @Test("A navigator's intent runs after the screen has settled, and not before")
    func settling() async throws {
        sut.navigator.navigate(to: TestNavigation.screen(1), with: intent)
        _ = sut.screens
        #expect(app.made["1"]?.said == [])
        try await sut.settle()
        try await sut.settle()
        #expect(app.made["1"]?.said == ["a"])
    }

    @Test("Going back to a root delivers the intent to it, in the app or in a modal")
    func root() async throws {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.navigate(to: TestNavigation.screen(2), with: intent)
        #expect(try await sut.deliver(intent, through: TestNavigation.screen(1)).answer == ["1 says a"])
        #expect(path == ["root", "1"])
        #expect(try await sut.deliver(intent, through: TestNavigation.root).answer == ["root says a"])
        #expect(path == ["root"])
        #expect(app.made["root"]?.said == ["a"])
    }

    @Test(
        "An intent cancelled before the screen has appeared does not run",
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
