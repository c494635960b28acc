public import ChallengeActions
public import ChallengeCore
import ChallengeViews
public import Observation

/// The state of the details of one item. A method that loads returns when its load has ended. If loads overlap, only the
/// latest load has an effect. A cancelled load restores the previous state.
@MainActor
public final class DetailModel<Item: ListItem>: Observable {
    /// The item's identifier, a positive number.
    public let identifier: Int
    /// The loading state.
    @Observed public private(set) var state = LoadState<Item, LoadFailure>.idle

    private let source: any DetailSource<Item>
    private let track: @MainActor (DetailEvent) -> Void
    private var loads = 0
    /// The state before the current loads, which a cancelled load restores.
    private var settled = LoadState<Item, LoadFailure>.idle

    /// Creates a model that has loaded nothing yet.
    ///
    /// - Parameters:
    ///   - identifier: the item's identifier.
    ///   - source: loads the item.
    ///   - track: called with each event, before its work.
    public nonisolated init(
        identifier: Int, _ source: any DetailSource<Item>, track: @escaping @MainActor (DetailEvent) -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.track = track
    }

    /// Shows a made-up item in a preview, without loading anything.
    public func showing(_ item: Item) -> Self {
        state = .loaded(item)
        return self
    }

    /// Tracks the first appearance and loads the item, unless the following intent loads it.
    public func appear(loading isLoading: Bool = true) async {
        track(.viewed)
        if isLoading { await load() }
    }

    /// Loads the record again. If that fails, throws and keeps the shown state.
    public func refresh() async throws(LoadFailure) {
        track(.refreshed)
        let load = beginLoad()
        if state == .idle { await showLoading() }
        do throws(LoadFailure) {
            let fetched = try await source.freshItem(identifier)
            if let reason = fetched.fallbackReason { throw reason }
            state = .loaded(try stillWanted(fetched.value, by: load))
        } catch {
            if load == loads, state == .loading { state = settled }
            throw error
        }
    }

    /// Loads again after a failure or an interruption.
    public func retry() async {
        track(.retried)
        await load()
    }

    /// Tracks that the picture is shown.
    public func selectImage() { track(.imageSelected) }

    /// Tracks that the details open another screen, such as an `episode`, with this identifier; by default, the item's.
    public func select(_ what: String, _ identifier: Int? = nil) {
        track(.selected(what, identifier: identifier ?? self.identifier))
    }

    /// Tracks that the screen is left.
    public func close() { track(.closed) }

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
            state = .loaded(try stillWanted(try await source.item(identifier), by: load))
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
