import ChallengeActions
package import ChallengeCore

package nonisolated enum EpisodeIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    /// The episodes of the character with this identifier.
    case character(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .list: EpisodeListView.declaration.navigationName
        case .detail(let identifier): EpisodeDetailView.declaration.navigationName(identifier)
        case .character(let identifier): CharacterEpisodesView.declaration.navigationName(identifier)
        }
    }
}

/// The destinations in other features that the Episode feature leads to.
package nonisolated enum EpisodeOutgoingNavigation: OutgoingNavigationContract {
    case character(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .character(let identifier):
            NavigationName(
                "EpisodeOutgoingNavigation.character", [.init(label: "identifier", content: .integer(identifier))])
        }
    }
}
