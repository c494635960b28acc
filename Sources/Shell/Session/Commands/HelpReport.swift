import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import SwiftUI

struct HelpReport {
    private static let helpWidth = 40

    private let table: CommandTable
    private let aliases: [Alias]
    private let refusals: [String: any ActionError]

    init(_ table: CommandTable, aliases: [Alias]) {
        (self.table, self.aliases, refusals) = (table, aliases, table.refusals)
    }

    /// Without words, returns the overview. If one word names an alias, a command or a destination, here or elsewhere,
    /// returns its help. If the next words name a part of a command, returns the help of the part. Otherwise returns the
    /// entries that contain all words. Throws if no entry does.
    func report(on words: ArraySlice<Word>) throws(CommandError) -> Report {
        guard let first = words.first else { return overview }
        let name = first.text.lowercased()
        if words.count == 1, name == Self.all { return report(groupsOfScreens + groupsAnywhere) }
        var failure = CommandError(
            "no help for \(words.map(\.text).joined(separator: " ").quotedInMessage())", [.help], at: first.location)
        let title = "Help with \(words.map { "'\($0.text)'" }.joined(separator: " and "))"
        var search = HelpSearch(for: words.map(\.text))
        if words.count == 1 {
            if let alias = aliases.first(where: { $0.name == first.text }) { return help(on: alias.description) }
            do throws(CommandError) {
                let command = try table.resolve(first, mayBeShort: true)
                return help(on: command.description, at: place(of: command))
            } catch {
                if let route = table.routes.first(where: { $0.route.name == name }) {
                    return help(on: route.route.opening)
                }
                let places = table.places { $0.name == name }
                if let place = places.first {
                    let others = search.find(in: everything).whole
                    return help(
                        on: place.description, at: Self.sentence(on: places.map { ($0.title, $0.routes) }),
                        above: others)
                }
                if error.hints != [.help] { failure = error }
            }
        }
        if let (part, place) = part(named: words) { return help(on: part, at: place) }
        let found = search.find(in: everything)
        let here = [(title: title, commands: found.whole + found.partial)].filter { !$0.commands.isEmpty }
        let groups = here + elsewhere(&search, isWhole: !here.isEmpty)
        guard !groups.isEmpty else {
            // If several names are equally similar, a command's name wins.
            let known = everything.flatMap { [$0.name] + $0.partNames }.unique
            let hint = words.count == 1 ? CommandError.Hint.nearest(to: name, in: known) : nil
            throw CommandError(failure.reason, hint.map { [$0] } ?? failure.hints, at: failure.location)
        }
        return report(groups)
    }

    /// The part of a command that the words behind its name select, and the screen with the command if it is elsewhere.
    private func part(named words: ArraySlice<Word>) -> (ActionDescription, String?)? {
        guard let first = words.first, words.count > 1 else { return nil }
        let (names, name) = (words.map { $0.text.lowercased() }, first.text.lowercased())
        if let entry = everything.first(where: { $0.name == names.joined(separator: " ") }) { return (entry, nil) }
        let here = (try? table.resolve(first, mayBeShort: true)).map { [($0.description, place(of: $0))] } ?? []
        let elsewhere = table.places { $0.name == name }
            .map { ($0.description, Optional(Self.sentence(on: [($0.title, $0.routes)]))) }
        return (here + elsewhere).lazy.compactMap { command, place in
            command.part(named: names.dropFirst()).map { ($0, place) }
        }.first
    }

    /// The screen that a command opens first; nil for a command that runs on the current screen.
    private func place(of command: ResolvedCommand) -> String? {
        guard case .distant(_, let navigation) = command else { return nil }
        return "Goes to \(table.destinationTitle(navigation)) first."
    }

    /// A sentence that names the screens with a command, and tells how to open these screens.
    private static func sentence(on places: [(title: String, routes: [Route])]) -> String {
        let ways = places.map { title, routes in
            guard let route = routes.first else { return title }
            if title == route.shortUsage {
                return (route.name.first.map("aeiou".contains) == true ? "an " : "a ") + route.name
            }
            let isOnlyOne = places.count { $0.title == title } == 1
            return isOnlyOne || route.parameters.isEmpty ? "\(title) (open \(route.shortUsage))" : route.help
        }
        return "On \(ways.unique.joined(separator: ", "))."
    }

