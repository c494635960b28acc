import ChallengeTestLimits

@testable import ChallengeTaskTracking

/// The order of an app's tasks under schedules.
@Suite("A schedule", .limited)
struct ScheduleTests {
    /// Returns the order in which some tasks run.
    private func order(_ schedule: Int?, of names: [String], sleeping: Bool) async throws -> [String] {
        let (tasks, log) = (AppTasks(), Log())
        tasks.schedule = schedule
        tasks.beginCommand()
        tasks.attributing {
            for name in names {
                Task.detached {
                    for step in 1...3 {
                        if sleeping { try? await Task.sleep(for: .milliseconds(50)) }
                        await log.add("\(name)\(step)")
                    }
                }
            }
        }
        try await tasks.rest()
        tasks.endCommand()
        return await log.lines
    }

    @Test("A schedule has the same order for the same number, and other orders for others", arguments: [true, false])
    func numbers(sleeping: Bool) async throws {
        var orders: Set<[String]> = []
        for number in 1...10 {
            let first = try await order(number, of: ["a", "b", "c"], sleeping: sleeping)
            #expect(first.count == 9)
            for _ in 1...3 { #expect(try await order(number, of: ["a", "b", "c"], sleeping: sleeping) == first) }
            orders.insert(first)
        }
        #expect(orders.count > 3)
        #expect(try await order(nil, of: ["a", "b"], sleeping: true) == ["a1", "b1", "a2", "b2", "a3", "b3"])
    }

    @Test("A schedule starts afresh with each command, and ends when there is none any more")
    func commands() async throws {
        let (tasks, log) = (AppTasks(), Log())
        func order() async throws -> [String] {
            tasks.beginCommand()
            tasks.attributing {
                for name in ["a", "b", "c", "d"] {
                    Task.detached {
                        try? await Task.sleep(for: .milliseconds(50))
                        await log.add(name)
                    }
                }
            }
            try await tasks.rest()
            tasks.endCommand()
            return await log.take()
        }
        for number in 1...10 {
            tasks.schedule = number
            let first = try await order()
            #expect(try await order() == first)
            #expect(tasks.schedule == number)
        }
        tasks.schedule = nil
        #expect(try await order() == ["a", "b", "c", "d"])
        #expect(tasks.reordering == .none)
    }

    @Test("A schedule keeps the order of the main actor's jobs")
    @MainActor
    func mainActor() async throws {
        for number in 1...20 {
            let (tasks, log) = (AppTasks(), MainLog())
            tasks.schedule = number
            tasks.beginCommand()
            tasks.attributing {
                for name in ["a", "b", "c"] { Task { log.lines.append(name) } }
                Task.detached { await MainActor.run { log.lines.append("d") } }
            }
            try await tasks.rest()
            #expect(log.lines.filter { $0 != "d" } == ["a", "b", "c"])
        }
    }

    @Test("A waiting task continues even if others yield endlessly")
    @MainActor
    func fairness() async throws {
        for number in 1...20 {
            let (tasks, log) = (AppTasks(), MainLog())
            tasks.schedule = number
            tasks.beginCommand()
            tasks.attributing {
                let loop = Task.detached { while !Task.isCancelled { await Task.yield() } }
                Task.detached {
                    await Task.yield()
                    await MainActor.run { log.lines.append("done") }
                    loop.cancel()
                }
            }
            try await tasks.rest()
            #expect(log.lines == ["done"])
        }
    }

    @Test("Answers arrive in various orders, before and after sleeps end, and each of them arrives")
    @MainActor
    func answers() async throws {
        var orders: Set<[String]> = []
        for number in 1...50 {
            let (tasks, log) = (AppTasks(), MainLog())
            tasks.schedule = number
            tasks.beginCommand()
            tasks.attributing {
                for name in ["a", "b"] {
                    Task {
                        try? await AppTasks.awaitingArrival()
                        log.lines.append(name)
                    }
                }
                Task {
                    try? await Task.sleep(for: .milliseconds(100))
                    log.lines.append("timer")
                }
            }
            try await tasks.rest()
            orders.insert(log.lines)
            #expect(Set(log.lines) == ["a", "b", "timer"])
        }
        #expect(orders.count == 6)
    }

    @Test("A schedule reports its number of choices")
    @MainActor
    func reordering() async throws {
        func reordering(_ start: () -> Void) async throws -> AppTasks.ReorderingExtent {
            let tasks = AppTasks()
            tasks.schedule = 1
            tasks.beginCommand()
            tasks.attributing(start)
            try await tasks.rest()
            return tasks.reordering
        }
        func sleep() { Task { try? await Task.sleep(for: .milliseconds(5)) } }
        #expect(
            try await reordering {
                Task {}; Task {}
            } == .none)
        #expect(try await reordering { sleep() } == .time)
        #expect(
            try await reordering {
                sleep(); sleep()
            } == .order)
        #expect(
            try await reordering {
                Task {}; Task.detached {}
            } == .order)
    }
}

private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
private final class MainLog {
    var lines: [String] = []
}
