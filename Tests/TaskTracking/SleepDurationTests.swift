import ChallengeTestLimits

@testable import ChallengeTaskTracking

/// The measured length of a sleep if another program may interrupt anywhere.
@Suite("The length of a sleep", .limited)
struct SleepDurationTests {
    private nonisolated static let lengths = [10, 16, 50, 70, 90, 120, 150, 250, 300, 333, 400, 900, 1_000, 5_000]

    @Test("The length is the written one, wherever its job is interrupted", arguments: lengths)
    func interrupted(milliseconds: Int) {
        let length = Duration.milliseconds(milliseconds)
        for (pause, isBefore) in [(0, false), (3_700, true), (3_700, false), (21_300, true), (21_300, false)] {
            // The clock is read 12 µs after the job begins, and 9 µs before the sleep is set.
            let (before, after) = (12 + (isBefore ? pause : 0), 9 + (isBefore ? 0 : pause))
            // The job before took longer than usual, and this one waited.
            let age = Duration.microseconds(before + after)
            let measured = SleepDuration.exact(
                rest: length - .microseconds(after), age: age,
                parentAges: (age + .microseconds(4_400), age + .microseconds(15_200)))
            #expect(measured == length, "interrupted for \(pause) µs \(isBefore ? "before" : "after") the reading")
        }
    }

    @Test(
        "The length is correct even if the job before has read the clock and was interrupted",
        arguments: [50, 250, 300, 1_000])
    func readEarlier(milliseconds: Int) {
        let length = Duration.milliseconds(milliseconds)
        for (pause, isBefore) in [(0, false), (4_100, true), (4_100, false)] {
            // The clock is read 15 µs after that job begins, and 11 µs before it ends; then this one waits for 2.3 ms.
            let (before, after) = (15 + (isBefore ? pause : 0), 11 + (isBefore ? 0 : pause))
            let ended = Duration.microseconds(2_340)
            let measured = SleepDuration.exact(
                rest: length - ended - .microseconds(after), age: .microseconds(20),
                parentAges: (ended, ended + .microseconds(before + after)))
            #expect(measured == length, "interrupted for \(pause) µs \(isBefore ? "before" : "after") the reading")
        }
    }
}
