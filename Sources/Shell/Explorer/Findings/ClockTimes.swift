import FoundationEssentials

/// The times of day of the last minutes, as an app prints them that reads the system's clock.
struct ClockTimes {
    /// An exploration compares what it printed at its beginning with what it prints now.
    private static let minutes = 60
    private static let halfDay = 12 * 60
    /// The minutes since noon or midnight, in the local time zone and in UTC.
    private let now: [Int]

    init(now: Date = Date(), timeZone: TimeZone = .current) {
        let minute = Int(now.timeIntervalSince1970) / 60
        self.now = [minute, minute + timeZone.secondsFromGMT(for: now) / 60].map { $0 % Self.halfDay }
    }

    /// Returns a text without these times: `7:49 PM`, `19:49`, `19:49:07`.
    func masking(_ text: String) -> String {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropLast() {
            let (before, after) = (parts[index], parts[index + 1])
            let (hour, minute) = (before.numberAtEnd, after.prefix(2))
            guard (1...2).contains(hour.count), minute.count == 2, let hours = Int(hour), let rest = Int(minute),
                now.contains(where: { ($0 - hours * 60 - rest + 2 * Self.halfDay) % Self.halfDay <= Self.minutes })
            else { continue }
            parts[index].removeLast(hour.count)
            parts[index + 1].removeFirst(2)
            // The seconds may follow.
            if parts[index + 1].isEmpty, index + 2 < parts.count, Int(parts[index + 2].prefix(2)) != nil {
                parts[index + 2].removeFirst(2)
            }
        }
        return parts.joined(separator: ":")
    }
}

extension String {
    fileprivate var numberAtEnd: Substring { self[(lastIndex { !$0.isNumber }.map(index(after:)) ?? startIndex)...] }
}
