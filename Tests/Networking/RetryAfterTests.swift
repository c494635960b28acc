import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("A Retry-After header")
struct RetryAfterTests {
    /// 06 Nov 1994 08:49:37 GMT, the example of RFC 9110, section 5.6.7.
    private let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(
        "is a number of seconds",
        arguments: [
            ("0", 0), ("1", 1), ("010", 10), ("120", 120), ("2147483648", 2_147_483_648),
            ("2147483649", 2_147_483_648), ("99999999999999999999999", 2_147_483_648),
        ])
    func seconds(header: String, seconds: Int) {
        #expect(RetryAfter.duration(header, now: now) == .seconds(seconds))
    }

    @Test(
        "is a date, from which the time of day is taken away",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
            ("Sun, 06 Nov 1994 08:49:36 GMT", 0), ("Sun, 06 Nov 1904 08:49:36 GMT", 0),
            ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400), ("Fri, 31 Dec 9999 23:59:59 GMT", 2_147_483_648),
        ])
    func date(header: String, seconds: Int) {
        #expect(RetryAfter.duration(header, now: now) == .seconds(seconds))
    }

    @Test(
        "is nothing where nobody can tell what it means",
        arguments: [
            nil, "", " ", "-1", "+1", "1.5", "1s", "ten", "١", "0x10", "1e9", "NaN", "Sun, 06 Nov 1994", "tomorrow",
            "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37", "\u{1B}[2J",
            "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT 1",
            "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ])
    func garbage(header: String?) {
        #expect(RetryAfter.duration(header, now: now) == nil)
    }
}
