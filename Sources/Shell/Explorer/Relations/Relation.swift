import ChallengeCore

/// What is known of an action without knowing the app, by what others do.
nonisolated enum Relation: Codable, Hashable, Sendable {
    /// The pages of a list are its rows, each once, and lead back.
    case pages
    /// A search or a filter leaves some of the rows, until it is cleared.
    case narrowing
    /// A screen is the same by whatever way, and how often, it is opened.
    case opening

    static let (more, previous) = ("more", "previous")

    /// The relation of a step that was tried; nil if it has none.
    @MainActor
    init?(of step: Step, after trial: Trial) {
        guard step.isOffered, trial.hasSucceeded, !trial.before.isError, !trial.after.isError else { return nil }
        let isSame = trial.after.top.id == trial.before.top.id
        if step.line == Self.more, isSame {
            self = .pages
        } else if let name = step.actionName, isSame, Narrowing(by: name, in: trial.app) != nil {
            self = .narrowing
        } else if trial.addsScreen, !trial.isNotFound {
            self = .opening
        } else {
            return nil
        }
    }
}

extension Experiment {
    func tryRelation(_ relation: Relation, _ trial: inout Trial) async throws {
        switch relation {
        case .pages: try await tryPages(&trial)
        case .narrowing: try await tryNarrowing(&trial)
        case .opening: try await tryOpening(&trial)
        }
    }
}

/// The rows of a list at one moment.
struct ListedRows {
    let all: [RowIdentifier]
    let shown: [RowIdentifier]
    let hasMore: Bool
    let totals: [Int]

    /// Nil on a screen without rows.
    init?(_ app: ExploredApp) {
        guard let screen = app.root.top, let rows = screen.rendering.selection else { return nil }
        all = rows.items.map(\.identifier)
        shown = Array(all.suffix(rows.shownCount))
        hasMore = rows.hasMore
        totals = ScreenContent(screen, rows: []).totals
    }
}
