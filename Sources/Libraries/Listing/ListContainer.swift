public import ChallengeCore

/// Wires a feature with a list and details, and makes their models. The models share a repository, made on first use.
public struct ListContainer<Item: ListItem, Query: ListQuery>: Sendable {
    private let nouns: ListNouns
    private let tracker: any TrackerContract
    private let recentSearches: RecentSearches
    @Lazy private var repository: any RepositoryContract<Item, Query>

    /// Creates a container. The recent searches have the name of the nouns' plural in their file.
    public init(
        of nouns: ListNouns, tracker: any TrackerContract, recentSearchesFile: RecentSearchesFile, log: ActivityLog,
        remoteDataSource: any RemoteDataSourceContract<Item, Query>
    ) {
        (self.nouns, self.tracker) = (nouns, tracker)
        recentSearches = RecentSearches(
            localDataSource: RecentSearchesLocalDataSource(file: recentSearchesFile, list: nouns.plural))
        _repository = Lazy {
            Repository<Item, Query>(of: nouns, remoteDataSource: remoteDataSource, log: log)
        }
    }

    /// Returns a new model of the list, with the names of its screen's events and an initial query.
    public func makeList(tracking events: ListEventNames, query: Query = Query()) -> ListModel<Item, Query> {
        ListModel(
            repository: repository, recentSearches: recentSearches, tracker: ListTracker(tracker, events), query: query)
    }

    /// Returns a new model of the details of an item.
    public func makeDetail(identifier: Int) -> DetailModel<Item, Query> {
        DetailModel(
            identifier: identifier, repository: repository, tracker: DetailTracker(tracker, noun: nouns.singular))
    }
}
