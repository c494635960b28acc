import Observation

/// A search while the user types: it starts 300 ms after the last letter.
@Observable
@MainActor
package final class SearchViewModel {
    package var query = "" {
        didSet { debounce() }
    }
    package private(set) var results: [Episode] = []
    package private(set) var isSearching = false

    @ObservationIgnored private var task: Task<Void, Never>?

    /// - Parameter results: the results before a search.
    package init(results: [Episode] = []) { self.results = results }

    private func debounce() {
        task?.cancel()
        task = Task {
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            await search()
        }
    }

    private func search() async {
        isSearching = true
        let words = query.lowercased()
        let found = await Task.detached {
            words.isEmpty ? [] : Episode.all.filter { $0.title.lowercased().contains(words) }
        }.value
        guard !Task.isCancelled else { return }
        results = found
        isSearching = false
    }
}
