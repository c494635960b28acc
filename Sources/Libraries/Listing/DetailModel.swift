public import ChallengeCore

/// The state of the details of one thing. A method that loads returns when its load has ended. Of several loads only
/// the one that began last changes anything, and a cancelled one leaves everything as it was.
@MainActor
public final class DetailModel<Item: ListItem, Query: ListQuery> {
    /// Which thing it is; a positive number.
    public let identifier: Int
    /// What is known of it now.
    @Observed public private(set) var state = LoadState<Item, RecordFailure>.idle

    private let getItem: GetItemUseCase<Item, Query>
    private let refreshItem: RefreshItemUseCase<Item, Query>
    private let getImage: GetImageUseCase?
    private let tracker: any DetailTrackerContract
    private var loads = 0
    /// What was shown before the loads that are under way: what a cancelled one puts back.
    private var settled = LoadState<Item, RecordFailure>.idle

    /// A model that has loaded nothing yet; without `getImage` there are no pictures.
    package nonisolated init(
        identifier: Int, get getItem: GetItemUseCase<Item, Query>, refresh refreshItem: RefreshItemUseCase<Item, Query>,
        image getImage: GetImageUseCase? = nil, tracker: any DetailTrackerContract
    ) {
        self.identifier = identifier
        self.getItem = getItem
        self.refreshItem = refreshItem
        self.getImage = getImage
        self.tracker = tracker
    }

    /// A model of one of a repository's items, which has loaded nothing yet.
    public nonisolated convenience init(
        identifier: Int, repository: any RepositoryContract<Item, Query>, image getImage: GetImageUseCase? = nil,
        tracker: any DetailTrackerContract
    ) {
        self.init(
            identifier: identifier, get: GetItemUseCase(repository: repository),
            refresh: RefreshItemUseCase(repository: repository), image: getImage, tracker: tracker)
    }

    /// The model as a preview has it: a made-up item is shown, and nothing was loaded.
    public func showing(_ item: Item) -> Self {
        state = .loaded(item)
        return self
    }

    /// The work of a first appearance, without the load where an intent follows that loads.
    public func appear(loading isLoading: Bool = true) async {
        tracker.track(.viewed, identifier: identifier)
        if isLoading { await load() }
    }

    /// Loads the record anew. Where that fails, throws, and what is shown stays.
    public func refresh() async throws(RecordFailure) {
        tracker.track(.refreshed, identifier: identifier)
        let load = beginLoad()
        if state == .idle { await showLoading() }
        do throws(RecordFailure) {
            let fetched = try await refreshItem.execute(identifier: identifier)
            if let reason = fetched.fallbackReason { throw reason }
            state = .loaded(try stillWanted(fetched.value, by: load))
        } catch {
            if load == loads, state == .loading { state = settled }
            throw error
        }
    }

    /// Loads again after a failure or an interruption.
    public func retry() async {
        tracker.track(.retried, identifier: identifier)
        await load()
    }

    /// Gets the picture of what is loaded; nothing that is shown changes.
    public func picture(of item: Item) async throws(ImageError) -> Picture {
        tracker.track(.imageSelected, identifier: identifier)
        guard let getImage else { throw .missing }
        return try await getImage.execute(item.image)
    }

    /// Tracks that the details lead to something else: an `episode`, with its identifier or that of what is shown.
    public func select(_ what: String, _ identifier: Int? = nil) {
        tracker.track(selected: what, identifier: identifier ?? self.identifier)
    }

    /// Tracks that the screen is left.
    public func close() { tracker.track(.closed, identifier: identifier) }

    /// - Returns: the number of a new load, which overtakes those under way.
    private func beginLoad() -> Int {
        if state != .loading { settled = state }
        loads += 1
        return loads
    }

    private func load() async {
        let load = beginLoad()
        await showLoading()
        do {
            state = .loaded(try stillWanted(try await getItem.execute(identifier: identifier), by: load))
        } catch {
            guard load == loads else { return }
            state = error == .failed(.cancelled) || Task.isCancelled ? settled : .error(error)
        }
    }

    /// Shows that a load is under way, for a turn of the main actor at least, so that whoever observes the state sees it.
    private func showLoading() async {
        state = .loading
        await Task.yield()
    }

    /// What has come, unless its load was cancelled or overtaken meanwhile.
    private func stillWanted(_ item: Item, by load: Int) throws(RecordFailure) -> Item {
        if Task.isCancelled || load != loads { throw .failed(.cancelled) }
        return item
    }
}
