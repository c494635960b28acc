public import ChallengeCore

/// Wires a feature with a list and details. Its extension in the feature makes the models, which share a repository, made
/// on first use.
public struct ListContainer<Item: ListItem, Query: ListQuery>: Sendable {
    /// The app's tracker.
    public let tracker: any TrackerContract
    /// Loads the items, and keeps the recent searches.
    @Lazy public var source: RepositorySource<Item, Query>

    /// Creates a container. The recent searches have the name of the nouns' plural in their file.
    public init(
        of nouns: ListNouns, tracker: any TrackerContract, remoteDataSource: any RemoteDataSourceContract<Item, Query>
    ) {
        self.tracker = tracker
        let (log, searches) = (AppEnvironment.current.activity, RecentSearchesLocalDataSource(list: nouns.plural))
        _source = Lazy {
            RepositorySource(
                Repository<Item, Query>(of: nouns, remoteDataSource: remoteDataSource, log: log),
                recentSearches: RecentSearches(localDataSource: searches))
        }
    }
}
