import ChallengeDesignSystem
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import Dispatch
import SwiftUI

@Suite("The display of a root container", .limited)
struct RootContainerDisplayTests {
    private final class Log { var lines: [String] = [] }

    private let app = TestApp()
    private let sut: RootContainer
    private let displayed = Log()

    init() {
        sut = RootContainer(app: app, redirector: TestRedirect())
        sut.onDisplay = { [displayed] screen in
            guard case .line(let spans, _) = screen.rendering.body, case .text(let text) = spans[0].content else {
                return
            }
            displayed.lines.append("\(screen.rendering.title):\(text)")
        }
    }

    @Test("Only the settled state is displayed, and nothing if it equals the one before")
    func settled() {
        sut.displayIfChanged()
        for text in ["loading", "loaded"] { app.made["root"]?.text = text }
        sut.displayIfChanged()
        for text in ["other", "loaded"] { app.made["root"]?.text = text }
        sut.displayIfChanged()

        #expect(displayed.lines == ["root:", "root:loaded"])
    }

    @Test("A screen from far below, whose rendering was freed, is displayed as it is now and then followed")
    func farBelow() async {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.displayIfChanged()
        for number in 2...60 {
            sut.navigator.navigate(to: TestNavigation.screen(number))
            _ = sut.top
        }
        let screen = app.made["1"]
        #expect(screen?.renderings == 1)
        for _ in 0..<2 { _ = sut.screen(at: 1, ofStack: 0) }
        #expect(screen?.renderings == 2)
        for _ in 2...60 { sut.navigator.goBack() }
        sut.setNeedsDisplay()
        sut.displayIfChanged()
        screen?.text = "new"
        sut.displayIfChanged()
        #expect(displayed.lines == ["1:", "1:", "1:new"])
    }

    @Test("A screen that looks the same but is another one is displayed")
    func otherScreen() {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.displayIfChanged()
        sut.navigator.goBack()
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.displayIfChanged()

        #expect(displayed.lines == ["1:", "1:"])
    }

    @Test("Going back displays the screen below, with changes since")
    func revealed() {
        sut.displayIfChanged()
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.displayIfChanged()
        app.made["root"]?.text = "changed below"
        sut.displayIfChanged()
        sut.navigator.goBack()
        sut.displayIfChanged()

        #expect(displayed.lines == ["root:", "1:", "root:changed below"])
    }

    @Test("A change displays nothing by itself, but is announced once, however many there are")
    func invalidation() async {
        var notices = 0
        let told = Gate()
        sut.onInvalidate = {
            notices += 1
            told.open()
        }
        sut.displayIfChanged()
        app.made["root"]?.text = "a"
        sut.displayIfChanged()
        app.made["root"]?.text = "b"
        sut.navigator.navigate(to: TestNavigation.screen(1))
        #expect(notices == 0)
        await told.pass()
        #expect(notices == 1)
        #expect(displayed.lines == ["root:", "root:a"])
    }

    @Test("A value of a screen that has left displays nothing")
    func changeAfterLeaving() async {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.displayIfChanged()
        sut.navigator.goBack()
        sut.displayIfChanged()
        var notices = 0
        sut.onInvalidate = { notices += 1 }
        app.made["1"]?.text = "late"
        // A notice arrives in the next turn of the main actor.
        await Task {}.value
        #expect(notices == 0)
        app.made["root"]?.text = "new"
        await Task {}.value
        #expect(notices == 1)
    }

    @Test(
        "Each change from a task off the main actor is displayed, even just after a rendering",
        arguments: [false, true])
    func changeElsewhere(onItsThread: Bool) async throws {
        sut.displayIfChanged()
        let remark = try #require(app.made["root"]?.remark)
        for text in ["a", "b"] {
            let told = Gate()
            sut.onInvalidate = { told.open() }
            await Task.detached(executorPreference: onItsThread ? MainQueue() : nil) { [sut] in
                await remark.change(to: text) { await sut.displayIfChanged() }
            }.value
            await told.pass()
            sut.displayIfChanged()
        }
        #expect(displayed.lines == ["root:", "root:a", "root:b"])
    }

    /// Runs tasks on the thread of the main actor without being on the actor.
    private final nonisolated class MainQueue: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    @Test("A screen marked as displayed is skipped, and a screen marked as changed is displayed again")
    func marked() {
        sut.markDisplayed()
        sut.displayIfChanged()
        #expect(displayed.lines.isEmpty)

        app.made["root"]?.text = "new"
        sut.displayIfChanged()
        sut.setNeedsDisplay()
        sut.displayIfChanged()
        #expect(displayed.lines == ["root:new", "root:new"])
    }
}
