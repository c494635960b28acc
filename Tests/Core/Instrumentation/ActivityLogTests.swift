import ChallengeCore
import Testing

@Suite("The activity log")
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
