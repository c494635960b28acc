import SwiftUI

@MainActor @Observable
final class Player {
    enum SleepTimer: Int, CaseIterable, Identifiable {
        case off = 0, five = 5, fifteen = 15, thirty = 30
        var id: Int { rawValue }
        var title: String { self == .off ? "Off" : "\(rawValue) min" }
    }

    private(set) var episode: Episode?
    private(set) var isPlaying = false
    var position: TimeInterval = 0
    var speed = 1.0
    var volume = 0.6
    var skipsSilence = false
    var queue: [Episode] = []
    var finished: Set<Episode.ID> = []
    var sleepTimer: SleepTimer = .off {
        didSet { sleepRemaining = Double(sleepTimer.rawValue) * 60 }
    }
    private(set) var sleepRemaining: TimeInterval = 0

    @ObservationIgnored private var ticker: Task<Void, Never>?

    var progress: Double {
        guard let episode, episode.duration > 0 else { return 0 }
        return min(position / episode.duration, 1)
    }

    var remaining: TimeInterval { max(0, (episode?.duration ?? 0) - position) }

    func play(_ newEpisode: Episode) {
        if newEpisode != episode {
            episode = newEpisode
            position = 0
        }
        resume()
    }

    func togglePlayPause() {
        isPlaying ? pause() : resume()
    }

    func skip(_ seconds: TimeInterval) {
        guard let episode else { return }
        position = min(max(0, position + seconds), episode.duration)
    }

    func pause() {
        isPlaying = false
        ticker?.cancel()
        ticker = nil
    }

    func stop() {
        pause()
        episode = nil
        position = 0
    }

    private func resume() {
        guard episode != nil else { return }
        isPlaying = true
        ticker?.cancel()
        ticker = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(250))
                guard !Task.isCancelled, let self else { return }
                self.tick(0.25)
            }
        }
    }

    private func tick(_ interval: TimeInterval) {
        guard let episode else { return }
        position += interval * speed
        if sleepTimer != .off {
            sleepRemaining -= interval
            if sleepRemaining <= 0 {
                sleepTimer = .off
                pause()
            }
        }
        if position >= episode.duration {
            finished.insert(episode.id)
            if queue.isEmpty {
                position = episode.duration
                pause()
            } else {
                play(queue.removeFirst())
            }
        }
    }
}

extension TimeInterval {
    var clock: String {
        Duration.seconds(self).formatted(.time(pattern: .minuteSecond))
    }
}
