public import ChallengeCore

/// Wires a feature with a list and details, and makes their models. The models share a repository, made on first use.
public struct ListContainer<Item: ListItem, Query: ListQuery>: Sendable {
    private let nouns: ListNouns
    private let tracker: any TrackerContract
    @Lazy private var source: RepositorySource<Item, Query>

    /// Creates a container. The recent searches have the name of the nouns' plural in their file.
    public init(
        of nouns: ListNouns, tracker: any TrackerContract, remoteDataSource: any RemoteDataSourceContract<Item, Query>
    ) {
        (self.nouns, self.tracker) = (nouns, tracker)
        let (log, searches) = (AppEnvironment.current.activity, RecentSearchesLocalDataSource(list: nouns.plural))
        _source = Lazy {
            RepositorySource(
                Repository<Item, Query>(of: nouns, remoteDataSource: remoteDataSource, log: log),
                recentSearches: RecentSearches(localDataSource: searches))
        }
    }

    /// Returns a new model of the list, with the names of its screen's events and an initial query.
    public func makeList(tracking events: ListEventNames, query: Query = Query()) -> ListModel<Item, Query> {
        ListModel(source, query: query, track: ListTracker(tracker, events).track)
    }

    /// Returns a new model of the details of an item.
    public func makeDetail(identifier: Int) -> DetailModel<Item> {
        DetailModel(
            identifier: identifier, source,
            track: DetailTracker(tracker, noun: nouns.singular, identifier: identifier).track)
    }
}
