/// A route of an app, with its feature and its destination after all redirects.
package final class AppRoute: Sendable {
    /// The name of the feature whose route it is.
    package let feature: String
    /// The route as the feature declares it.
    package let route: Route
    /// The redirects of the route's navigation; nil if that takes arguments.
    package let chain: RedirectChain?
    /// The name of the feature that shows the destination; nil if no feature declares its screen.
    package let destinationFeature: String?
    /// The destination's screen, if a feature declares it.
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

extension AppRoute {
    /// The actions of the destination's screen that may be requested from elsewhere, for which its previews are rendered.
    package var intents: [ActionDescription] { screen?.intents ?? [] }
}

/// All features and screens of an app, for lookup without navigating.
package struct AppMap: Sendable {
    /// A feature with its screens.
    package struct Feature: Sendable {
        /// The feature's name.
        package let name: String
        /// All its screens, the main one first.
        package let screens: [ScreenDescription]
        /// The feature's outgoing navigations with their redirects.
        package let redirects: [RedirectChain]

        package init(name: String, screens: [ScreenDescription], redirects: [RedirectChain]) {
            self.name = name
            self.screens = screens
            self.redirects = redirects
        }
    }

    /// The features that show or lead to anything, in the app's order.
    package let features: [Feature]
    /// The name of the app's root navigation.
    package let root: String
    /// A guard without its condition.
    package struct Guard: Sendable {
        /// What the guard waits for: `a login`.
        package let name: String
        /// The names of the guarded navigations.
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

    /// The app's tabs; none in an app with one stack.
    package let tabs: [Tab]
    /// The app's guards.
    package let guards: [Guard]

    package init(features: [Feature], root: String, tabs: [Tab] = [], guards: [Guard] = []) {
        self.features = features
        self.root = root
        self.tabs = tabs
        self.guards = guards
    }

    /// The guards of a navigation, by its name.
    package func guards(of navigation: String) -> [Guard] { guards.filter { $0.navigations.contains(navigation) } }

    package var screens: [ScreenDescription] { features.flatMap(\.screens) }

    /// All events that some screen declares, each once with the keys of all.
    package var events: [EventDescription] {
        var keys: [String: [String]] = [:]
        let declared = screens.flatMap(\.events)
        for event in declared { keys[event.name, default: []] += event.keys }
        return declared.compactMap { event in
            keys.removeValue(forKey: event.name).map { EventDescription(event.name, keys: $0) }
        }
    }

    /// False if the app shows what no screen declares, of which nothing is known before it is shown.
    package var isWhole: Bool {
        let ends = features.flatMap(\.redirects).map(\.destination).filter { !($0 is UnknownNavigation) }
        return ([root] + (tabs.map(\.navigation) + ends).map(\.name)).allSatisfy { screen(for: $0) != nil }
    }

    /// The name of the navigation at the end of the redirects of one of this name.
    package func destination(of navigation: String) -> String {
        features.lazy.flatMap(\.redirects).first { $0.navigations[0].name == navigation }?.destination.name
            ?? navigation
    }

    /// The screen to which a navigation of this name leads, if any.
    package func screen(for navigation: String) -> ScreenDescription? {
        features.lazy.flatMap(\.screens).first { $0.navigation == navigation }
    }

    /// The feature of that screen, if any.
    package func feature(for navigation: String) -> Feature? {
        features.first { feature in feature.screens.contains { $0.navigation == navigation } }
    }
}

/// The events that the screens of an app declare, for the lookup of many.
package struct DeclaredEvents: Sendable {
    /// The keys of each by its name; nil for an app that is not ``AppMap/isWhole``, which may track any event.
    private let keys: [String: [String]]?

    /// Those of an app's screens.
    package init(of map: AppMap) {
        keys = map.isWhole ? Dictionary(map.events.map { ($0.name, $0.keys) }) { first, _ in first } : nil
    }

    /// The keys of an event that no screen declares, in alphabetical order; nil where no screen declares the event at all.
    package func undeclaredKeys(of event: TrackingEvent) -> [String]? {
        guard let keys else { return [] }
        return keys[event.name].map { Set(event.properties.keys).subtracting($0).sorted() }
    }
}
