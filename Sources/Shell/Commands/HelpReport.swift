import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// The answer to `help`: what is possible on the screen on top first, then what is possible everywhere. One table for
/// all groups, so that their columns are alike.
struct HelpReport {
    private let root: any RootContainerContract

    init(_ root: any RootContainerContract) {
        self.root = root
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
        for command in CommandTable(root).all {
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
