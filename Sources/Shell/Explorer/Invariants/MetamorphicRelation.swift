import ChallengeHost
import SwiftUI

/// A rule that holds in any app and relates an action to other actions.
nonisolated enum MetamorphicRelation: Codable, Hashable, Sendable {
    /// The pages of a list contain each row once, and going back shows earlier pages unchanged.
    case pages
    /// A search or filter keeps some of the rows until the search or filter is cleared.
    case narrowing
    /// A screen shows the same content after each way to open it, and each time.
    case opening
    /// A refresh shows the data as it is now.
    case freshness

    static let (more, allPages, previous) = ("more", "more all", "previous")

    @MainActor
    static func all(of step: Step, after trial: Trial) -> [MetamorphicRelation] {
        // A screen without a declaration suggests no texts.
        guard step.isOffered || step.takesText && !trial.isDeclared, trial.hasSucceeded else { return [] }
        if trial.before.isError || trial.atStep.isError { return [] }
        if trial.atStep.screens(above: trial.before) == 1 { return [.opening] }
        guard trial.after.top.id == trial.before.top.id, let name = step.actionName else { return [] }
        if name == more { return [.pages] }
        if name == Experiment.refresh { return [.freshness] }
        return SearchAndFilter(by: name, in: trial.app) == nil ? [] : [.narrowing]
    }
}

nonisolated extension MetamorphicRelation {
    /// Returns a key. Only one of all steps with the same key is tried.
    func place(of step: Step) -> String {
        switch self {
        case .pages: step.line
        case .narrowing: step.actionName ?? ""
        case .opening, .freshness: step.action
        }
    }
}

extension Experiment {
    func tryRelation(_ relation: MetamorphicRelation, _ trial: inout Trial) async throws {
        switch relation {
        case .pages: try await tryPages(&trial)
        case .narrowing: try await tryNarrowing(&trial)
        case .opening: try await tryOpening(&trial)
        case .freshness: try await tryFreshness(&trial)
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
