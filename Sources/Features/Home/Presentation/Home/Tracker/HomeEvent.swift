import ChallengeCore

nonisolated enum HomeEvent: TrackingEventContract, CaseIterable {
    case screenViewed
    case aboutSelected
    case charactersSelected
    case gamesSelected
    case locationsSelected
    case episodesSelected

    var name: String {
        switch self {
        case .screenViewed: "home_viewed"
        case .aboutSelected: "home_about_selected"
        case .charactersSelected: "home_characters_selected"
        case .gamesSelected: "home_games_selected"
        case .locationsSelected: "home_locations_selected"
        case .episodesSelected: "home_episodes_selected"
        }
    }
}
