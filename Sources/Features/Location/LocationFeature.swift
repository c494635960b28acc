package import ChallengeCore
package import ChallengeListing
package import ChallengeNetworking

/// The locations of the show: a list with search and filter, and the details of a location with its residents.
package struct LocationFeature: FeatureContract {
    let container: LocationContainer

    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract,
        recentSearchesFile: RecentSearchesFile = RecentSearchesFile(), log: ActivityLog = ActivityLog()
    ) {
        container = LocationContainer(
            httpClient: httpClient, tracker: tracker, recentSearchesFile: recentSearchesFile, log: log)
    }

    package let name = "Location"

    package var screens: [Screen] {
        [
            LocationListView.declaration.shown { _, _ in
                LocationListView(viewModel: container.makeLocationList())
            } preview: { _ in
                [LocationListView(viewModel: container.makeLocationList().showing(.preview))]
            },
            LocationDetailView.declaration.shown { identifier, _ in
                LocationDetailView(viewModel: container.makeLocationDetail(identifier: identifier))
            } preview: { _ in
                [LocationDetailView(viewModel: container.makeLocationDetail(identifier: 3).showing(.preview))]
            },
        ]
    }

    package var exits: [Exit] { [Exit(LocationOutgoingNavigation.character(identifier: 1))] }
}
