import ChallengeCore
import ChallengeDesignSystem

/// What is possible here and now: what the screen offers first, then what is possible everywhere.
struct HelpReport {
    let session: Session

    var element: Element {
        var here: [ActionDescription] = []
        var anywhere: [ActionDescription] = []
        var elsewhere: [ActionDescription] = []
        for command in session.available {
            switch command {
            case .action(let action): here.append(action.description)
            case .session(let command): anywhere.append(command.description)
            case .distant(let description, _): elsewhere.append(description)
            }
        }
        let title = session.root.top?.rendering.title ?? ""
        let groups = [
            ("On \(title)", here), ("On every screen", anywhere), ("Elsewhere, going there first", elsewhere),
        ]
        let shown = groups.filter { !$0.1.isEmpty }
        // One table for all groups, so that their columns are alike.
        let rows = shown.flatMap { title, descriptions in
            [[[Span(title, .title)]]]
                + descriptions.map { [[Span("  \($0.usage)", .emphasis)], [Span($0.help)]] }
        }
        return .table(Table(columns: [Table.Column(), Table.Column()], rows: rows))
    }
}
