import Observation

/// Counts down the seconds until playback stops.
@Observable
@MainActor
package final class SleepTimerViewModel {
    package private(set) var remaining = 0

    @ObservationIgnored private var task: Task<Void, Never>?

    package init() {}

    package func start(seconds: Int) {
        task?.cancel()
        remaining = seconds
        task = Task { [weak self] in
            while let self, self.remaining > 0 {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                self.remaining -= 1
            }
        }
    }

    package func stop() {
        task?.cancel()
        remaining = 0
    }
}
