import Observation

/// The downloads of all screens, which continue on any screen.
package actor DownloadCenter {
    /// The progress of each show, in per cent.
    package private(set) var progress: [Show: Int] = [:]

    package init() {}

    package func download(_ show: Show, onProgress: @MainActor @Sendable (Int) -> Void) async {
        guard progress[show] == nil else { return }
        progress[show] = 0
        for percent in stride(from: 20, through: 100, by: 20) {
            await Self.receive()
            progress[show] = percent
            await MainActor.run { onProgress(percent) }
        }
    }

    /// Waits for a piece and checks it without blocking others.
    private static func receive() async {
        try? await SuspendingClock().sleep(for: .milliseconds(40))
        for _ in 0..<10 { await Task.yield() }
    }
}

@Observable
@MainActor
package final class DownloadsViewModel {
    package private(set) var progress: [Show: Int] = [:]

    private let center: DownloadCenter

    /// - Parameter progress: the progress before the center is asked.
    package init(center: DownloadCenter, progress: [Show: Int] = [:]) {
        self.center = center
        self.progress = progress
    }

    package func onAppear() async {
        progress = await center.progress
    }

    package func download(_ show: Show) {
        Task.detached { [center] in
            await center.download(show) { self.progress[show] = $0 }
        }
    }
}
