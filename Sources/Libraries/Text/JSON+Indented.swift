extension JSON {
    private static let width = 100

    /// The value on one line if it has up to 100 characters, and otherwise with a line for each member or element.
    package func text(indentedBy indentation: Int) -> String {
        let (brackets, parts): (String, [(prefix: String, value: JSON)])
        switch self {
        case .array(let values): (brackets, parts) = ("[]", values.map { ("", $0) })
        case .object(let members): (brackets, parts) = ("{}", members.map { ("\(JSON.string($0).text): ", $1) })
        default: return text
        }
        let texts = parts.map { $0.prefix + $0.value.text(indentedBy: indentation + 2) }
        let line = brackets.prefix(1) + texts.joined(separator: ", ") + brackets.suffix(1)
        guard line.contains("\n") || line.count > Self.width else { return String(line) }
        let blanks = String(repeating: " ", count: indentation)
        return brackets.prefix(1) + texts.map { "\n\(blanks)  \($0)" }.joined(separator: ",") + "\n\(blanks)"
            + brackets.suffix(1)
    }
}
