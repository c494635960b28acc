package import ChallengeCore
import Observation

/// What the details of one thing show. Methods that load return when what they load is there; a cancelled load leaves
/// everything as it was.
@MainActor
@Observable
package final class DetailModel<Item: ListItem, Query: ListQuery> {
    package let identifier: Int
    package private(set) var state = LoadState<Item, RecordFailure>.idle

    private let getItem: GetItemUseCase<Item, Query>
    private let refreshItem: RefreshItemUseCase<Item, Query>
    private let getImage: GetImageUseCase
    private let tracker: any DetailTrackerContract

    package nonisolated init(
        identifier: Int, get getItem: GetItemUseCase<Item, Query>, refresh refreshItem: RefreshItemUseCase<Item, Query>,
        image getImage: GetImageUseCase, tracker: any DetailTrackerContract
    ) {
        self.identifier = identifier
        self.getItem = getItem
        self.refreshItem = refreshItem
        self.getImage = getImage
        self.tracker = tracker
    }

    /// The work of a first appearance.
    ///
    /// - Parameter isLoading: whether the record is loaded; false where an intent follows that loads.
    package func appear(loading isLoading: Bool = true) async {
        tracker.track(.viewed, identifier: identifier)
        if isLoading { await load() }
    }

    /// Loads the record anew. Where that fails, throws, and what is shown stays.
    package func refresh() async throws(RecordFailure) {
        tracker.track(.refreshed, identifier: identifier)
        let before = state
        if state == .idle { state = .loading }
        do throws(RecordFailure) {
            let fetched = try await refreshItem.execute(identifier: identifier)
            if let reason = fetched.fallbackReason { throw reason }
            state = .loaded(try stillWanted(fetched.value))
        } catch {
            // What was loaded since, because this load was not waited for, stays.
            if before == .idle, state == .loading { state = before }
            throw error
        }
    }

    /// Loads again after a failure or an interruption.
    package func retry() async {
        tracker.track(.retried, identifier: identifier)
        await load()
    }

    /// Gets the picture of what is loaded; nothing that is shown changes.
    package func picture(of item: Item) async throws(ImageError) -> Picture {
        tracker.track(.imageSelected, identifier: identifier)
        return try await getImage.execute(item.image)
    }

    /// Tells that someone leaves.
    package func close() { tracker.track(.closed, identifier: identifier) }

    private func load() async {
        let before = state
        state = .loading
        do {
            state = .loaded(try stillWanted(try await getItem.execute(identifier: identifier)))
        } catch let error where error == .failed(.cancelled) || Task.isCancelled {
            // What was loaded since, because this load was not waited for, stays.
            if state == .loading { state = before }
        } catch {
            state = .error(error)
        }
    }

    /// What was loaded, unless the task was cancelled as it came.
    private func stillWanted(_ item: Item) throws(RecordFailure) -> Item {
        if Task.isCancelled { throw .failed(.cancelled) }
        return item
    }
}
