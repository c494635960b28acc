import Dispatch
import Synchronization
import ChallengeTestLimits

@testable import ChallengeTaskTracking

/// The rest of an app, for tasks as apps start them. No test takes time: the time of the app is virtual.
@Suite("The rest of an app", .limited)
struct AppTasksTests {
    private let tasks = AppTasks()
    private let log = Log()

    /// Runs a command that starts something, and returns when the app is at rest.
    private func command(_ start: @MainActor () -> Void) async throws {
        tasks.beginCommand()
        tasks.attributing(start)
        try await tasks.rest()
        tasks.endCommand()
    }

    @Test("A command waits for a task without an owner, and for its sleep")
    func debounce() async throws {
        try await command {
            Task {
                try? await Task.sleep(for: .milliseconds(300))
                await Task.detached { await self.log.add("searched") }.value
                await self.log.add("shown")
            }
        }
        #expect(await log.lines == ["searched", "shown"])
        #expect(tasks.clock.now.offset == .milliseconds(300))
        #expect(tasks.sleepers == nil)
    }

    @Test("Held tasks and their work for Dispatch never run, and no command waits for them")
    func held() async throws {
        AppTasks(areHeld: true).attributing {
            Task { await log.add("held") }
            DispatchQueue.main.async { Task { [log] in await log.add("dispatched") } }
        }
        try await command {
            DispatchQueue.main.async { Task { [log] in await log.add("later") } }
        }
        #expect(await log.lines == ["later"])
    }

