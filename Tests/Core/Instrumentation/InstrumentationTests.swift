import ChallengeCore
import TestLimits
import Testing

@Suite("The activity log", .limited)
struct ActivityLogTests {
    @Test("has everything that was recorded, in its order, until it is drained")
    func everything() {
        let log = ActivityLog()
        log.record(.cache(.miss, key: "a"))
        log.track(TrackingEvent("seen"))
        #expect(log.drain() == [.cache(.miss, key: "a"), .track(TrackingEvent("seen"))])
        #expect(log.drain() == [])
    }

    @Test("has the tracked events alone where no details are wanted, which are not even made then")
    func trackedOnly() {
        let log = ActivityLog()
        log.isDetailed = false
        func activity() -> Activity {
            Issue.record("it was made")
            return .cache(.miss, key: "a")
        }
        log.record(activity())
        log.track(TrackingEvent("seen"))
        #expect(log.drain() == [.track(TrackingEvent("seen"))])
    }
}

@Suite("A board for progress", .limited)
@MainActor
struct ProgressBoardTests {
    private let board = ProgressBoard()

    private func progress(_ completed: Int, of total: Int = 40) -> ChallengeCore.Progress {
        ChallengeCore.Progress(title: "Copying", completed: completed, total: total, unit: "records")
    }

    @Test("shows what was said last, and tells of it at once")
    func last() {
        var told: [Int?] = []
        board.onReport = { told.append($0?.completed) }
        #expect(board.progress == nil)
        board.report(progress(10))
        board.report(progress(20))
        #expect(board.progress == progress(20))
        board.report(nil)
        #expect(board.progress == nil)
        #expect(told == [10, 20, nil])
    }

    @Test("shows what is waited for beside it")
    func remark() {
        board.report(progress(10))
        board.remark("The API asks for a pause of 3 s")
        #expect(board.remark == "The API asks for a pause of 3 s")
        #expect(board.progress == progress(10))
        board.remark(nil)
        #expect(board.remark == nil)
    }

    @Test("takes nothing from a task that was cancelled, but that it is over")
    func cancelled() async {
        board.report(progress(10))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            board.report(progress(20))
            #expect(board.progress == progress(10))
            board.report(nil)
        }
        await task.value
        #expect(board.progress == nil)
    }

    @Test(
        "counts in hundredths, rounded down, of nothing too",
        arguments: [(0, 3, 0), (1, 3, 33), (3, 3, 100), (0, 0, 0)])
    func percent(completed: Int, total: Int, percent: Int) {
        #expect(progress(completed, of: total).percent == percent)
    }
}
