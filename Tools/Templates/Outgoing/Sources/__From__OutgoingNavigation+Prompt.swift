package import ChallengeCore

extension __From__Feature {
    package var exits: [Exit] {
        [
            Exit(__From__OutgoingNavigation.__exit__, route: "__route__", help: "__summary__")
        ]
    }
}

nonisolated extension __From__OutgoingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .__exit__: "__From__OutgoingNavigation.__exit__"
        }
    }
}
