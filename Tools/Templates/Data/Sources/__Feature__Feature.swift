package import ChallengeCore
package import ChallengeListing
package import ChallengeNetworking

/// The __nouns__: a list with search, and the details of each.
package struct __Feature__Feature: FeatureContract {
    let container: __Feature__Container

    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract,
        recentSearchesFile: RecentSearchesFile = RecentSearchesFile(), log: ActivityLog = ActivityLog()
    ) {
        container = __Feature__Container(
            httpClient: httpClient, tracker: tracker, recentSearchesFile: recentSearchesFile, log: log)
    }

    package let name = "__Feature__"

    package var screens: [Screen] {
        [
            __Feature__ListView.declaration.shown { _, _ in
                __Feature__ListView(viewModel: container.make__Feature__List())
            } preview: { _ in
                [__Feature__ListView(viewModel: container.make__Feature__List().showing(.preview))]
            },
            __Feature__DetailView.declaration.shown { identifier, _ in
                __Feature__DetailView(viewModel: container.make__Feature__Detail(identifier: identifier))
            } preview: { _ in
                [__Feature__DetailView(viewModel: container.make__Feature__Detail(identifier: 1).showing(.preview))]
            },
        ]
    }
}
