package import ChallengeActions
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeText

/// A name that replaces the beginning of a typed line.
package nonisolated struct Alias: Sendable, Hashable {
    package let name: String
    /// The text that replaces the name, in the command language.
    package let text: String

    package static func commands(_ text: String) throws(SyntaxError) -> [Command] {
        let line = SourceLine(number: 1, text: text)
        try line.check()
        return try Lexer.commands(
            of: line, orContinued: "an alias must be one line, but this one ends in a backslash")
    }

    package var description: ActionDescription {
        ActionDescription(name: name, help: text, forms: [[], [ArgumentKey<String>("TEXT").parameter]])
    }
}

nonisolated extension Alias {
    /// Nil if the command only names an alias. A TEXT of one word loses its quotes; a longer TEXT stays as typed.
    ///
    /// - Parameter taken: the names that an alias cannot have.
    init?(_ command: Command, taken: [String]) throws(CommandError) {
        guard let first = command.arguments.first, let (name, parts) = Self.definition(command.arguments.map(\.text))
        else { return nil }
        guard !name.isEmpty, !Quoting.needsQuotes(name) else {
            throw CommandError("\(name.quotedInMessage()) is not a valid name for an alias", at: first.location)
        }
        guard !taken.contains(name) else {
            throw CommandError(
                "\(name.quotedInMessage()) is a command; give the alias another name", at: first.location)
        }
        let written = command.text[(command.text.firstIndex(of: "=") ?? command.text.endIndex)...].dropFirst()
        let text = parts.count == 1 && command.target == nil ? parts[0] : String(written).trimmed
        let commands: [Command]
        do throws(SyntaxError) {
            commands = try Self.commands(text)
        } catch {
            throw CommandError("the alias cannot be read: \(error.message)", at: first.location)
        }
        guard !commands.isEmpty else { throw CommandError(.missingArgument(name: "TEXT"), at: first.location) }
        let template = AliasTemplate(text)
        guard template.isWithinLimit else {
            throw CommandError(
                "an alias takes at most \(AliasTemplate.placeLimit) placeholders", at: first.location)
        }
        guard template.canQuote else {
            throw CommandError(
                "an argument cannot be quoted within `…`, ${…} or \"$(…)\": put its placeholder elsewhere",
                at: first.location)
        }
        self.init(name: name, text: text)
    }

    /// The names of the commands in the alias that may be other aliases.
    var names: [String] {
        ((try? Self.commands(text)) ?? []).filter { $0.text.hasPrefix($0.name.text) }.map(\.name.text)
    }

    /// The words of the alias, if the alias is one command and a line's further words are appended to it; otherwise nil.
    package var words: [String]? {
        let template = AliasTemplate(text)
        guard !template.takesArguments, let commands = try? Self.commands(template.text(with: [])), commands.count == 1,
            commands[0].target == nil
        else { return nil }
        return commands[0].words.map(\.text)
    }

    fileprivate func error(_ reason: String, at word: Word) -> SyntaxError {
        SyntaxError(
            message: "\(reason): \(name.quotedInMessage()) stands for \(text.quotedInMessage())",
            location: word.location)
    }

    /// The parts before and after the `=`. The `=` is a word of its own or, as in `sh`, a part of the first word.
    private static func definition(_ words: [String]) -> (name: String, text: [String])? {
        if words.count > 1, words[1] == "=" { return (words[0], Array(words.dropFirst(2))) }
        let parts = words[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return parts.count == 2 ? (parts[0], [parts[1]] + words.dropFirst()) : nil
    }
}

/// The aliases of a session by their names.
///
/// The transaction of a command keeps the table as it was, so each change copies what it changes: the list of the buckets,
/// and one bucket.
package nonisolated struct AliasTable: Sendable, Hashable {
    private struct Entry: Sendable, Hashable {
        let alias: Alias
        /// The number of earlier definitions in the session.
        let number: Int
    }

    private static let bucketCount = 256
    /// The most aliases that the search for a circle visits.
    private static let searchLimit = 100

    /// The aliases by a hash of their names; empty until the first definition.
    private var buckets: [[Entry]] = []
    private var definitionCount = 0

    package init(_ aliases: [Alias] = []) { for alias in aliases { define(alias) } }

    /// The aliases, in the order in which they were defined.
    package var all: [Alias] { buckets.joined().sorted { $0.number < $1.number }.map(\.alias) }

    package subscript(name: String) -> Alias? {
        buckets.isEmpty ? nil : buckets[Self.bucket(of: name)].first { $0.alias.name == name }?.alias
    }

    mutating func define(_ alias: Alias) {
        if buckets.isEmpty { buckets = Array(repeating: [], count: Self.bucketCount) }
        remove(alias.name)
        buckets[Self.bucket(of: alias.name)].append(Entry(alias: alias, number: definitionCount))
        definitionCount += 1
    }

    mutating func remove(_ name: String) {
        guard self[name] != nil else { return }
        buckets[Self.bucket(of: name)].removeAll { $0.alias.name == name }
    }

    private static func bucket(of name: String) -> Int { Int(FNV1a.hash(name.utf8) % UInt64(bucketCount)) }

    package func expanding(_ command: Command) throws(SyntaxError) -> [Command] {
        let name = command.name.text
        guard let alias = self[name], command.text.hasPrefix(name) else { return [command] }
        let (template, words) = (AliasTemplate(alias.text), command.arguments)
        guard template.takesArguments else {
            return try Alias.commands(template.text(with: []) + command.text.dropFirst(name.count))
        }
        let count = template.count
        if words.count < count.lowerBound {
            throw alias.error("$\(words.count + 1) is missing", at: command.name)
        } else if let surplus = words.dropFirst(count.upperBound).first {
            throw alias.error("unexpected argument \(surplus.text.quotedInMessage())", at: surplus)
        }
        let target = command.target.map { " " + $0.written } ?? ""
        return try Alias.commands(template.text(with: Array(words)) + target)
    }

    /// The error of a command in a script, with the reason if its name is an alias.
    package func explaining(_ error: CommandError, of command: Command) -> CommandError {
        guard error.reason.unknownCommand != nil, let alias = self[command.name.text] else { return error }
        let reason = "\(alias.name.quotedInMessage()) is an alias, and aliases are for typed lines"
        return CommandError(.init(reason), [.instead("type \(alias.text)")], at: error.location)
    }

    /// The names in the loop that a new alias would close. The loop begins and ends with the alias. Nil without a loop.
    func circle(closedBy alias: Alias) -> [String]? {
        var seen: Set<String> = []
        func way(from current: Alias, _ names: [String]) -> [String]? {
            for name in current.names where seen.count < Self.searchLimit {
                if name == alias.name, names.count > 1 { return names + [name] }
                guard name != alias.name, let next = self[name], seen.insert(name).inserted,
                    let way = way(from: next, names + [name])
                else { continue }
                return way
            }
            return nil
        }
        return way(from: alias, [alias.name])
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
