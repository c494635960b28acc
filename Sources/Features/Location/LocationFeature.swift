package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The locations of the show: a list with search and filter, and the details of a location with its residents.
package struct LocationFeature: FeatureContract {
    let container: LocationContainer

    /// - Parameter store: keeps recent searches; nil keeps them for the session only. Store errors go to `warn`.
    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store? = nil,
        log: ActivityLog = ActivityLog(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = LocationContainer(
            httpClient: httpClient, tracker: tracker, store: store, log: log, warn: warn)
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
