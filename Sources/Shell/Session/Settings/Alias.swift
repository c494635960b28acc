package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeShellLanguage
import ChallengeShellText

/// A name for the beginning of a line, at the prompt.
package nonisolated struct Alias: Sendable, Hashable {
    package let name: String
    /// What stands in its place, in the command language.
    package let text: String

    package static func commands(_ text: String) throws(SyntaxError) -> [Command] {
        try Lexer.commands(
            of: SourceLine(number: 1, text: text), orContinued: "an alias is one line: it ends in a backslash")
    }

    package var description: ActionDescription {
        ActionDescription(name: name, help: text, forms: [[], [ArgumentKey<String>("TEXT").parameter]])
    }
}

nonisolated extension Alias {
    /// Nil where a command only names an alias. Of `NAME = TEXT`, a TEXT of one word is that without its quotes, and any other
    /// as it is written, with what follows a sign.
    ///
    /// - Parameter taken: the names that no alias may have.
    init?(_ command: Command, taken: [String]) throws(CommandError) {
        guard let first = command.arguments.first, let (name, parts) = Self.definition(command.arguments.map(\.text))
        else { return nil }
        guard !name.isEmpty, !Quoting.needsQuotes(name) else {
            throw CommandError(.notAnAliasName(name), at: first.location)
        }
        guard !taken.contains(name) else { throw CommandError(.takenName(name), at: first.location) }
        let written = command.text[(command.text.firstIndex(of: "=") ?? command.text.endIndex)...].dropFirst()
        let text = parts.count == 1 && command.target == nil ? parts[0] : String(written).trimmed
        let commands: [Command]
        do throws(SyntaxError) {
            commands = try Self.commands(text)
        } catch {
            throw CommandError(.notAnAliasText(error.message), at: first.location)
        }
        guard !commands.isEmpty else { throw CommandError(.missingArgument(name: "TEXT"), at: first.location) }
        self.init(name: name, text: text)
    }

    /// The parts around the `=`, which stands alone or, as in `sh`, within the first word.
    private static func definition(_ words: [String]) -> (name: String, text: [String])? {
        if words.count > 1, words[1] == "=" { return (words[0], Array(words.dropFirst(2))) }
        let parts = words[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return parts.count == 2 ? (parts[0], [parts[1]] + words.dropFirst()) : nil
    }
}

nonisolated extension [Alias] {
    package func expanding(_ command: Command) throws(SyntaxError) -> [Command] {
        let name = command.name.text
        for alias in self where name == alias.name && command.text.hasPrefix(name) {
            return try Alias.commands(alias.text + command.text.dropFirst(name.count))
        }
        return [command]
    }
}

extension Report {
    package static func aliases(_ aliases: [Alias]) -> Report {
        let rows = aliases.map { alias in
            Fields.Row([Span("  \(alias.name)", .emphasis)], [Span("= ", .secondary), Span(alias.text)])
        }
        let none = Element.line([Span("no aliases are defined; type alias NAME = TEXT", .secondary)])
        return Report(
            "alias", body: rows.isEmpty ? none : .fields(Fields(rows, valueWidth: 20)),
            content: ["aliases": aliases.map { ["name": $0.name, "text": $0.text] as JSON }] as JSON)
    }
}
