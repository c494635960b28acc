package import ChallengeActions
package import ChallengeCore
import ChallengeText
package import SwiftUI

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
    /// False if the screen is known by its views alone.
    package var isDeclared: Bool { !(navigation is ViewNavigation || navigation is SceneNavigation) }

    /// The name of the screen's place in the app: that of its navigation, or of the screen itself without a declaration.
    package var place: String { isDeclared ? navigation.name : rendering.screen }

    /// Returns a sentence about each undeclared part of the screen. Help and `check` do not know undeclared parts. Nothing
    /// is known about a screen without previews, and about an action with an undeclared effect.
    package func undeclared(in map: AppMap) -> [String] {
        guard let declared = map.screen(for: navigation.name), declared.hasPreviews else { return [] }
        let noun = rendering.selection?.noun
        let title =
            rendering.title == declared.title ?? rendering.title
            ? [] : ["the declaration of \(declared.name) does not have the title \(rendering.title)"]
        let states = declared.states.contains(rendering.state) ? [] : ["the state \(rendering.state.name)"]
        let rows = noun.flatMap { noun in
            declared.rowKinds.contains { $0.noun == noun } ? nil : "rows of the kind \(noun)"
        }
        let controls = rendering.actions.map(\.description).flatMap { action in
            guard let other = declared.actions.first(where: { $0.name == action.name }) else { return [action.usage] }
            let missing = action.forms(missingIn: other).map { form in
                ([action.name] + form.map(\.usage)).joined(separator: " ")
            }
            let hasOtherEffect = other.effect != action.effect && ![other.effect, action.effect].contains(.undeclared)
            return missing.isEmpty && hasOtherEffect ? [action.usage] : missing
        }
        let actions = rendering.actions.map(\.description.name)
        let twice = actions.indices.filter { actions[..<$0].contains(actions[$0]) }.map {
            "\(declared.name) has two actions named \(actions[$0])"
        }
        let undeclared =
            twice + title
            + (states + [rows].compactMap(\.self) + controls.map { "the action \($0)" }).map {
                "no preview of \(declared.name) has \($0)"
            }
        let (content, state) = (rendering.snapshot.json, rendering.state)
        let mismatches = declared.allContents.lazy.filter { $0.states.contains(state) }.map {
            SchemaValidator().mismatches(of: content, with: $0.schema.json)
        }
        if mismatches.contains(where: \.isEmpty) { return undeclared }
        return undeclared
            + (mismatches.first ?? []).map {
                "the content of \(declared.name) for programs does not match its declaration: \($0)"
            }
    }
}
