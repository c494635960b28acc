package import ChallengeActions
package import ChallengeCore
import ChallengeText
package import ChallengeViews

/// A screen of a stack, as it is at one moment.
package nonisolated final class LiveScreen: Sendable {
    /// The screen's identifier, unique in a session.
    package let id: Int
    /// The screen's contents.
    package let rendering: Rendering
    /// The name of the feature that made the screen.
    package let feature: String
    /// The navigation that led to the screen.
    package let navigation: any NavigationContract
    /// The screen's entry in its stack; nil for the app's root, and for the root of a tab that was never selected.
    package let entry: NavigationEntry?
    /// The last intent that was delivered to the screen, if any.
    package let intent: Intent?
    /// The command or link that opened the screen, as typed; empty for the app's root.
    package let origin: String
    /// The titles of the screens below this one in its stack, from the root up. In a deep stack, an ellipsis replaces the
    /// titles near the root.
    package let breadcrumb: [String]

    package init(
        id: Int, rendering: Rendering, feature: String, navigation: any NavigationContract, entry: NavigationEntry?,
        intent: Intent? = nil, origin: String, breadcrumb: [String]
    ) {
        self.id = id
        self.rendering = rendering
        self.feature = feature
        self.navigation = navigation
        self.entry = entry
        self.intent = intent
        self.origin = origin
        self.breadcrumb = breadcrumb
    }
}

nonisolated extension LiveScreen {
    /// Returns a sentence about each undeclared part of the screen. Help and `check` do not know undeclared parts.
    package func undeclared(in map: AppMap) -> [String] {
        guard let declared = map.screen(for: navigation.name) else { return [] }
        let noun = rendering.selection?.noun
        let title =
            rendering.title == declared.title ?? rendering.title
            ? [] : ["the declaration of \(declared.name) does not have the title \(rendering.title)"]
        let parts = [
            ("the state \(rendering.state.name)", !declared.states.contains(rendering.state)),
            (noun.map { "rows of the kind \($0)" } ?? "a screen without rows", noun != declared.rows?.noun),
        ]
        let controls = rendering.actions.map(\.description).flatMap { action in
            guard let other = declared.actions.first(where: { $0.name == action.name }) else { return [action.usage] }
            let missing = action.forms(missingIn: other).map { form in
                ([action.name] + form.map(\.usage)).joined(separator: " ")
            }
            return missing.isEmpty && other.effect != action.effect ? [action.usage] : missing
        }
        let actions = rendering.actions.map(\.description.name)
        let twice = actions.indices.filter { actions[..<$0].contains(actions[$0]) }.map {
            "\(declared.name) has two actions named \(actions[$0])"
        }
        let undeclared =
            twice + title
            + (parts.filter(\.1).map(\.0) + controls.map { "the action \($0)" }).map {
                "no preview of \(declared.name) has \($0)"
            }
        guard let content = declared.contents.first(where: { $0.states.contains(rendering.state) }) else {
            return undeclared
        }
        let mismatches = SchemaValidator().mismatches(of: rendering.snapshot.json, with: content.schema.json)
        return undeclared
            + mismatches.map { "the content of \(declared.name) for programs does not match its declaration: \($0)" }
    }
}
