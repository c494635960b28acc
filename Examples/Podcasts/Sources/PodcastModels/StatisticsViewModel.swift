import Observation

package struct Statistics: Sendable, Hashable {
    package let episodes: Int
    package let minutes: Int
    package let longest: String

    init(of episodes: [Episode]) {
        self.episodes = episodes.count
        minutes = episodes.reduce(0) { $0 + $1.minutes }
        longest = episodes.max { $0.minutes < $1.minutes }?.title ?? ""
    }
}

/// Computes off the main actor, and shows the result on it.
@Observable
@MainActor
package final class StatisticsViewModel {
    package private(set) var statistics: Statistics?
    package private(set) var isComputing = false

    package init() {}

    package func compute() {
        isComputing = true
        Task.detached(priority: .userInitiated) {
            try? await ContinuousClock().sleep(for: .milliseconds(200))
            let statistics = Statistics(of: Episode.all)
            await MainActor.run {
                self.statistics = statistics
                self.isComputing = false
            }
        }
    }
}