    @Test("Any thread gets the result of work on the main actor")
    func mainActor() async {
        let answer = { @Sendable in
            AppTasks.onMainActor {
                MainActor.assertIsolated()
                return 42
            }
        }
        let other = await withUnsafeContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: answer()) }
        }
        #expect(await MainActor.run(body: answer) == 42 && other == 42)
    }

    @Test("A cancelled sleep takes no time")
    func cancelledSleep() async throws {
        try await command {
            let first = Task { try? await Task.sleep(for: .seconds(30)) }
            Task {
                await Task.yield()
                first.cancel()
                _ = await first.value
                await self.log.add("cancelled")
            }
        }
        #expect(await log.lines == ["cancelled"])
        #expect(tasks.clock.now.offset == .zero)
        #expect(tasks.sleepers == nil)
    }

    @Test("A task that sleeps for a second or longer continues in the background, and is reported")
    func background() async throws {
        try await command {
            Task {
                for tick in 1...3 {
                    try? await Task.sleep(for: .seconds(4))
                    await self.log.add("tick \(tick)")
                }
            }
        }
        #expect(await log.lines.isEmpty)
        #expect(tasks.sleepers == AppTasks.Sleepers(count: 1, next: .seconds(4)))
        try await tasks.pass(.seconds(3))
        #expect(tasks.sleepers == AppTasks.Sleepers(count: 1, next: .seconds(1)))
        try await tasks.pass(.seconds(6))
        #expect(await log.lines == ["tick 1", "tick 2"])
        #expect(tasks.clock.now.offset == .seconds(9))
    }

    @Test("A loop of short sleeps is in the background after a second, and no later command waits for it")
    func ticking() async throws {
        try await command {
            Task {
                while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(200)); await self.log.add("tick") }
            }
        }
        #expect(await log.lines.count == 4)
        try await command { Task { await self.log.add("other") } }
        #expect(await log.lines.count == 5)
        try await tasks.pass(.seconds(1))
        #expect(await log.lines.count == 10)
    }

    @Test("A command waits for a listener that it wakes, and for its next sleep")
    func stream() async throws {
        let (stream, messages) = AsyncStream.makeStream(of: String.self)
        try await command {
            Task {
                for await message in stream {
                    try? await Task.sleep(for: .milliseconds(400))
                    await self.log.add(message)
                }
            }
        }
        try await command { messages.yield("a") }
        #expect(await log.lines == ["a"])
        #expect(tasks.clock.now.offset == .milliseconds(400))
    }

    @Test(
        "All ways to sleep take exactly their duration",
        arguments: [Sleep.task, .until, .nanoseconds, .continuous, .suspending, .existential, .app])
    func clocks(sleep: Sleep) async throws {
        try await command {
            for _ in 1...3 {
                Task { [tasks] in
                    try? await sleep.sleep(tasks)
                    await self.log.add("\(tasks.clock.now.offset)")
                }
            }
        }
        let times = await log.lines
        #expect(times == Array(repeating: "0.25 seconds", count: 3))
    }

    enum Sleep: CaseIterable, Sendable {
        case task, until, nanoseconds, continuous, suspending, existential, app

        func sleep(_ tasks: AppTasks) async throws {
            let duration = Duration.milliseconds(250)
            switch self {
            case .task: try await Task.sleep(for: duration)
            case .until: try await Task.sleep(until: .now + duration, clock: .continuous)
            case .nanoseconds: try await Task.sleep(nanoseconds: 250_000_000)
            case .continuous: try await ContinuousClock().sleep(for: duration)
            case .suspending: try await SuspendingClock().sleep(for: duration)
            case .existential: try await (ContinuousClock() as any Clock<Duration>).sleep(for: duration)
            case .app: try await tasks.clock.sleep(for: duration)
            }
        }
    }

    @Test("A timeout leaves no sleep behind")
    func timeout() async throws {
        try await command {
            Task {
                await withTaskGroup(of: String.self) { group in
                    group.addTask {
                        try? await Task.sleep(for: .milliseconds(100)); return "answer"
                    }
                    group.addTask {
                        try? await Task.sleep(for: .seconds(5)); return "late"
                    }
                    await self.log.add(group.next() ?? "")
                    group.cancelAll()
                }
            }
        }
        #expect(await log.lines == ["answer"])
        #expect(tasks.sleepers == nil)
    }

    @Test("A command waits for the end of a loop that yields")
    func yields() async throws {
        try await command {
            Task {
                for _ in 1...500 { await Task.yield() }
                await self.log.add("done")
            }
        }
        #expect(await log.lines == ["done"])
    }

    @Test("Each wait for a task that never rests has its own patience")
    func patience() async throws {
        tasks.patience = .milliseconds(1)
        let spinning = tasks.attributing { Task { while !Task.isCancelled { await Task.yield() } } }
        for _ in 1...2 {
            let count = tasks.jobCount
            await #expect(throws: NeverRests.self) { try await tasks.rest() }
            #expect(tasks.jobCount - count > 1_000)
        }
        spinning.cancel()
    }

    @Test("Tasks run in one order, whichever actors they move between")
    func order() async throws {
        var orders: Set<[String]> = []
        for _ in 1...20 {
            let (tasks, log) = (AppTasks(), Log())
            tasks.attributing {
                for name in ["a", "b", "c"] {
                    Task.detached {
                        for step in 1...3 {
                            try? await Task.sleep(for: .milliseconds(50))
                            await log.add("\(name)\(step)")
                            await Task.yield()
                        }
                    }
                }
            }
            try await tasks.rest()
            orders.insert(await log.lines)
        }
        #expect(orders == [["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]])
    }

    @Test("Virtual time stands still during a request, and the command continues")
    func awaitingExternal() async throws {
        try await command {
            Task {
                try? await Task.sleep(for: .milliseconds(100)); await self.log.add("slept")
            }
            Task { [tasks] in
                await tasks.awaitingExternal {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
                    }
                    await self.log.add("answered at \(tasks.clock.now.offset)")
                }
            }
        }
        #expect(await log.lines == ["answered at 0.0 seconds", "slept"])
    }

    @Test("A task outside the app stays outside, although a job of the app ends its wait")
    func outsideWait() async throws {
        let (waits, goesOn) = AsyncStream.makeStream(of: Void.self)
        let outside = Task {
            await AppTasks.awaitingExternal {
                for await _ in waits { break }
            }
            // A sleep of the app would be reported.
            return Task { try? await Task.sleep(for: .seconds(60)) }
        }
        await Task.yield()
        try await command { Task { _ = goesOn.yield() } }
        let sleep = await outside.value
        #expect(tasks.sleepers == nil)
        sleep.cancel()
    }

    @Test("Time stands still until the work after a rest is done, however many other jobs are queued")
    @MainActor
    func stillness() async throws {
        tasks.beginCommand()
        tasks.attributing { Task { try? await Task.sleep(for: .milliseconds(300)) } }
        let rest = Task { try await tasks.rest() }
        let others = (0..<1_000).map { _ in Task { while !Task.isCancelled { await Task.yield() } } }
        await tasks.stillness { #expect(tasks.clock.now.offset == .zero) }
        for other in others { other.cancel() }
        try await rest.value
        #expect(tasks.clock.now.offset == .milliseconds(300))
    }

    @Test("A command waits for a simulated answer, however late it arrives")
    func pretendedAnswer() async throws {
        try await command {
            Task {
                try? await AppTasks.awaitingAnswer { try await Task.sleep(for: .seconds(30)) }
                await self.log.add("answered")
            }
        }
        #expect(await log.lines == ["answered"])
    }

    @Test("Cancelling a command cancels everything that it has started, owned or not, and nothing else")
    func cancellation() async throws {
        func sleeper(_ name: String) {
            Task {
                do { try await Task.sleep(for: .seconds(9)) } catch { await self.log.add("\(name) cancelled") }
            }
        }
        try await command { sleeper("earlier") }
        tasks.beginCommand()
        tasks.attributing {
            sleeper("own")
            Task { sleeper("own's own") }
            Task.detached { await sleeper("detached") }
        }
        try await tasks.rest()
        tasks.cancelStarted()
        try await tasks.rest()
        #expect(await Set(log.lines) == ["own cancelled", "own's own cancelled", "detached cancelled"])
        #expect(tasks.sleepers?.count == 1)
    }

    @Test("Cancelling the wait for rest cancels the tasks of the command")
    func cancelledWait() async throws {
        let begun = Promise()
        tasks.beginCommand()
        tasks.attributing {
            Task { [tasks] in
                await tasks.awaitingExternal {
                    await begun.fulfil()
                    do { try await AppTasks.outside { try await Task.sleep(for: .seconds(600)) } } catch {
                        await self.log.add("cancelled")
                    }
                }
            }
        }
        let command = Task { [tasks] in try await tasks.rest() }
        await begun.value
        command.cancel()
        try await command.value
        #expect(await log.lines == ["cancelled"])
    }

    @Test("The tasks of one app neither delay another's rest nor share its time")
    func apps() async throws {
        let other = AppTasks()
        other.attributing {
            Task {
                try? await Task.sleep(for: .milliseconds(500)); await self.log.add("other")
            }
        }
        try await command {
            Task {
                try? await Task.sleep(for: .milliseconds(700)); await self.log.add("own")
            }
        }
        #expect(await log.lines == ["own"])
        #expect(other.clock.now.offset == .zero)
        try await other.rest()
        #expect(await log.lines == ["own", "other"])
    }

    @Test("The first of several waiters is notified last")
    func waiters() async throws {
        tasks.attributing {
            Task { [tasks] in
                try? await tasks.rest(); await self.log.add("inner")
            }
        }
        try await tasks.rest()
        await log.add("outer")
        #expect(await log.lines == ["inner", "outer"])
    }

    @Test("The value of a finished task may cancel a sleep when it is freed after the command", arguments: [1, 100])
    func freedValues(count: Int) async throws {
        final class Value: Sendable {
            let task = Task { try? await Task.sleep(for: .seconds(30)) }
            deinit { task.cancel() }
        }
        try await command { for _ in 1...count { Task { Value() } } }
        #expect(tasks.sleepers == nil)
    }

    @Test("A hundred sleeping tasks wake in the order of their times")
    func manySleepers() async throws {
        try await command {
            for number in (0..<100).reversed() {
                Task {
                    try? await Task.sleep(for: .milliseconds(10 * number)); await self.log.add("\(number)")
                }
            }
        }
        #expect(await log.lines == (0..<100).map { "\($0)" })
    }
}

