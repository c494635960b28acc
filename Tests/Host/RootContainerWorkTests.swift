import ChallengeCore
import ChallengeHost
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The work of a container's views", .limited)
struct RootContainerWorkTests {
    private let app = TestApp()
    private let gate = Gate()

    private func makeContainer() -> RootContainer { RootContainer(app: app, redirector: TestRedirect()) }

    @Test("begins when a view first comes to the top, and only then")
    func firstAppearance() async {
        let sut = makeContainer()
        await sut.settle()
        await sut.settle()
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.navigate(to: TestNavigation.screen(2))
        await sut.settle()
        #expect(app.made["root"]?.appearances == 1)
        #expect(app.made["1"]?.appearances == 0)
        #expect(app.made["2"]?.appearances == 1)

        sut.navigator.goBack()
        await sut.settle()
        #expect(app.made["1"]?.appearances == 1)
    }

    @Test("is waited for, and so is the work of the view that it navigates to")
    func settling() async {
        let sut = makeContainer()
        await sut.settle()
        app.work = { [app] in
            app.work = {}
            app.navigators["1"]?.navigate(to: TestNavigation.screen(2))
        }
        sut.navigator.navigate(to: TestNavigation.screen(1))
        await sut.settle()

        #expect(sut.top?.rendering.title == "2")
        #expect(app.made["2"]?.appearances == 1)
    }

    @Test("is cancelled when its view leaves, or the modal that its view is in", arguments: [false, true])
    func leaving(isModal: Bool) async throws {
        let sut = makeContainer()
        await sut.settle()
        app.work = { [gate] in await gate.pass() }
        if isModal {
            sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        } else {
            sut.navigator.navigate(to: TestNavigation.screen(1))
        }
        let settling = Task { await sut.settle() }
        await gate.waitForArrival()
        let screen = try #require(app.made["1"])
        if isModal { sut.rootNavigator.dismiss() } else { sut.navigator.goBack() }
        _ = sut.screens
        gate.open()
        await settling.value

        #expect(screen.wasCancelled)
    }

    @Test("is cancelled when whoever waits for it is")
    func cancelledWaiting() async throws {
        let sut = makeContainer()
        await sut.settle()
        app.work = { [gate] in await gate.pass() }
        sut.navigator.navigate(to: TestNavigation.screen(1))
        let settling = Task { await sut.settle() }
        await gate.waitForArrival()
        settling.cancel()
        gate.open()
        await settling.value

        #expect(app.made["1"]?.wasCancelled == true)
    }
}
