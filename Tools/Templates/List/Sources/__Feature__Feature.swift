package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// The __nouns__: a list with search, and the details of each.
///
/// A feature in the short form, for a list with details. `ChallengeListing` provides its repository, memory data source,
/// recent searches, view models, trackers and events; aliases name the view models, trackers and events. The view models
/// load from the repository without use cases. Rows and links in the views navigate, so no screen has a navigator of its
/// own. The main view, the view of each navigation and the links follow from ``screens``.
package struct __Feature__Feature: FeatureContract {
    private let container: __Feature__Container

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = __Feature__Container(httpClient: httpClient, tracker: tracker)
    }

    package var screens: [Screen] {
        [
            __Feature__ListView.declaration.shown { _, _ in
                __Feature__ListView(viewModel: container.make__Feature__ListViewModel())
            } preview: { _ in
                [__Feature__ListView(viewModel: container.make__Feature__ListViewModel().showing(.preview))]
            },
            __Feature__DetailView.declaration.shown { identifier, _ in
                __Feature__DetailView(viewModel: container.make__Feature__DetailViewModel(identifier: identifier))
            } preview: { _ in
                [
                    __Feature__DetailView(
                        viewModel: container.make__Feature__DetailViewModel(identifier: 1).showing(.preview))
                ]
            },
        ]
    }
}
