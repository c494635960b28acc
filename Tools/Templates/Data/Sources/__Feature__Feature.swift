package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The __nouns__: a list with search, and the details of each.
package struct __Feature__Feature: FeatureContract {
    let container: __Feature__Container

    /// - Parameter store: keeps recent searches; nil keeps them for the session only. `warn` is called if it cannot be used.
    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store? = nil,
        log: ActivityLog = ActivityLog(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = __Feature__Container(
            httpClient: httpClient, tracker: tracker, store: store, log: log, warn: warn)
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
