import ChallengeNetworking
import ChallengeText

/// A page of a list: which of its items it shows, and what comes before and after it.
package struct Page: Sendable {
    /// The API's page size; a request cannot change it.
    static let size = 20

    let number: Int
    package let itemCount: Int

    /// Fails past the last page, and so for a list of nothing. Page numbers begin at 1.
    init?(number: Int, of itemCount: Int) {
        self.number = number
        self.itemCount = itemCount
        guard number >= 1, number <= pageCount else { return nil }
    }

    package var pageCount: Int { (itemCount + Self.size - 1) / Self.size }
    /// The number of the page after it, if there is one.
    package var next: Int? { number < pageCount ? number + 1 : nil }
    /// The number of the page before it, if there is one.
    package var previous: Int? { number > 1 ? number - 1 : nil }

    /// The items' positions in the list.
    var range: Range<Int> {
        let start = (number - 1) * Self.size
        return start..<min(start + Self.size, itemCount)
    }

    /// The page a query asks for: 1 where it asks for none, or for something that is not a positive whole number.
    ///
    /// A number too large for `Int` is a page past the end, not page 1.
    static func number(in query: [Endpoint.QueryItem]) -> Int {
        guard let text = query.first(where: { $0.name == "page" })?.value.trimmed else { return 1 }
        if let number = Int(text) { return max(number, 1) }
        let isWhole = !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return isWhole ? .max : 1
    }
}
