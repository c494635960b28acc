public import ChallengeActions
public import ChallengeCore
public import ChallengeDesignSystem
import ChallengeViews

/// The state of the details of one item. A method that loads returns when its load has ended. If loads overlap, only the
/// latest load has an effect. A cancelled load restores the previous state.
@MainActor
public final class DetailModel<Item: ListItem, Query: ListQuery> {
    /// The item's identifier, a positive number.
    public let identifier: Int
    /// The loading state.
    @Observed public private(set) var state = LoadState<Item, LoadFailure>.idle

    private let getItem: GetItemUseCase<Item, Query>
    private let refreshItem: RefreshItemUseCase<Item, Query>
    private let getImage: GetImageUseCase?
    private let tracker: any DetailTrackerContract
    private var loads = 0
    /// The state before the current loads, which a cancelled load restores.
    private var settled = LoadState<Item, LoadFailure>.idle

    /// Creates a model that has loaded nothing yet. Without `getImage` there are no pictures.
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

    /// Creates a model of an item in a repository. The model has loaded nothing yet.
    public nonisolated convenience init(
        identifier: Int, repository: any RepositoryContract<Item, Query>, image getImage: GetImageUseCase? = nil,
        tracker: any DetailTrackerContract
    ) {
        self.init(
            identifier: identifier, get: GetItemUseCase(repository: repository),
            refresh: RefreshItemUseCase(repository: repository), image: getImage, tracker: tracker)
    }

    /// Shows a made-up item in a preview, without loading anything.
    public func showing(_ item: Item) -> Self {
        state = .loaded(item)
        return self
    }

    /// Tracks the first appearance and loads the item, unless the following intent loads it.
    public func appear(loading isLoading: Bool = true) async {
        tracker.track(.viewed, identifier: identifier)
        if isLoading { await load() }
    }

    /// Loads the record again. If that fails, throws and keeps the shown state.
    public func refresh() async throws(LoadFailure) {
        tracker.track(.refreshed, identifier: identifier)
        let load = beginLoad()
        if state == .idle { await showLoading() }
        do throws(LoadFailure) {
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

    /// Returns the picture of the loaded item. The shown state does not change.
    public func picture(of item: Item) async throws(ImageError) -> Picture {
        tracker.track(.imageSelected, identifier: identifier)
        guard let getImage else { throw .missing }
        return try await getImage.execute(item.image)
    }

    /// Tracks that the details open another screen, such as an `episode`, with this identifier; by default, the item's.
    public func select(_ what: String, _ identifier: Int? = nil) {
        tracker.track(selected: what, identifier: identifier ?? self.identifier)
    }

    /// Tracks that the screen is left.
    public func close() { tracker.track(.closed, identifier: identifier) }

    /// - Returns: the number of a new load, which supersedes the current loads.
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
            state = error == .cancelled || Task.isCancelled ? settled : .error(error)
        }
    }

    /// Shows the loading state for at least one turn of the main actor, so that observers see it.
    private func showLoading() async {
        state = .loading
        await Task.yield()
    }

    /// Returns the item, unless its load was cancelled or superseded meanwhile.
    private func stillWanted(_ item: Item, by load: Int) throws(LoadFailure) -> Item {
        if Task.isCancelled || load != loads { throw .cancelled }
        return item
    }
}