private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

private actor Promise {
    private var isFulfilled = false
    private var waiting: CheckedContinuation<Void, Never>?

    func fulfil() {
        isFulfilled = true
        waiting?.resume()
        waiting = nil
    }

    var value: Void {
        get async { if !isFulfilled { await withCheckedContinuation { waiting = $0 } } }
    }
}

@Suite("Work that an app gives to Dispatch", .limited)
struct DispatchedWorkTests {
    private let sut = AppTasks()
    private let seen = Seen()

    /// What the work has done, in order.
    private nonisolated final class Seen: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock(\.self) }
        func record(_ text: String) { texts.withLock { $0.append(text) } }
    }

    private func command(_ body: () -> Void) async throws {
        sut.beginCommand()
        sut.attributing(body)
        try await sut.rest()
    }

    @Test("A command waits for work on the main queue and on others, and for what they start")
    func work() async throws {
        try await command {
            DispatchQueue.global().async { [seen] in
                DispatchQueue(label: "a").async {
                    DispatchQueue.main.async {
                        seen.record("main")
                        Task {
                            try? await Task.sleep(for: .milliseconds(200))
                            seen.record("task")
                        }
                    }
                }
            }
        }
        #expect(seen.all == ["main", "task"])
    }

    @Test("A delay is a sleep in virtual time, for a block and for a work item that may be cancelled")
    func delay() async throws {
        try await command {
            let cancelled = DispatchWorkItem { [seen] in seen.record("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [seen] in seen.record("later") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: cancelled)
            DispatchQueue.main.asyncAfter(
                deadline: .now() + .milliseconds(300), execute: DispatchWorkItem { [seen] in seen.record("soon") })
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 5) { [seen] in seen.record("late") }
            cancelled.cancel()
        }
        #expect(seen.all == ["soon", "later"])
        #expect(sut.now == .milliseconds(400))
        #expect(sut.sleepers?.count == 1)
        try await sut.pass(.seconds(6))
        #expect(seen.all == ["soon", "later", "late"])
    }

    @Test("A command does not wait forever for work that does not end")
    func endless() async throws {
        sut.patience = .milliseconds(1)
        let end = DispatchSemaphore(value: 0)
        try await command { DispatchQueue.global().async { end.wait() } }
        end.signal()
    }
}
