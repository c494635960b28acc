import ChallengeHost
import SwiftUI

/// A rule that holds in any app and relates an action to other actions.
nonisolated enum MetamorphicRelation: Codable, Hashable, Sendable {
    /// The pages of a list contain each row once, and going back shows earlier pages unchanged.
    case pages
    /// A search or filter keeps some of the rows until the search or filter is cleared.
    case narrowing
    /// A search for a made-up word does not find all rows.
    case nonsense
    /// A search and a filter give the same rows in either order.
    case orders
    /// Recent searches are suggested once, the newest first.
    case remembering
    /// A screen shows the same content after each way to open it, and each time.
    case opening
    /// A refresh shows the data as it is now.
    case freshness
    /// An action that closes its screen has the same effect as `back`.
    case closing

    static let (more, allPages, previous) = ("more", "more all", "previous")
    /// The names of actions that leave a screen like `back`.
    static let closings = ["close", "cancel"]

    @MainActor
    static func all(of step: Step, after trial: Trial) -> [MetamorphicRelation] {
        // A screen without a declaration suggests no texts.
        guard step.isOffered || step.takesText && !trial.isDeclared, trial.hasSucceeded else { return [] }
        if step.destination == .away, closings.contains(step.actionName ?? "") { return [.closing] }
        if trial.before.isError || trial.atStep.isError { return [] }
        if trial.atStep.screens(above: trial.before) == 1 { return [.opening] }
        guard trial.after.top.id == trial.before.top.id, let name = step.actionName else { return [] }
        if name == more { return [.pages] }
        if name == Experiment.refresh { return [.freshness] }
        guard let narrowing = SearchAndFilter(by: name, in: trial.app) else { return [] }
        return [.narrowing, .orders] + (narrowing.suggestions == nil ? [] : [.nonsense, .remembering])
    }
}

nonisolated extension MetamorphicRelation {
    /// Returns a key. Only one of all steps with the same key is tried.
    func place(of step: Step) -> String {
        switch self {
        case .pages: step.line
        case .narrowing, .nonsense, .remembering: step.actionName ?? ""
        case .orders: ""
        case .opening, .freshness, .closing: step.action
        }
    }
}

extension Experiment {
    func tryRelation(_ relation: MetamorphicRelation, _ trial: inout Trial) async throws {
        switch relation {
        case .pages: try await tryPages(&trial)
        case .narrowing: try await tryNarrowing(&trial)
        case .nonsense: try await tryNonsense(&trial)
        case .orders: try await tryOrders(&trial)
        case .remembering: try await tryRemembering(&trial)
        case .opening: try await tryOpening(&trial)
        case .freshness: try await tryFreshness(&trial)
        case .closing: try await tryClosing(&trial)
        }
    }
}

/// The rows of a list at one moment.
struct ListedRows {
    let all: [RowIdentifier]
    let shown: [RowIdentifier]
    let hasMore: Bool
    let totals: [Int]
    let names: [String]
}

extension ListedRows {
    static let none = ListedRows(all: [], shown: [], hasMore: false, totals: [], names: [])

    /// Creates the rows; nil on a screen without rows.
    init?(_ app: ExploredApp) {
        guard let screen = app.root.top, let rows = screen.rendering.selection else { return nil }
        let items = rows.items
        (all, names) = (items.map(\.identifier), items.map(\.name))
        shown = Array(all.suffix(rows.shownCount))
        hasMore = rows.hasMore
        totals = app.snapshot.top.parts.totals
    }
}
