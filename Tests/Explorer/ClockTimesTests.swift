import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeVerification
import FoundationEssentials
import SwiftUI
import Testing

@testable import ChallengeExplorer
@testable import ChallengeHost

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

    @Test("Two apps that print another time of now and are equal otherwise do not differ")
    @MainActor
    func outcomes() {
        let minute = Int(Date().timeIntervalSince1970) / 60
        func outcome(_ minute: Int, _ name: String = "Ada") -> ExploredApp.Outcome {
            let (hour, rest) = (minute / 60 % 24, minute % 60)
            let time = "\(hour):\(rest < 10 ? "0" : "")\(rest)"
            let screen = StackSnapshot.Screen(listing: "\(name) at \(time)", ["seen": JSON.string(time)])
            return ([.init(command: "show", output: ["\(name) at \(time)"])], StackSnapshot(stacks: [[screen]]))
        }
        func differs(_ other: ExploredApp.Outcome) -> Bool {
            StateExploration.difference(outcome(minute), other, "run twice") != nil
        }
        #expect(!differs(outcome(minute - 1)))
        #expect(differs(outcome(minute - 1, "Bo")))
        #expect(differs(outcome(minute - 120)))
    }
}

extension StackSnapshot.Screen {
    /// A screen with a line and a value for programs.
    @MainActor
    fileprivate convenience init(listing line: String, _ content: JSON) {
        let rendering = Rendering(
            screen: "List", label: "list", title: "List", summary: "", state: .loaded,
            body: .paragraph([Span(line)]), snapshot: content, actions: [])
        self.init(
            LiveScreen(
                id: 1, rendering: rendering, feature: "Test", navigation: NookNavigation.shelf, entry: nil, origin: "",
                breadcrumb: []))
    }
}
