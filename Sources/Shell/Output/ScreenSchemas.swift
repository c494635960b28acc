package import ChallengeCore
import ChallengeText

extension Shell {
    /// The definitions of the screens' events in the JSON schema of events, one for each form of a screen's content:
    /// lines to be put among the `$defs` of `docs/events.schema.json`.
    package static func screenSchemas(of map: AppMap) -> String {
        map.features.flatMap(\.screens).flatMap { screen in
            screen.contents.enumerated().map { index, content in
                let states = content.states.map(\.name)
                let suffix = index == 0 ? "" : ".\(states.last ?? "")"
                let schema = ContentSchema.object([
                    "event": .choice(["screen"]), "screen": .choice([screen.name]),
                    "path": .array(of: .reference("navigation"), minimum: 1).described(
                        "The navigations of all screens that are alive, the one on top last."),
                    "state": .choice(states), "content": content.schema,
                ])
                return "    \"screen.\(screen.name)\(suffix)\": \(schema.json.text(indentedBy: 4)),\n"
            }
        }.joined()
    }
}

extension JSON {
    private static let width = 100

    /// The value on one line if it has up to 100 characters, and otherwise with a line for each member or element.
    fileprivate func text(indentedBy indentation: Int) -> String {
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
