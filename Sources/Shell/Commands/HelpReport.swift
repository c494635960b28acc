package import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// The answer to `help`: what is possible on the screen on top first, then what is possible everywhere. One table for
/// all groups, so that their columns are alike.
struct HelpReport {
    private let root: any RootContainerContract
    private let table: CommandTable

    /// - Parameter table: the commands that are possible in the app now.
    init(_ root: any RootContainerContract, _ table: CommandTable) {
        self.root = root
        self.table = table
    }

    var report: Report {
        let groups = groups
        let rows = groups.flatMap { title, descriptions in
            [[[Span(title, .title)]]]
                + descriptions.map { [[Span("  \($0.usage)", .emphasis)], [Span($0.help)]] }
        }
        return Report(
            "help", body: .table(Table(columns: [Table.Column(), Table.Column()], rows: rows)),
            content: ["groups": groups.map { ["title": $0, "commands": $1.map(\.json)] as JSON }] as JSON)
    }

    private var groups: [(title: String, commands: [ActionDescription])] {
        var here: [ActionDescription] = []
        var anywhere: [ActionDescription] = []
        var elsewhere: [(title: String, commands: [ActionDescription])] = []
        for command in table.all {
            switch command {
            case .action(let description): here.append(description)
            case .session(let command): anywhere.append(command.description)
            case .everywhere(let description): anywhere.append(description)
            case .distant(let description, let navigation):
                let title = "On \(destination(of: navigation)), going there first"
                if elsewhere.last?.title != title { elsewhere.append((title, [])) }
                elsewhere[elsewhere.count - 1].commands.append(description)
            }
        }
        let title = root.top?.rendering.title ?? ""
        return ([("On \(title)", here), ("On every screen", anywhere)] + elsewhere).filter { !$0.commands.isEmpty }
    }

    /// The title of the screen where a navigation ends.
    private func destination(of navigation: any NavigationContract) -> String {
        let end = root.chain(following: navigation).destination
        return root.map.screen(for: end.name)?.title ?? end.name
    }
}

/// The answer to `help COMMAND`: how to write it, what it does, and the values that its arguments take.
struct CommandHelp {
    let description: ActionDescription

    var report: Report { Report("help", body: element, content: ["command": description.json] as JSON) }

    private var element: Element {
        .stack([
            .line([Span(description.usage, .emphasis)]),
            .paragraph([Span("  \(description.help).")]),
            // The forms, where the usage is only a synopsis.
            .stack(
                (description.synopsis == nil ? [] : FormUsage.usages(of: description.forms)).map {
                    .line([Span("    \(description.name) \($0)")])
                }),
            .infoRows(keys.map { (label: $0.name, value: [Span($0.values.joined(separator: ", "))]) }),
        ])
    }

    /// The keys whose values are known: those of assignments, and keywords that a value follows.
    private var keys: [Parameter.Key] {
        let keys = description.forms.flatMap { form -> [Parameter.Key] in
            switch form.last?.kind {
            case .assignments(let keys): keys
            case .choice(let values): form.dropLast().last.map { [Parameter.Key(name: $0.name, values: values)] } ?? []
            default: []
            }
        }
        return keys.filter { !$0.values.isEmpty }
    }
}

extension ActionDescription {
    /// For programs.
    nonisolated var json: JSON { ["name": name, "usage": usage, "help": help] }
}

/// How to write the forms of a command; what may be left out is in brackets.
package nonisolated enum FormUsage {
    private static let negation = "not"

    /// One text for each form: `[not] screen NAME`. A form that is another one without its last argument, or with a
    /// `not` before it, is merged with that one.
    package static func usages(of forms: [[Parameter]]) -> [String] {
        let all = forms.map { $0.map(\.usage) }
        let negated = Set(all.filter { $0.first == negation }.map { Array($0.dropFirst()) })
        let positive = all.filter { $0.first != negation }
        return positive.compactMap { form in
            guard !positive.contains(where: { $0.count == form.count + 1 && $0.starts(with: form) }) else { return nil }
            var words = form
            if let last = words.last, words.count > 1, positive.contains(Array(form.dropLast())) {
                words[words.count - 1] = "[\(last)]"
            }
            return ((negated.contains(form) ? ["[\(negation)]"] : []) + words).joined(separator: " ")
        }
    }
}
