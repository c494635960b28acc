import ChallengeCore
import ChallengeDesignSystem

/// What is possible here and now: what the screen offers first, then what is possible everywhere.
struct HelpReport {
    let session: Session

    var report: Report {
        let groups = groups
        return Report("help", body: Self.element(of: groups), content: ["groups": groups.map(Self.json)] as JSON)
    }

    private var groups: [(title: String, commands: [ActionDescription])] {
        var here: [ActionDescription] = []
        var anywhere: [ActionDescription] = []
        var elsewhere: [(title: String, commands: [ActionDescription])] = []
        for command in session.available {
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
        let title = session.root.top?.rendering.title ?? ""
        return ([("On \(title)", here), ("On every screen", anywhere)] + elsewhere).filter { !$0.commands.isEmpty }
    }

    /// The title of the screen where a navigation ends.
    private func destination(of navigation: any NavigationContract) -> String {
        let end = session.root.chain(following: navigation).destination
        return session.root.map.screen(for: end.name)?.title ?? end.name
    }

    /// One table for all groups, so that their columns are alike.
    private static func element(of groups: [(title: String, commands: [ActionDescription])]) -> Element {
        let rows = groups.flatMap { title, descriptions in
            [[[Span(title, .title)]]]
                + descriptions.map { [[Span("  \($0.usage)", .emphasis)], [Span($0.help)]] }
        }
        return .table(Table(columns: [Table.Column(), Table.Column()], rows: rows))
    }

    private static func json(title: String, commands: [ActionDescription]) -> JSON {
        ["title": title, "commands": commands.map(\.json)]
    }
}
