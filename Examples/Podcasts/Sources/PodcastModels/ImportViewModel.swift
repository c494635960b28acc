import Observation

/// Imports the subscriptions of another player, one after the other.
@Observable
@MainActor
package final class ImportViewModel {
    package private(set) var imported = 0
    package private(set) var total = 0
    package private(set) var isImporting = false

    package init() {}

    package func importSubscriptions(_ count: Int) {
        guard !isImporting else { return }
        isImporting = true
        imported = 0
        total = count
        Task {
            for _ in 0..<count {
                try? await Task.sleep(for: .milliseconds(50))
                imported += 1
            }
            isImporting = false
        }
    }
}
