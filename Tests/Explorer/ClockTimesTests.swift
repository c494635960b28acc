import FoundationEssentials
import Testing

@testable import ChallengeExplorer

@Suite("Times of the system's clock")
struct ClockTimesTests {
    @Test(
        "The times of the last hour are left out, in either time zone and form, and other numbers stay",
        arguments: [
            ("seen 7:49 PM", "seen : PM"), ("19:49", ":"), ("2026-11-28T18:30:07Z", "2026-11-28T::Z"),
            ("at 5:30 PM", "at 5:30 PM"), ("at 20:01", "at 20:01"), ("1:2:3 and 45", "1:2:3 and 45"), ("a: b", "a: b"),
        ])
    func masking(text: String, masked: String) throws {
        // 18:50 in UTC, and 19:50 in the local time zone.
        let now = Date(timeIntervalSince1970: 1_795_891_800)
        let zone = try #require(TimeZone(secondsFromGMT: 3600))
        #expect(ClockTimes(now: now, timeZone: zone).masking(text) == masked)
    }
}
