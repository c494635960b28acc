import ChallengeCore
import ConduitData

/// The profile of the user, and the profiles of the others.
package struct ProfileFeature: FeatureContract {
    private let conduit: Conduit

    package init(_ conduit: Conduit) { self.conduit = conduit }

    /// The screens that need a login.
    package static var guarded: [ScreenDescription] { [ProfileView.own.description] }

    package let name = "Profile"

    package var screens: [Screen] {
        [
            ProfileView.own.shown(
                by: { [conduit] _, _ in ProfileView(name: nil, conduit: conduit) },
                preview: { _ in [ProfileView(name: nil, conduit: .preview)] }),
            ProfileView.others.shown(
                by: { [conduit] name, _ in ProfileView(name: name, conduit: conduit) },
                preview: { _ in ["ada", ""].map { ProfileView(name: $0, conduit: .preview) } }),
        ]
    }

    package var exits: [Exit] {
        [Exit(ProfileOutgoingNavigation.settings), Exit(ProfileOutgoingNavigation.article(identifier: 1))]
    }
}

/// The destinations that the profiles show.
package nonisolated enum ProfileIncomingNavigation: IncomingNavigationContract {
    case own
    case user(name: String)

    package var navigationName: NavigationName {
        switch self {
        case .own: ProfileView.own.navigationName
        case .user(let name): ProfileView.others.navigationName(name)
        }
    }
}

/// The destinations outside the profiles, whose screens the profiles do not know.
package nonisolated enum ProfileOutgoingNavigation: OutgoingNavigationContract {
    case article(identifier: Int)
    case settings
}
