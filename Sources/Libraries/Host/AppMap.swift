package import ChallengeActions
package import ChallengeCore
import SwiftUI

/// A route of an app, with its feature and its destination after all redirects.
package nonisolated final class AppRoute: Sendable {
    package let feature: String
    package let route: Route
    /// The redirects of the route's navigation; nil if the navigation takes arguments.
    package let chain: RedirectChain?
    /// The name of the feature that shows the destination; nil if no feature declares the destination's screen.
    package let destinationFeature: String?
    package let screen: ScreenDescription?

    package init(
        feature: String, route: Route, chain: RedirectChain?, destinationFeature: String?, screen: ScreenDescription?
    ) {
        self.feature = feature
        self.route = route
        self.chain = chain
        self.destinationFeature = destinationFeature
        self.screen = screen
    }
}

nonisolated extension AppRoute {
    /// The actions of the destination's screen that other screens may request, from the screen's previews.
    package var intents: [ActionDescription] { screen?.intents ?? [] }
}

/// All features and screens of an app, for lookup without navigating.
package nonisolated struct AppMap: Sendable {
    /// A feature with its screens.
    package struct Feature: Sendable {
        package let name: String
        package let screens: [ScreenDescription]
        package let redirects: [RedirectChain]

        package init(name: String, screens: [ScreenDescription], redirects: [RedirectChain]) {
            self.name = name
            self.screens = screens
            self.redirects = redirects
        }
    }

    /// The features with a screen or an outgoing navigation, in the app's order.
    package let features: [Feature]
    /// The name of the app's root navigation.
    package let root: String
    /// A guard as data, without the closure that checks its condition.
    package struct Guard: Sendable {
        /// The condition that the guard waits for: `a login`.
        package let name: String
        package let navigations: [String]
        /// The name of the navigation that is shown until the guard passes.
        package let otherwise: String

        @MainActor
        package init(_ declared: ChallengeCore.Guard) {
            name = declared.name
            navigations = declared.navigations
            let some = UnknownNavigation.notFound(.unresolved(navigation: declared.navigations.first ?? ""))
            otherwise = declared.otherwise(some).name
        }
    }

    package let tabs: [AppTab]
    package let guards: [Guard]

    package init(features: [Feature], root: String, tabs: [AppTab] = [], guards: [Guard] = []) {
        self.features = features
        self.root = root
        self.tabs = tabs
        self.guards = guards
    }

    /// Returns the guards of the navigation with this name.
    package func guards(of navigation: String) -> [Guard] { guards.filter { $0.navigations.contains(navigation) } }

    package var screens: [ScreenDescription] { features.flatMap(\.screens) }

    /// All declared events, each event once, with the keys of all its declarations.
    package var events: [EventDescription] {
        var keys: [String: [String]] = [:]
        let declared = screens.flatMap(\.events)
        for event in declared { keys[event.name, default: []] += event.keys }
        return declared.compactMap { event in
            keys.removeValue(forKey: event.name).map { EventDescription(event.name, keys: $0) }
        }
    }

    /// False if the app can show a screen that no feature declares. An undeclared screen is unknown until it is shown.
    package var isWhole: Bool {
        let ends = features.flatMap(\.redirects).map(\.destination).filter { !($0 is UnknownNavigation) }
        return ([root] + (tabs.map(\.navigation) + ends).map(\.name)).allSatisfy { screen(for: $0) != nil }
    }

    /// Returns true if a feature declares the navigation's screen with previews.
    package func declares(_ navigation: String) -> Bool { screen(for: navigation)?.hasPreviews == true }

    /// True if the app can show a screen whose controls are unknown until it is shown.
    package var mayShowUndeclared: Bool {
        !isWhole
            || screens.contains { screen in
                let leads = screen.actions.compactMap { action in
                    if case .leads(let navigation, _) = action.effect { navigation } else { nil }
                }
                return !screen.hasPreviews || screen.actions.contains { $0.effect == .undeclared }
                    || (leads + screen.rowKinds.map(\.navigation)).contains { !declares(destination(of: $0)) }
            }
    }

    /// Returns the name of a navigation's destination after all redirects.
    package func destination(of navigation: String) -> String {
        features.lazy.flatMap(\.redirects).first { $0.navigations[0].name == navigation }?.destination.name
            ?? navigation
    }

    /// Returns the screen that declares the navigation with this name, if any.
    package func screen(for navigation: String) -> ScreenDescription? {
        features.lazy.flatMap(\.screens).first { $0.navigation == navigation }
    }

    /// Returns the feature whose screen declares the navigation with this name, if any.
    package func feature(for navigation: String) -> Feature? {
        features.first { feature in feature.screens.contains { $0.navigation == navigation } }
    }
}

/// The events that an app's screens declare, indexed by name for many lookups.
package nonisolated struct DeclaredEvents: Sendable {
    /// The keys of each event, by the event's name. Nil if ``AppMap/isWhole`` is false: the app may then track any event.
    private let keys: [String: [String]]?

    package init(of map: AppMap) {
        keys = map.isWhole ? Dictionary(map.events.map { ($0.name, $0.keys) }) { first, _ in first } : nil
    }

    /// Returns the undeclared keys of an event, in alphabetical order; nil if no screen declares the event.
    package func undeclaredKeys(of event: TrackingEvent) -> [String]? {
        guard let keys else { return [] }
        return keys[event.name].map { Set(event.properties.keys).subtracting($0).sorted() }
    }
}