    /// The word with which `help` lists all commands.
    static let all = "all"

    /// The screen's commands with help, and only the names of all other commands. The overview fits on a terminal.
    private var overview: Report {
        let names = groupsAnywhere.map { title, commands in
            Fields.Row([Span("  \(title)")], [Span(commands.map(\.name).joined(separator: ", "), .emphasis)])
        }
        let body = Element.stack([
            report(groupsOfScreens).body,
            .fields(Fields([Fields.Row([Span("On every screen", .title)])] + names, valueWidth: Self.helpWidth)),
            .paragraph([Span("  Type help COMMAND, help all, or help WORD to search.", .secondary)]),
        ])
        return Report("help", body: body, content: report(groupsOfScreens + groupsAnywhere).content)
    }

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

    /// The reason why a command is not possible now; nil if the command is possible.
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

    /// The aliases, and the commands of this screen and of other screens.
    private var groupsOfScreens: [Group] {
        var here: [ActionDescription] = []
        var elsewhere: [Group] = []
        for command in table.all {
            switch command {
            case .action(let description): here.append(description)
            case .session, .everywhere: break
            case .distant(let description, let navigation):
                let title = "On \(table.destinationTitle(navigation)) (opened first)"
                if elsewhere.last?.title != title { elsewhere.append((title, [])) }
                elsewhere[elsewhere.count - 1].commands.append(description)
            }
        }
        return ([("On \(table.top?.title ?? "")", here), ("Aliases", aliases.map(\.description))] + elsewhere)
            .filter { !$0.commands.isEmpty }
    }

    /// The commands of every screen: the app's commands, and the session's commands by purpose.
    private var groupsAnywhere: [Group] {
        var app: [ActionDescription] = []
        var session: [SessionCommand.Purpose: [ActionDescription]] = [:]
        for command in table.all {
            switch command {
            case .everywhere(let description): app.append(description)
            case .session(let command): session[command.purpose, default: []].append(command.description)
            case .action, .distant: break
            }
        }
        return ([("App", app)] + SessionCommand.Purpose.allCases.map { ($0.rawValue, session[$0] ?? []) })
            .filter { !$0.1.isEmpty }
    }

    /// All commands that are possible on this screen, and the syntax of a line.
    private var everything: [ActionDescription] {
        let settings = Setting.all.map { setting in
            ActionDescription(name: "set \(setting.name)", help: setting.help, forms: setting.values.map { [$0] })
        }
        return table.all.map(\.description) + aliases.map(\.description) + settings + destinations
            + LineHelp.descriptions
    }

    /// The commands of other screens that match the search, grouped by screen.
    ///
    /// - Parameter isWhole: true to match whole words only.
    private func elsewhere(_ search: inout HelpSearch, isWhole: Bool) -> [Group] {
        var groups: [Group] = []
        for (title, routes, description) in table.places(where: { _ in true }) {
            let found = search.find(in: [description])
            guard let command = found.whole.first ?? (isWhole ? nil : found.partial.first) else { continue }
            let heading = String(Self.sentence(on: [(title, routes)]).dropLast())
            if groups.last?.title != heading { groups.append((heading, [])) }
            groups[groups.count - 1].commands.append(command)
        }
        return groups
    }

    private var destinations: [ActionDescription] { table.routes.map(\.route.opening) }

