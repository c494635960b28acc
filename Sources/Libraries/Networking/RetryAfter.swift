import FoundationEssentials

/// How long a server wants to be left alone: what stands in a Retry-After header (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// The greatest number of seconds that a recipient has to tell from others (RFC 9111, section 1.2.2).
    private static let greatest = 1 << 31

    /// - Parameters:
    ///   - header: A number of seconds, or a date such as `Sun, 06 Nov 1994 08:49:37 GMT`. The two older forms of a
    ///     date, which nobody may send any more, are not read.
    ///   - now: What a date is held against. One that is past asks for no pause.
    /// - Returns: Nothing if there is no header, or if nobody can tell what it means: a number below 0, a fraction.
    static func duration(_ header: String?, now: Date) -> Duration? {
        guard let header else { return nil }
        if !header.isEmpty, header.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            // What does not even fit a number is longer than any.
            return .seconds(min(Int(header) ?? greatest, greatest))
        }
        guard let date = date(header) else { return nil }
        return .seconds(min(max(date.timeIntervalSince(now), 0), Double(greatest)))
    }

    /// A date in the form that is sent today (RFC 9110, section 5.6.7); its parts stand in another order in ISO 8601.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, let month = months.firstIndex(of: parts[2]), parts[5] == "GMT" else { return nil }
        let number = month + 1
        return try? Date("\(parts[3])-\(number < 10 ? "0" : "")\(number)-\(parts[1])T\(parts[4])Z", strategy: .iso8601)
    }

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
