import ChallengeCore
import ChallengeDesignSystem

extension Session {
    /// What is possible here and now: what the screen offers first, then what is possible everywhere. One table for all
    /// groups, so that their columns are alike.
    func answerHelp() {
        let groups = helpGroups
        let rows = groups.flatMap { title, descriptions in
            [[[Span(title, .title)]]]
                + descriptions.map { [[Span("  \($0.usage)", .emphasis)], [Span($0.help)]] }
        }
        answer(
            "help", .table(Table(columns: [Table.Column(), Table.Column()], rows: rows)),
            ["groups": groups.map { ["title": $0, "commands": $1.map(\.json)] as JSON }])
    }

    private var helpGroups: [(title: String, commands: [ActionDescription])] {
        var here: [ActionDescription] = []
        var anywhere: [ActionDescription] = []
        var elsewhere: [(title: String, commands: [ActionDescription])] = []
        for command in commandTable.all {
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
