import ChallengeCore

/// What has happened in a session, for those who ask for it later. What was longest ago is forgotten first.
final class SessionLog: SessionListener {
    /// How many events and how many redirects are remembered at least, so that a session that never ends does not take
    /// all memory.
    static let limit = 10_000

    private(set) var tracked: [Activity.Tracked] = []
    private(set) var redirects: [Redirect] = []
    /// How many redirects are not taken back any more: those before the command at work, and what was told for good since.
    private var kept = 0
    /// How many events there were before it.
    private var keptEvents = 0

    /// A redirect that was followed.
    struct Redirect {
        let from: any NavigationContract
        let to: any NavigationContract
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(.track(let event)):
            tracked.append(event)
            if tracked.count >= 2 * Self.limit {
                tracked.removeFirst(Self.limit)
                keptEvents = max(0, keptEvents - Self.limit)
            }
        case .navigation(.redirect(let from, let to)):
            redirects.append(Redirect(from: from, to: to))
            if redirects.count >= 2 * Self.limit {
                redirects.removeFirst(Self.limit)
                kept = max(0, kept - Self.limit)
            }
        default:
            break
        }
    }

    func beginCommand() {
        kept = redirects.count
        keptEvents = tracked.count
    }

    /// Forgets the redirects since ``beginCommand()`` or ``flush()``: they were taken back.
    func discard() { redirects.removeSubrange(kept...) }

    /// Forgets the events since ``beginCommand()``: how far an interrupted command had come is chance.
    func forgetEvents() { tracked.removeSubrange(keptEvents...) }

    func flush() { kept = redirects.count }
}
