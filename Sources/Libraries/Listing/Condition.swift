import ChallengeActions
import ChallengeText

/// A condition on the values that an item has under a key, parsed from the user's text. The condition ignores case and
/// accents.
///
/// | text | matches an item that has |
/// |---|---|
/// | `human` | a value that contains the text |
/// | `=Human` | exactly this value |
/// | `1980..1989`, `1980..`, `>=1985`, `<=1989` | a number in the range |
/// | `human,=alien` | a value that matches one of these; `\,` is a comma |
public struct Condition: Sendable, Hashable {
    private enum Term: Hashable {
        /// With a number, a value that is the same number matches too: `01985` and `1985`.
        case part(String, number: Double?)
        case exact(String, number: Double?)
        case range(ClosedRange<Double>)
    }

    private let terms: [Term]

    /// Parses a condition. An alternative that looks like a range but is none is a text.
    public init(_ text: String) {
        terms = Self.alternatives(text).map { (try? Self.term($0)) ?? .part($0.folded, number: nil) }
    }

    /// Returns the reason why no item can match a range of numbers in the text for a key; nil if there is no such reason.
    package static func mistake(in text: String, for key: String) -> String? {
        do throws(Mistake) {
            for alternative in alternatives(text) { _ = try term(alternative) }
            return nil
        } catch {
            return "\(key) \(error.reason)" + (error.meant.map { "; did you mean \(key)\($0)?" } ?? "")
        }
    }

    private struct Mistake: Error {
        /// The reason, as words after the key's name.
        let reason: String
        /// What is probably meant, as typed after the key's name.
        var meant: String?
    }

    /// True if an item with these values matches.
    public func fits(_ values: [String]) -> Bool {
        terms.contains { term in
            values.contains { value in
                switch term {
                case .part(let part, let number):
                    value.folded.contains(part) || number != nil && Double(value) == number
                case .exact(let text, let number):
                    value.folded == text || number != nil && Double(value) == number
                case .range(let range): Double(value).map(range.contains) ?? false
                }
            }
        }
    }

    /// True if the condition only asks for a part of a value. A source of items can check this itself, but knows no other
    /// form of a number.
    var isPart: Bool {
        guard terms.count == 1, case .part(let part, let number) = terms[0] else { return false }
        return number.map { Int(exactly: $0).map { "\($0)" } == part } ?? true
    }

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

    private static func term(_ text: String) throws(Mistake) -> Term {
        if let range = text.firstRange(of: "..") {
            let (low, high) = (String(text[..<range.lowerBound]).trimmed, String(text[range.upperBound...]).trimmed)
            let (first, last) = (number(low), number(high))
            if low.isEmpty || first != nil, high.isEmpty || last != nil {
                let (first, last) = (first ?? -Double.infinity, last ?? Double.infinity)
                guard first <= last else {
                    throw Mistake(reason: "cannot be in \(low)..\(high)", meant: "=\(high)..\(low)")
                }
                return .range(first...last)
            }
            if first != nil || last != nil {
                let other = first == nil ? low : high
                throw Mistake(reason: "takes numbers in a range, not \(other.quotedInMessage())")
            }
        }
        guard let sign = text.first, sign == ">" || sign == "<" else {
            return text.hasPrefix("=")
                ? exact(String(text.dropFirst()).trimmed) : .part(text.folded, number: number(text))
        }
        let hasEquals = text.dropFirst().hasPrefix("=")
        let operand = String(text.dropFirst(hasEquals ? 2 : 1)).trimmed
        guard let bound = number(operand) else {
            throw Mistake(reason: "takes a number after \(sign)=, not \(operand.quotedInMessage())")
        }
        guard hasEquals else { throw Mistake(reason: "takes >= and <=, not \(sign)", meant: "\(sign)=\(operand)") }
        return .range(sign == "<" ? -Double.infinity...bound : bound...Double.infinity)
    }

    private static func exact(_ text: String) -> Term { .exact(text.folded, number: number(text)) }

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
