import ChallengeActions
import ChallengeText

/// A condition on the values that an item has under a key, parsed from the user's text. The condition ignores case.
///
/// | text | matches an item that has |
/// |---|---|
/// | `human` | a value that contains the text |
/// | `=Human` | exactly this value |
/// | `1980..1989`, `1980..`, `>=1985`, `<=1989` | a number in the range |
/// | `human,=alien` | a value that matches one of these; `\,` is a comma |
public struct Condition: Sendable, Hashable {
    private enum Term: Hashable {
        case part(String)
        case exact(String)
        case range(ClosedRange<Double>)
    }

    private let terms: [Term]

    /// Parses a condition.
    public init(_ text: String) { terms = Self.alternatives(text).map(Self.term) }

    /// True if an item with these values matches.
    public func fits(_ values: [String]) -> Bool {
        terms.contains { term in
            values.contains { value in
                switch term {
                case .part(let part): value.lowercased().contains(part)
                case .exact(let text): value.lowercased() == text
                case .range(let range): Double(value).map(range.contains) ?? false
                }
            }
        }
    }

    /// True if the condition only asks for a part of a value. A source of items can check this itself.
    var isPart: Bool { if terms.count == 1, case .part = terms[0] { true } else { false } }

    /// Splits a text at its commas.
    private static func alternatives(_ text: String) -> [String] {
        var (texts, isEscaped) = ([""], false)
        for character in text {
            if character == ",", !isEscaped {
                texts.append("")
            } else if character != "\\" || isEscaped {
                texts[texts.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return texts.map(\.trimmed).filter { !$0.isEmpty }
    }

    private static func term(_ text: String) -> Term {
        if let range = text.firstRange(of: "..") {
            let (low, high) = (String(text[..<range.lowerBound]).trimmed, String(text[range.upperBound...]).trimmed)
            let bounds = (low.isEmpty ? -Double.infinity : number(low), high.isEmpty ? Double.infinity : number(high))
            if let first = bounds.0, let last = bounds.1, first <= last { return .range(first...last) }
        }
        if text.hasPrefix(">=") || text.hasPrefix("<="), let bound = number(String(text.dropFirst(2)).trimmed) {
            return .range(text.hasPrefix("<") ? -Double.infinity...bound : bound...Double.infinity)
        }
        return text.hasPrefix("=")
            ? .exact(String(text.dropFirst()).trimmed.lowercased()) : .part(text.lowercased())
    }

    /// Parses a decimal number; not `nan` or `0x1p4`.
    private static func number(_ text: String) -> Double? {
        text.utf8.allSatisfy("0123456789.-".utf8.contains) ? Double(text) : nil
    }

    /// The value that removes the filter by a key, like an empty value.
    public static let any = "any"

    /// The syntax of values, for the help of `filter`.
    public static let help = """
        KEY=VALUE matches one of the key's choices, or part of the row's value; KEY==VALUE matches the whole value, \
        KEY=A,B matches A or B, KEY=1..9, KEY>=1 and KEY<=9 match a range of numbers. KEY=any removes the filter by a \
        key, 'filter clear' removes all filters.
        """
}

extension ListQuery {
    /// The conditions that the source of the items cannot check itself.
    var ownConditions: [(key: String, condition: Condition)] {
        (parts ?? []).map { ($0.key, Condition($0.value)) }
            .filter { !$0.condition.isPart || Self.keysUnknownToSource.contains($0.key) }
    }
}