    /// The usage of a command, the help, and the values of the arguments. For a destination, the current values.
    ///
    /// - Parameter place: the screen that has the command, if the command is not possible here.
    /// - Parameter others: further commands that match the search.
    private func help(
        on description: ActionDescription, at place: String? = nil, above others: [ActionDescription] = []
    ) -> Report {
        let takesDestination = description.forms.joined().contains {
            if case .destination = $0.kind { true } else { false }
        }
        let rows = takesDestination ? table.top?.rows : nil
        let here = takesDestination ? destinations : []
        let element = Element.stack([
            .line([Span(description.usage, .emphasis)]),
            .paragraph([Span("  \(description.help).")]),
            .paragraph([Span(place.map { "  \($0)" } ?? "", .accent)]),
            .paragraph(refusal(of: description).map { [Span("  "), $0] } ?? []),
            .paragraph([Span(description.discussion.isEmpty ? "" : "  \(description.discussion)")]),
            // If the usage is only a synopsis, the help also lists the forms.
            .stack(
                (description.synopsis == nil ? [] : description.forms.usages).map {
                    .line([Span("    \(description.name) \($0)")])
                }),
            .infoRows(description.helpKeys.map { (label: $0.title, value: [Span(values(of: $0))]) }),
            .fields(
                Fields(
                    here.map { Fields.Row([Span("    \($0.usage)")], [Span($0.help, .secondary)]) }
                        + (rows.map { [Self.row(of: $0)] } ?? [])
                        + description.examples.enumerated().map { index, example in
                            Fields.Row([Span(index == 0 ? "  For example:" : "")], [Span(example, .emphasis)])
                        }, valueWidth: Self.helpWidth)),
            others.isEmpty ? .stack([]) : report([("Also", others)]).body,
        ])
        return Report("help", body: element, content: ["command": json(description)] as JSON)
    }

    private func values(of key: Parameter.Key) -> String {
        if case .name(let named) = key.parameter.kind, [.column, .columns].contains(named) {
            let columns = table.columns
            return columns.isEmpty ? "a column of a list; this screen has none" : columns.joined(separator: ", ")
        }
        if key.style == .flag { return "without a value" }
        let known = key.parameter.suggest()
        let counts = Dictionary(known.map { ($0.text, $0.help) }) { first, _ in first }
        let values = key.values.isEmpty ? known.map(\.text) : key.values
        guard !values.isEmpty else { return key.parameter.kind.values }
        let shown = values.prefix(Self.valueLimit).map { value in
            value + ((counts[value] ?? nil).map { " (\($0))" } ?? "")
        }
        return (shown + (values.count > shown.count ? ["and \(values.count - shown.count) more"] : []))
            .joined(separator: ", ")
    }

    /// The maximum number of values of a key in the help. Tab completes all values.
    private static let valueLimit = 12

    private static func row(of rows: SelectableRows) -> Fields.Row {
        let example =
            rows.items.first.map { "open \(Quoting.quoted("\($0.identifier)")), or open \(Quoting.quoted($0.name))" }
            ?? ""
        return Fields.Row(
            [Span("    open ID, open NAME")], [Span("a \(rows.noun) of this list: \(example)", .secondary)])
    }
}

extension ActionDescription {
    /// The names of the keywords, keys and options of all forms.
    fileprivate var partNames: [String] {
        forms.joined().flatMap { $0.isKeyword ? [$0.name] : $0.keys.map(\.name) }
    }

    /// The command with the forms that have all these keywords, choices, keys and options, and only with these keys. Nil
    /// without such a form.
    fileprivate func part(named names: ArraySlice<String>) -> ActionDescription? {
        let forms = names.reduce(forms) { forms, name in forms.compactMap { $0.part(named: name) } }
        guard !forms.isEmpty else { return nil }
        func isNaming(_ text: String) -> Bool {
            let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
            return names.allSatisfy(words.contains)
        }
        let sentences = discussion.replacing(". ", with: ".\n").split(separator: "\n").map(String.init)
        return ActionDescription(
            name: name, help: help, discussion: sentences.filter(isNaming).joined(separator: " "),
            examples: examples.filter(isNaming), forms: forms)
    }
}

extension [Parameter] {
    /// The form, with only the named key if it has keys; nil if nothing in the form has the name.
    fileprivate func part(named name: String) -> [Parameter]? {
        if contains(where: { $0.isKeyword && $0.name == name }) { return self }
        guard let last else { return nil }
        if case .choice(let choices) = last.kind { return choices.contains { $0.lowercased() == name } ? self : nil }
        let keys = last.keys.filter { [$0.name, $0.word, $0.word + "="].contains(name) }
        let named = last.isOptional ? Parameter(optional: keys) : Parameter(last.name, .assignments(keys))
        return keys.isEmpty ? nil : dropLast() + [named]
    }
}
