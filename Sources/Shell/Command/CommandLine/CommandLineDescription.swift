import ArgumentParser
import FoundationEssentials

nonisolated extension String {
    /// The argument parser's error message with `error:` in place of `Error:`, as in the programs' own messages.
    var withOwnErrorMark: String {
        let mark = "Error: "
        return hasPrefix(mark) ? mark.lowercased() + dropFirst(mark.count) : self
    }
}

/// The argument parser's description of the command line (`--experimental-dump-help`), reduced to the manual's needs.
nonisolated struct CommandLineDescription: Decodable {
    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        private let superCommands: [String]?
        private let allSubcommands: [Command]?
        let arguments: [Argument]

        private enum CodingKeys: String, CodingKey {
            case commandName, abstract, discussion, superCommands, arguments
            case allSubcommands = "subcommands"
        }

        /// The full name as it is typed: `challenge verify`.
        var name: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

        var subcommands: [Command] { (allSubcommands ?? []).filter { $0.commandName != "help" } }

        /// The visible arguments. A positional argument counts even if the parser hides it.
        var shownArguments: [Argument] { arguments.filter { $0.shouldDisplay || $0.kind == "positional" } }

        /// The names, with their hyphens, of each option that may be given only once.
        var namesGivenOnce: [[String]] {
            shownArguments.filter { !$0.isRepeating }.compactMap(\.names).map { names in
                names.map { ($0.kind == "short" ? "-" : "--") + $0.name }
            }
        }
    }

    struct Argument: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?

        /// True if this is an option with this name, which includes the hyphens.
        func hasName(_ text: String) -> Bool {
            (names ?? []).contains { ($0.kind == "short" ? "-" : "--") + $0.name == text }
        }

        /// The syntax of the argument, and its help with the possible values.
        var manualItem: (label: [Mdoc.Word], text: String) {
            let values = allValues.map { "One of \($0.joined(separator: ", "))" }
            let additions = [values, defaultValue.map { "\($0) by default" }].compactMap { $0 }
            return (
                label: label,
                text: (abstract ?? "") + (additions.isEmpty ? "" : " \(additions.joined(separator: "; ")).")
            )
        }

        /// The variable in the help's note `(environment: API_BASE_URL)`, and its effect; nil without a note.
        var variable: (label: [Mdoc.Word], text: String)? {
            guard let match = abstract?.firstMatch(of: /\(environment: ([A-Z0-9_]+)\)/),
                let option = names?.first(where: { $0.kind == "long" })
            else { return nil }
            return (
                ["Ev", Mdoc.Word(printing: String(match.1))], "Same as `--\(option.name)`, which takes precedence."
            )
        }

        /// The names and the value in mdoc: `Fl c , Fl \-command Ar text`.
        var label: [Mdoc.Word] {
            let flags = (names ?? []).map { name -> [Mdoc.Word] in
                ["Fl", Mdoc.Word(printing: name.kind == "short" ? name.name : "-" + name.name)]
            }
            let names = Array(flags.joined(separator: [","]))
            guard kind != "flag", let valueName else { return names }
            let value: [Mdoc.Word] = ["Ar", Mdoc.Word(printing: valueName)]
            return names + value + (kind == "positional" && isRepeating ? ["..."] : [])
        }
    }

    struct Name: Decodable {
        let kind: String
        let name: String
    }

    let command: Command

    /// - Throws: `DecodingError` if the argument parser's format has changed.
    init(of command: any ParsableCommand.Type) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(command._dumpHelp().utf8))
    }
}
