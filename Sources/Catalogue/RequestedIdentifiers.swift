import ChallengeText

/// What stands in an id's place in a path: `1`, `1,2,3` or `[1,2,3]`.
enum RequestedIdentifiers: Equatable {
    case one(Int)
    /// A list, in the path's order.
    case several([Int])
    case notANumber
    /// Brackets that are not one pair around numbers.
    case badArray

    /// Stands for every number that no id can be: 1.5, or one too large.
    private static let nobody = 0

    init(_ text: Substring) {
        if text.contains(where: { $0 == "[" || $0 == "]" }) {
            self = Self.bracketed(text).map { .several($0) } ?? .badArray
        } else if text.contains(","), text.count > 1 {
            // The API's numbers are JavaScript's, where nothing between two commas is zero.
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            self = Self.numbers(parts.map { $0.isEmpty ? "0" : $0 }).map { .several($0) } ?? .notANumber
        } else {
            self = Self.number(text).map { .one($0) } ?? .notANumber
        }
    }

    private static func bracketed(_ text: Substring) -> [Int]? {
        guard text.first == "[", text.last == "]" else { return nil }
        return numbers(text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false))
    }

    /// Nil when one of them is not a number.
    private static func numbers(_ parts: [Substring]) -> [Int]? {
        let numbers = parts.compactMap(number)
        return numbers.count == parts.count ? numbers : nil
    }

    private static func number(_ text: Substring) -> Int? {
        let text = String(text).trimmed
        if let id = Int(text) { return id }
        guard let number = Double(text), number.isFinite else { return nil }
        return Int(exactly: number) ?? nobody
    }
}
