import Observation

/// The newest episodes, with pull to refresh and more of them at the end.
@Observable
@MainActor
package final class FeedViewModel {
    package private(set) var episodes: [Episode] = []
    package private(set) var isLoading = false
    package private(set) var isLoadingMore = false
    package private(set) var hasMore = false
    package private(set) var errorMessage: String?

    private let service = EpisodeService()
    @ObservationIgnored private var next: Task<Void, Never>?

    /// - Parameter episodes: the episodes before any are loaded.
    package init(episodes: [Episode] = []) { self.episodes = episodes }

    package func onAppear() {
        Task { await load() }
    }

    package func didTapRefresh() {
        Task { await load() }
    }

    package func loadMore() {
        guard !isLoadingMore, hasMore else { return }
        isLoadingMore = true
        next = Task {
            defer { isLoadingMore = false }
            // A refresh begins with the first page again.
            guard !isLoading else { return }
            let number = episodes.count / EpisodeService.pageSize + 1
            guard let page = try? await service.page(number) else { return }
            episodes += page
            hasMore = page.count == EpisodeService.pageSize
        }
    }

    private func load() async {
        isLoading = true
        defer { isLoading = false }
        next?.cancel()
        do {
            episodes = try await withTimeout(.seconds(5)) { [service] in try await service.page(1) }
            hasMore = episodes.count == EpisodeService.pageSize
            errorMessage = nil
        } catch {
            errorMessage = "the episodes cannot be loaded"
        }
    }
}

package struct TimeoutError: Error {}

/// Returns the value of an operation; throws if it takes too long.
package func withTimeout<Value: Sendable>(
    _ limit: Duration, operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask(operation: operation)
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimeoutError()
        }
        defer { group.cancelAll() }
        for try await value in group { return value }
        throw CancellationError()
    }
}
