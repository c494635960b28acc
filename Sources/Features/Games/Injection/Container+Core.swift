import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import Logging

/// What the feature has of the app, and what is built on that alone.
nonisolated extension Container {
    // MARK: What the app hands in

    var httpClient: Factory<any HTTPClientContract> { .promised(by: self) }

    var imageCache: Factory<any ImageLoaderContract> { .promised(by: self) }

    var tracker: Factory<any TrackerContract> { .promised(by: self) }

    var activityLog: Factory<ActivityLog> { .promised(by: self) }

    /// Of the games alone.
    var recentSearchesDataSource: Factory<any RecentSearchesLocalDataSourceContract> { .promised(by: self).cached }

    // MARK: What all share

    // The client is asked by an HTTP client that is registered, and so is the container's own: see `Scope.singleton`.

    var apiClient: Factory<any APIClientContract> {
        Factory(self) { APIClient(httpClient: self.httpClient(), logger: self.logger()) }.singleton
    }

    var logger: Factory<any LoggerContract> {
        Factory(self) { Logger(label: "challenge.games") }.singleton
    }
}
