import ChallengeActions
import ChallengeHost
import SwiftUI

/// The visible effects of a command that only the app could undo. These are the content of the nearest screens, and the
/// values that completion suggests, such as recent searches.
struct AppTrace {
    private let screens: [Int: Rendering]
    private let suggestions: [String: [Parameter.Suggestion]]

    init(_ runner: CommandRunner) {
        let nearest = runner.root.screensFromTop.prefix(ScreenPlace.limit)
        screens = Dictionary(nearest.map { ($0.id, $0.rendering) }) { first, _ in first }
        let actions = runner.commandTable.all.map(\.description)
        suggestions = Dictionary(actions.map { ($0.name, $0.forms.joined().flatMap { $0.suggest() }) }) { $0 + $1 }
    }

    func changes(since earlier: AppTrace) -> [String] {
        let changed = screens.filter { id, now in earlier.screens[id].map { !$0.looks(like: now) } ?? false }
        let other = suggestions.filter { name, now in earlier.suggestions[name].map { $0 != now } ?? false }
        return changed.sorted { $0.key < $1.key }.map { "the content of \($0.value.title)" }
            + (other.isEmpty ? [] : ["the suggestions of " + other.keys.sorted().joined(separator: ", ")])
    }
}
