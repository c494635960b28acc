package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// The locations of the show: a list with search and filter, and the details of a location with its residents.
///
/// A feature in the short form, for a list with details. `ChallengeListing` provides its repository, memory data source,
/// recent searches, view models, trackers and events; aliases name the view models, trackers and events. The view models
/// load from the repository without use cases. Rows and links in the views navigate, so no screen has a navigator of its
/// own. The main view, the view of each navigation and the links follow from ``screens``.
package struct LocationFeature: FeatureContract {
    private let container: LocationContainer

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = LocationContainer(httpClient: httpClient, tracker: tracker)
    }

    package var lookup: ItemLookup? { ItemLookup(Location.nouns, in: container.source) }

    package var screens: [Screen] {
        [
            LocationListView.declaration.shown { _, _ in
                LocationListView(viewModel: container.makeLocationListViewModel())
            } preview: { _ in
                [LocationListView(viewModel: container.makeLocationListViewModel().showing(.preview))]
            },
            LocationDetailView.declaration.shown { identifier, _ in
                LocationDetailView(viewModel: container.makeLocationDetailViewModel(identifier: identifier))
            } preview: { _ in
                [LocationDetailView(viewModel: container.makeLocationDetailViewModel(identifier: 3).showing(.preview))]
            },
        ]
    }
}
