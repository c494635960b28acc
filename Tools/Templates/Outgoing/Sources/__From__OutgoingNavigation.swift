package import ChallengeCore

extension __From__Feature {
    package var exits: [Exit] {
        __From__OutgoingNavigation.allCases.map { Exit($0, route: $0.rawValue, help: $0.help) }
    }
}

/// The destinations outside the __From__ feature, which does not know their screens. Each raw value is a route.
package nonisolated enum __From__OutgoingNavigation: String, OutgoingNavigationContract, CaseIterable {
    case __exitCase__

    package var navigationName: NavigationName { NavigationName("__From__OutgoingNavigation.\(rawValue)") }

    /// The description of the destination.
    var help: String {
        switch self {
        case .__exit__: "__summary__"
        }
    }
}
