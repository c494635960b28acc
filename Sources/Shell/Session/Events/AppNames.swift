package import ChallengeCore
import ChallengeLanguage

/// The names that an app declares. An expectation about any other one would say nothing, or hold for ever.
package nonisolated struct AppNames: Sendable {
    private let map: AppMap

    package init(_ map: AppMap) { self.map = map }

    package var screens: [String] { map.screens.map(\.name) }
    package var states: [String] { map.screens.flatMap(\.states).map(\.name).unique }
    /// Those that lead to a screen, and those that are redirected.
    package var navigations: [String] {
        let redirects = map.features.flatMap(\.redirects).flatMap(\.navigations).map(\.name)
        return (redirects + map.screens.map(\.navigation)).unique
    }
    package var events: [EventDescription] { map.events }

    /// The names of one kind.
    package func named(_ kind: Parameter.Named) -> [String] {
        switch kind {
        case .screen: screens
        case .state: states
        case .navigation: navigations
        case .event: events.map(\.name)
        }
    }
}
