import ChallengeActions
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import ChallengeVerification
import SwiftUI

/// A snapshot of all screens on an app's stacks, as people and programs see them.
struct StackSnapshot: Equatable {
    /// A screen of the snapshot. Screens that look the same are equal.
    final class Screen: Equatable {
        /// At this width, nothing is cut or wrapped.
        static let width = 1_000

        let id: Int
        let name: String
        let title: String
        let state: String
        /// The heading, which shows the screens below.
        let heading: Element
        let body: Element
        /// The names of the available actions.
        let actions: [String]
        private let snapshot: any JSONConvertible
        private let summary: String
        private let noun: String?
        /// The visible rows.
        let items: [SelectableRows.Item]
        private(set) lazy var rows = [heading, body].flatMap { $0.rows(width: Self.width, isUnicode: true) }
        private(set) lazy var content = snapshot.json.text
        private(set) lazy var parts = ScreenContent(
            snapshot.json, title: title, noun: noun, items: items, summary: summary, rows: rows)
        /// For a fast comparison.
        private(set) lazy var digest = [name, content].hashValue

        /// True if the screen is still loading, or has failed to load.
        var isUnsettled: Bool { [ViewState.idle, .loading, .error].map(\.name).contains(state) }

        init(_ screen: LiveScreen) {
            let rendering = screen.rendering
            (id, heading, body) = (screen.id, screen.heading, rendering.body)
            (name, title, state) = (rendering.screen, rendering.title, rendering.state.name)
            actions = rendering.actions.filter { $0.refusal == nil }.map(\.description.name)
            (snapshot, summary, noun) = (rendering.snapshot, rendering.summary, rendering.selection?.noun)
            // Only the items are kept, because the whole rendering would keep the app alive.
            items = rendering.selection.map { $0.items.suffix($0.shownCount) } ?? []
        }

        private init(_ other: Screen, heading: Element) {
            (id, name, title, state) = (other.id, other.name, other.title, other.state)
            (self.heading, body, actions, snapshot) = (heading, other.body, other.actions, other.snapshot)
            (summary, noun, items) = (other.summary, other.noun, other.items)
        }

        /// The screen without its place on the stack: the first row of the heading has only the title.
        var atNoPlace: Screen {
            let rows = heading.rows(width: Self.width, isUnicode: true)
            return Screen(self, heading: .verbatim([title] + rows.dropFirst()))
        }

        static func == (lhs: Screen, rhs: Screen) -> Bool {
            lhs === rhs || lhs.isEqualBelowHeading(to: rhs) && lhs.heading == rhs.heading
                || lhs.tellsSame(as: rhs) && lhs.rows == rhs.rows
        }

        func isEqualBelowHeading(to other: Screen) -> Bool { tellsSame(as: other) && body == other.body }

        private func tellsSame(as other: Screen) -> Bool {
            (name, state, content) == (other.name, other.state, other.content) && actions == other.actions
        }
    }

    /// The command that prints the screen on top.
    static let show = "show"

    /// The screens of each stack, from the root up.
    let stacks: [[Screen]]
    /// The top screen of each tab that was shown before.
    var tabs: [Screen] = []

    var isError: Bool { top.state == ViewState.error.name }

    var top: Screen { stacks[stacks.count - 1][stacks[stacks.count - 1].count - 1] }

    /// Returns how many screens are above the screens of another snapshot. Nil if a screen of the other snapshot is
    /// no longer in its place.
    func screens(above other: StackSnapshot) -> Int? {
        let (here, there) = (stacks.joined().map(\.id), other.stacks.joined().map(\.id))
        return here.starts(with: there) && stacks.count >= other.stacks.count ? here.count - there.count : nil
    }

    /// Returns the command that prints the difference on the screen on top; nil if no printed text differs.
    func command(showingDifferenceFrom other: StackSnapshot) -> String? {
        top.rows != other.top.rows ? Self.show : top.actions != other.top.actions ? "help" : nil
    }

    /// A difference in words. The pattern is the same text without the screen's names and the equal parts.
    typealias Difference = (text: String, pattern: String)

    func difference(from other: StackSnapshot) -> Difference? {
        guard self != other else { return nil }
        let names = { (snapshot: StackSnapshot) in snapshot.stacks.map { $0.map(\.name).joined(separator: " ") } }
        guard names(self) == names(other) else {
            let text = "the path is \(Self.text(names(self))) and was \(Self.text(names(other)))"
            return (text, text)
        }
        guard tabs.map(\.id) == other.tabs.map(\.id) else {
            let (here, there) = (tabs.map(\.name), other.tabs.map(\.name))
            let text = "the tabs are at \(here.joined(separator: ", ")) and were at \(there.joined(separator: ", "))"
            return (text, text)
        }
        let pairs = zip(stacks.joined() + tabs, other.stacks.joined() + other.tabs)
        return pairs.lazy.compactMap { $0.difference(from: $1) }.first
    }

    private static func text(_ stacks: [String]) -> String { stacks.joined(separator: ", under ") }
}

extension StackSnapshot.Screen {
    func difference(from other: StackSnapshot.Screen) -> StackSnapshot.Difference? {
        if self == other { return nil }
        let (text, pattern) = texts(ofDifferenceFrom: other)
        return ("\(name) \(text)", Pattern.text(pattern ?? text, without: [name, title, other.title]))
    }

    /// Returns the difference from another screen in words, with its pattern; a nil pattern stands for the same words.
    private func texts(ofDifferenceFrom other: StackSnapshot.Screen) -> (text: String, pattern: String?) {
        if state != other.state { return ("is in the state \(state) and was in \(other.state)", nil) }
        if rows != other.rows {
            let index =
                zip(rows, other.rows).enumerated().first { $1.0 != $1.1 }?.offset ?? min(rows.count, other.rows.count)
            let row = { (rows: [String]) in index < rows.count ? rows[index].singleSpaced : nil }
            let (old, new) = (row(other.rows), row(rows))
            let change = Pattern.change(from: old ?? "nothing", to: new ?? "nothing")
            let quoted = { (row: String?) in row.map { "'\($0)'" } ?? "nothing" }
            return (
                "shows \(quoted(new)) where it showed \(quoted(old))",
                "shows '\(change.new)' where it showed '\(change.old)'"
            )
        }
        if actions != other.actions {
            let changed = Set(actions).symmetricDifference(other.actions).sorted()
            return ("offers other actions: \(changed.joined(separator: ", "))", nil)
        }
        let change = Pattern.change(from: other.content, to: content)
        let keys = snapshot.json.keys(differingFrom: other.snapshot.json)
        let what = keys.isEmpty ? "its JSON in another order" : "other JSON: \(keys.joined(separator: ", "))"
        return ("has \(what)", "has \(change.new) in its JSON where it had \(change.old)")
    }
}

extension JSON {
    /// Returns the paths of the values that differ from another object: `filter.author`. An array is one value.
    fileprivate func keys(differingFrom other: JSON, in path: String = "") -> [String] {
        let keys = (members + other.members).map(\.key).unique
        guard !keys.isEmpty else { return text == other.text ? [] : [path] }
        return keys.flatMap { key in
            let place = path.isEmpty ? key : "\(path).\(key)"
            guard let new = self[key], let old = other[key] else { return [place] }
            return new.keys(differingFrom: old, in: place)
        }
    }
}
