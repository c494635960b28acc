import ChallengeCore
import FoundationEssentials

/// A weak tag of a body (RFC 9110, section 8.8.3): its length and a hash, which is quick and the same on every machine and
/// in every run.
struct EntityTag: CustomStringConvertible {
    private let opaque: String

    init(of body: Data) {
        opaque = "\"\(String(body.count, radix: 16))-\(String(FNV1a.hash(body), radix: 16))\""
    }

    var description: String { "W/" + opaque }

    /// Whether an If-None-Match field names this tag, by the weak comparison (RFC 9110, section 13.1.2).
    func matches(_ field: String) -> Bool {
        field.split(separator: ",").map { $0.trimmingBlanks }.contains { tag in
            tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == opaque
        }
    }
}

extension StringProtocol {
    /// Without the blanks and tabs around it, which HTTP's lists may have.
    var trimmingBlanks: SubSequence {
        let start = drop { $0 == " " || $0 == "\t" }
        return start[
            ..<(start.lastIndex { $0 != " " && $0 != "\t" }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}
