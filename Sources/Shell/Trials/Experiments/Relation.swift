import ChallengeCore

/// A property of an action that holds in any app, by what other actions do.
nonisolated enum Relation: Codable, Hashable, Sendable {
    /// The pages of a list are its rows, each once, and lead back.
    case pages
    /// A search or a filter leaves some of the rows, until it is cleared.
    case narrowing
    /// A search and a filter do not depend on which comes first.
    case orders
    /// Recent searches are suggested once, the newest first.
    case remembering
    /// A screen is the same by whatever way, and how often, it is opened.
    case opening
    /// A refresh shows the data as it is now.
    case freshness
    /// A screen that is closed leaves what `back` leaves.
    case closing
    /// A step costs the same each time.
    case endurance

    static let (more, allPages, previous) = ("more", "more all", "previous")
    /// The names of actions that leave a screen as `back` does.
    static let closings = ["close", "cancel"]

    /// Those of a step that was tried.
    @MainActor
    static func all(of step: Step, after trial: Trial) -> [Relation] {
        guard step.isOffered, trial.hasSucceeded else { return [] }
        if step.destination == .away, closings.contains(step.actionName ?? "") { return [.closing] }
        if trial.before.isError || trial.atStep.isError { return [] }
        if trial.atStep.screens(above: trial.before) == 1 { return [.opening, .endurance] }
        guard trial.after.top.id == trial.before.top.id, let name = step.actionName else { return [] }
        if name == more { return [.pages, .endurance] }
        if name == Experiment.refresh { return [.freshness, .endurance] }
        guard let narrowing = Narrowing(by: name, in: trial.app) else { return [.endurance] }
        return [.narrowing, .orders] + (narrowing.suggestions == nil ? [] : [.remembering]) + [.endurance]
    }
}

nonisolated extension Relation {
    /// Steps with the same one are tried once.
    func place(of step: Step) -> String {
        switch self {
        case .pages: step.line
        case .narrowing, .remembering: step.actionName ?? ""
        case .orders: ""
        case .opening, .freshness, .closing, .endurance: step.action
        }
    }
}

extension Experiment {
    func tryRelation(_ relation: Relation, _ trial: inout Trial) async throws {
        switch relation {
        case .pages: try await tryPages(&trial)
        case .narrowing: try await tryNarrowing(&trial)
        case .orders: try await tryOrders(&trial)
        case .remembering: try await tryRemembering(&trial)
        case .opening: try await tryOpening(&trial)
        case .freshness: try await tryFreshness(&trial)
        case .closing: try await tryClosing(&trial)
        case .endurance: try await tryEndurance(&trial)
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
        totals = app.appearance.top.parts.totals
    }
}
