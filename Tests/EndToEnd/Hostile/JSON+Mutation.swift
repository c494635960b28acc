import ChallengeTestSupport
import ChallengeText

extension JSON {
    /// With one value in it, at any depth, replaced, dropped, repeated or swapped for another one.
    func mutated(using random: inout SeededGenerator) -> JSON {
        let index = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<2: return replacing(index) { _ in [] }
        case 2: return replacing(index) { [$0, $0] }
        case 3: return replacing(index) { [.array([$0])] }
        case 4:
            // What has taken the place of another value is a value as well.
            let other = value(at: Int.random(in: 0..<count, using: &random)) ?? .null
            return replacing(index) { _ in [other] }
        default:
            let new = Self.strange(using: &random)
            return replacing(index) { _ in [new] }
        }
    }

    private static func strange(using random: inout SeededGenerator) -> JSON {
        let numbers = [
            "0", "-1", "1.5", "1e2", "1e300", "-1e300", "1e400", "9223372036854775807", "9223372036854775808",
            "-9223372036854775808", "18446744073709551616", "0.1e-99", "2",
        ]
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return .null
        case 1: return .bool(.random(using: &random))
        case 2: return .array([])
        case 3: return .object([])
        case 4: return .object([(HostileText.random(upTo: 3, using: &random), .null)])
        case 5: return .string("")
        case 6: return .string(String(repeating: HostileText.random(upTo: 3, using: &random), count: 500))
        case 7: return deep([30, 600, 5_000].randomElement(using: &random) ?? 30)
        case 8..<10: return .string(HostileText.random(upTo: 6, using: &random))
        default: return .number(numbers.randomElement(using: &random) ?? "0")
        }
    }

    /// As one number, because a value that deep would exhaust the stack of whoever takes it apart here.
    private static func deep(_ depth: Int) -> JSON {
        .number(String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth))
    }

    /// How many values there are, itself among them.
    private var count: Int { 1 + elements.reduce(0) { $0 + $1.count } + members.reduce(0) { $0 + $1.value.count } }

    private func value(at index: Int) -> JSON? {
        if index == 0 { return self }
        var rest = index - 1
        for child in elements + members.map(\.value) {
            if rest < child.count { return child.value(at: rest) }
            rest -= child.count
        }
        return nil
    }

    /// With others in the place of a value; the outermost can only become one.
    private func replacing(_ index: Int, by change: (JSON) -> [JSON]) -> JSON {
        if index == 0 { return change(self).first ?? .null }
        var rest = index - 1
        func values(for child: JSON) -> [JSON] {
            defer { rest -= child.count }
            guard 0..<child.count ~= rest else { return [child] }
            return rest == 0 ? change(child) : [child.replacing(rest, by: change)]
        }
        switch self {
        case .array(let elements): return .array(elements.flatMap(values))
        case .object(let members):
            return .object(
                members.flatMap { member in values(for: member.value).map { (member.key, $0) } })
        default: return self
        }
    }
}
