import ChallengeCore
import ChallengeDesignSystem

/// How to write one command, what it does, and what its arguments may be.
struct CommandHelp {
    let description: ActionDescription

    var report: Report { Report("help", body: element, content: ["command": description.json] as JSON) }

    private var element: Element {
        .stack([
            .line([Span(description.usage, .emphasis)]),
            .paragraph([Span("  \(description.help).")]),
            .stack(forms.map { .line([Span("    \(description.name) \($0)")]) }),
            .infoRows(keys.map { (label: $0.name, value: [Span($0.values.joined(separator: ", "))]) }),
        ])
    }

    /// Each way of writing it, where the usage does not tell them.
    private var forms: [String] {
        description.synopsis == nil ? [] : FormUsage.usages(of: description.forms)
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
