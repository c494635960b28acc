package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// The locations of the show: a list with search and filter, and the details of a location with its residents.
package struct LocationFeature: FeatureContract {
    let container: ListContainer<Location, LocationFilter>

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = ListContainer(
            of: LocationListView.nouns, tracker: tracker,
            remoteDataSource: LocationRemoteDataSource(httpClient: httpClient))
    }

    package let name = "Location"

    package var screens: [Screen] {
        [
            LocationListView.declaration.shown { _, _ in
                LocationListView(viewModel: container.makeList(tracking: LocationListView.events))
            } preview: { _ in
                [LocationListView(viewModel: container.makeList(tracking: LocationListView.events).showing(.preview))]
            },
            LocationDetailView.declaration.shown { identifier, _ in
                LocationDetailView(viewModel: container.makeDetail(identifier: identifier))
            } preview: { _ in
                [LocationDetailView(viewModel: container.makeDetail(identifier: 3).showing(.preview))]
            },
        ]
    }

    package var exits: [Exit] { [Exit(LocationOutgoingNavigation.character(identifier: 1))] }
}
