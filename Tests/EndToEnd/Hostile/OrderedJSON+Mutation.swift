import ChallengeTestSupport

extension OrderedJSON {
    /// The value on one line, as it is.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let truth): "\(truth)"
        case .number(let number): number
        case .string(let string): Self.quoted(string)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// What must be escaped is (RFC 8259, section 7), and nothing else: the rest has to arrive as it is.
    private static func quoted(_ string: String) -> String {
        let isPlain = string.utf8.allSatisfy { 0x20..<0x7f ~= $0 && $0 != 0x22 && $0 != 0x5c }
        if isPlain { return "\"" + string + "\"" }
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\0"..." " where scalar != " ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// With one value in it, at any depth, replaced, dropped, repeated or swapped for another one.
    func mutated(using random: inout SeededGenerator) -> OrderedJSON {
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

    private static func strange(using random: inout SeededGenerator) -> OrderedJSON {
        let numbers = [
            "0", "-1", "1.5", "1e2", "1e300", "-1e300", "1e400", "9223372036854775807", "9223372036854775808",
            "-9223372036854775808", "18446744073709551616", "0.1e-99", "2",
        ]
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return .null
        case 1: return .bool(.random(using: &random))
        case 2: return .array([])
        case 3: return .object([])
        case 4: return .object([Member(key: HostileText.random(upTo: 3, using: &random), value: .null)])
        case 5: return .string("")
        case 6: return .string(String(repeating: HostileText.random(upTo: 3, using: &random), count: 500))
        case 7: return deep([30, 600, 5_000].randomElement(using: &random) ?? 30)
        case 8..<10: return .string(HostileText.random(upTo: 6, using: &random))
        default: return .number(numbers.randomElement(using: &random) ?? "0")
        }
    }

    /// As one number, because a value that deep would exhaust the stack of whoever takes it apart here.
    private static func deep(_ depth: Int) -> OrderedJSON {
        .number(String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth))
    }

    /// How many values there are, itself among them.
    private var count: Int { 1 + elements.reduce(0) { $0 + $1.count } + members.reduce(0) { $0 + $1.value.count } }

    private func value(at index: Int) -> OrderedJSON? {
        if index == 0 { return self }
        var rest = index - 1
        for child in elements + members.map(\.value) {
            if rest < child.count { return child.value(at: rest) }
            rest -= child.count
        }
        return nil
    }

    /// With others in the place of a value; the outermost can only become one.
    private func replacing(_ index: Int, by change: (OrderedJSON) -> [OrderedJSON]) -> OrderedJSON {
        if index == 0 { return change(self).first ?? .null }
        var rest = index - 1
        func values(for child: OrderedJSON) -> [OrderedJSON] {
            defer { rest -= child.count }
            guard 0..<child.count ~= rest else { return [child] }
            return rest == 0 ? change(child) : [child.replacing(rest, by: change)]
        }
        switch self {
        case .array(let elements): return .array(elements.flatMap(values))
        case .object(let members):
            return .object(
                members.flatMap { member in values(for: member.value).map { Member(key: member.key, value: $0) } })
        default: return self
        }
    }
}
