import ChallengeCore
import ChallengeDesignSystem
import ChallengeShellLanguage
import ChallengeShellText

/// The answers to `help`.
struct HelpReport {
    private static let helpWidth = 40

    private let table: CommandTable
    private let aliases: [Alias]
    private let refusals: [String: any ActionError]

    init(_ table: CommandTable, aliases: [Alias]) {
        (self.table, self.aliases, refusals) = (table, aliases, table.refusals())
    }

    /// All that is possible without any words, the command of that name, or else what has the words in its help. Throws where
    /// nothing has.
    func report(on words: ArraySlice<Word>) throws(CommandError) -> Report {
        guard let first = words.first else { return overview }
        var failure = CommandError(
            .nothingOnTopic(words.map(\.text).joined(separator: " ")), [.help], at: first.location)
        if words.count == 1 {
            do throws(CommandError) {
                return help(on: try table.resolve(first, mayBeShort: true).description)
            } catch {
                if error.hints != [.help] { failure = error }
            }
        }
        let found = matches(words.map { $0.text.lowercased() })
        guard !found.isEmpty else { throw failure }
        let title = "What has \(words.map { "'\($0.text)'" }.joined(separator: " and ")) in it"
        return report([(title, found)])
    }

    private var overview: Report { report(groups) }

    private func report(_ groups: [Group]) -> Report {
        let rows = groups.flatMap { title, descriptions in
            [Fields.Row([Span(title, .title)])]
                + descriptions.map {
                    Fields.Row([Span("  \($0.usage)", .emphasis)], [refusal(of: $0) ?? Span($0.help)])
                }
        }
        return Report(
            "help", body: .fields(Fields(rows, valueWidth: Self.helpWidth)),
            content: ["groups": groups.map { ["title": $0, "commands": $1.map(json)] as JSON }] as JSON)
    }

    /// Nil where a command is possible now.
    private func refusal(of description: ActionDescription) -> Span? {
        refusals[description.name].map { Span("not now: \($0)", .secondary) }
    }

    private func json(_ description: ActionDescription) -> JSON {
        [
            "name": description.name, "usage": description.usage, "help": description.help,
            "examples": description.examples, "refusal": refusals[description.name].map { "\($0)" },
        ]
    }

    private typealias Group = (title: String, commands: [ActionDescription])

    private var groups: [Group] {
        var here: [ActionDescription] = []
        var anywhere: [ActionDescription] = []
        var elsewhere: [Group] = []
        for command in table.all {
            switch command {
            case .action(let description): here.append(description)
            case .session(let command): anywhere.append(command.description)
            case .everywhere(let description): anywhere.append(description)
            case .distant(let description, let navigation):
                let title = "On \(table.destinationTitle(navigation)), going there first"
                if elsewhere.last?.title != title { elsewhere.append((title, [])) }
                elsewhere[elsewhere.count - 1].commands.append(description)
            }
        }
        let title = table.top()?.title ?? ""
        let all = [("On \(title)", here), ("Aliases", aliases.map(\.description)), ("On every screen", anywhere)]
        return (all + elsewhere).filter { !$0.commands.isEmpty }
    }

    /// What has all of some words in lower case in what is said of it.
    private func matches(_ words: [String]) -> [ActionDescription] {
        let settings = Setting.all.map { setting in
            ActionDescription(name: "set \(setting.name)", help: setting.help, forms: setting.values.map { [$0] })
        }
        let all = table.all.map(\.description) + aliases.map(\.description) + settings + destinations
        var seen: Set<String> = []
        return all.filter { description in
            let keys = Self.keys(of: description).flatMap { [$0.name] + $0.values }
            let text = ([description.usage, description.help, description.discussion] + description.examples + keys)
                .joined(separator: "\n").lowercased()
            return words.allSatisfy { !text.isTooShort(for: $0) && text.contains($0) }
                && seen.insert(description.usage).inserted
        }
    }

    private var destinations: [ActionDescription] { table.routes().map(\.route.opening) }

    /// How to write a command, what it does, and the values that its arguments take: of a destination those that there are now.
    private func help(on description: ActionDescription) -> Report {
        let takesDestination = description.forms.joined().contains {
            if case .destination = $0.kind { true } else { false }
        }
        let rows = takesDestination ? table.top()?.rows : nil
        let here = takesDestination ? destinations : []
        let element = Element.stack([
            .line([Span(description.usage, .emphasis)]),
            .paragraph([Span("  \(description.help).")]),
            .paragraph(refusal(of: description).map { [Span("  "), $0] } ?? []),
            .paragraph([Span(description.discussion.isEmpty ? "" : "  \(description.discussion)")]),
            // The forms, where the usage is only a synopsis.
            .stack(
                (description.synopsis == nil ? [] : FormUsage.usages(of: description.forms)).map {
                    .line([Span("    \(description.name) \($0)")])
                }),
            .infoRows(Self.keys(of: description).map { (label: $0.title, value: [Span(values(of: $0))]) }),
            .fields(
                Fields(
                    here.map { Fields.Row([Span("    \($0.usage)")], [Span($0.help, .secondary)]) }
                        + (rows.map { [Self.row(of: $0)] } ?? [])
                        + description.examples.enumerated().map { index, example in
                            Fields.Row([Span(index == 0 ? "  For example:" : "")], [Span(example, .emphasis)])
                        }, valueWidth: Self.helpWidth)),
        ])
        return Report("help", body: element, content: ["command": json(description)] as JSON)
    }

    /// What may be written behind a key.
    private func values(of key: Parameter.Key) -> String {
        guard case .name(.column) = key.parameter.kind else { return key.parameter.kind.values }
        let columns = table.columns()
        return columns.isEmpty ? "a column of a list; this screen is none" : columns.joined(separator: ", ")
    }

    private static func row(of rows: SelectableRows) -> Fields.Row {
        let example =
            rows.items.first.map { "open \(Quoting.quoted("\($0.identifier)")), or open \(Quoting.quoted($0.name))" }
            ?? ""
        return Fields.Row(
            [Span("    open ID, open NAME")], [Span("a \(rows.noun) of this list: \(example)", .secondary)])
    }

    /// The keys of assignments, and keywords that one of some values follows.
    private static func keys(of description: ActionDescription) -> [Parameter.Key] {
        description.forms.flatMap { form -> [Parameter.Key] in
            switch form.last?.kind {
            case .assignments(let keys): keys
            case .choice(let values): form.dropLast().last.map { [Parameter.Key(name: $0.name, values: values)] } ?? []
            default: []
            }
        }
    }
}
