import ChallengeCore
import PodcastModels

/// All screens of the app. Screens with the same comments and downloads share an actor, as in a real app.
package struct PodcastsFeature: FeatureContract {
    private let comments = CommentService()
    private let downloads = DownloadCenter()

    package init() {}

    package let name = "Podcasts"

    package var screens: [Screen] {
        [
            HomeView.declaration.shown { _, _ in HomeView() },
            SearchView.declaration.shown { _, _ in
                SearchView(viewModel: SearchViewModel())
            } preview: { _ in
                [SearchView(viewModel: SearchViewModel(results: Episode.all))]
            },
            FeedView.declaration.shown { _, _ in
                FeedView(viewModel: FeedViewModel())
            } preview: { _ in
                [FeedView(viewModel: FeedViewModel(episodes: Episode.all))]
            },
            SleepTimerView.declaration.shown { _, _ in SleepTimerView(viewModel: SleepTimerViewModel()) },
            ImportView.declaration.shown { _, _ in ImportView(viewModel: ImportViewModel()) },
            CommentsView.declaration.shown { _, _ in
                CommentsView(viewModel: CommentsViewModel(service: comments))
            } preview: { _ in
                let comments = [Comment(author: "you", text: "Hello")]
                return [CommentsView(viewModel: CommentsViewModel(service: CommentService(), comments: comments))]
            },
            StatisticsView.declaration.shown { _, _ in StatisticsView(viewModel: StatisticsViewModel()) },
            DownloadsView.declaration.shown { _, _ in
                DownloadsView(viewModel: DownloadsViewModel(center: downloads))
            } preview: { _ in
                [DownloadsView(viewModel: DownloadsViewModel(center: DownloadCenter(), progress: [.swift: 20]))]
            },
        ]
    }
}

/// The destinations, in their order on Home; each has an action there and a route of its raw value.
package nonisolated enum PodcastsIncomingNavigation: String, IncomingNavigationContract, CaseIterable {
    case home, search, feed, timer, `import`, comments, statistics, downloads

    package var navigationName: NavigationName { NavigationName("PodcastsIncomingNavigation.\(rawValue)") }

    /// The declaration of the destination's screen, whose route is the raw value.
    func declared(as name: String, _ title: String) -> ScreenDeclaration<Void> {
        ScreenDeclaration(
            name, title: title, navigation: self.name, self, route: .init(rawValue, help: help),
            links: ["podcasts://\(rawValue)"])
    }

    /// A few words about the screen.
    var help: String {
        switch self {
        case .home: "the first screen"
        case .search: "episodes by their titles"
        case .feed: "the newest episodes"
        case .timer: "the time until playback stops"
        case .import: "subscriptions from another player"
        case .comments: "comments of listeners"
        case .statistics: "the number and length of all episodes"
        case .downloads: "shows for offline listening"
        }
    }
}
