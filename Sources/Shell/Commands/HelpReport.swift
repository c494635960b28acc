import ChallengeCore
import ChallengeDesignSystem

/// What is possible here and now: what the screen offers first, then what is possible everywhere.
struct HelpReport {
    let session: Session

    var report: Report {
        let groups = groups
        return Report("help", body: Self.element(of: groups), content: ["groups": groups.map(Group.init)])
    }

    private var groups: [(title: String, commands: [ActionDescription])] {
        var here: [ActionDescription] = []
        var anywhere: [ActionDescription] = []
        var elsewhere: [ActionDescription] = []
        for command in session.available {
            switch command {
            case .action(let description): here.append(description)
            case .session(let command): anywhere.append(command.description)
            case .everywhere(let description): anywhere.append(description)
            case .distant(let description, _): elsewhere.append(description)
            }
        }
        let title = session.root.top?.rendering.title ?? ""
        let groups = [
            ("On \(title)", here), ("On every screen", anywhere), ("Elsewhere, going there first", elsewhere),
        ]
        return groups.filter { !$0.1.isEmpty }
    }

    /// One table for all groups, so that their columns are alike.
    private static func element(of groups: [(title: String, commands: [ActionDescription])]) -> Element {
        let rows = groups.flatMap { title, descriptions in
            [[[Span(title, .title)]]]
                + descriptions.map { [[Span("  \($0.usage)", .emphasis)], [Span($0.help)]] }
        }
        return .table(Table(columns: [Table.Column(), Table.Column()], rows: rows))
    }

    private nonisolated struct Group: Encodable, Sendable {
        let title: String
        let commands: [CommandHelp.Content]

        init(title: String, commands: [ActionDescription]) {
            self.title = title
            self.commands = commands.map(CommandHelp.Content.init)
        }
    }
}
