import ChallengeCore

/// What happens in a session, in order. The formats make of it what is printed.
enum SessionEvent {
    /// A command begins.
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    /// A screen is displayed. `path` gives the full names of the navigations of all screens that are alive, the one on
    /// top last; it has to be called before the screens change.
    case screen(LiveScreen, path: () -> [String])
    /// A command answers.
    case report(Report)
    /// A remark for people, which means nothing to a program.
    case note(String)
    case activity(Activity)
    /// A further tenth of a command's work is done.
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The command that began last is over, or the one that sourced it.
    case result(Command, succeeded: Bool, duration: Duration)
}

/// What a session prints besides the answers. It may change while the session runs.
package nonisolated struct SessionSettings: Sendable {
    /// Every activity, and every navigation.
    package var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    package var showsStates = false
    /// How long each command took.
    package var isTiming = false
}

/// Takes a session's events, to print or to keep them. Those of a command may be rolled back until they are flushed.
protocol SessionListener: AnyObject {
    func take(_ event: SessionEvent, settings: SessionSettings)
    /// The events from here on are the next command's.
    func beginCommand()
    /// Rolls back the events since ``beginCommand()``, but for those that were flushed or happen for good.
    func discard()
    /// Commits the events so far: they are not rolled back any more.
    func flush()
}

/// The tracked events and the redirects of a session, for `events` and `expect`. The oldest are forgotten first.
final class SessionLog: SessionListener {
    /// How many events and how many redirects are remembered at least. Twice as many are never kept.
    static let limit = 10_000

    private(set) var tracked: [Activity.Tracked] = []
    private(set) var redirects: [Redirect] = []
    /// How many redirects are committed: those before the command at work, and those that were flushed since.
    private var kept = 0
    /// How many events came before the command at work.
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

    /// Forgets the redirects since ``beginCommand()`` or ``flush()``. Tracked events stay: they have happened.
    func discard() { redirects.removeSubrange(kept...) }

    /// Forgets the events since ``beginCommand()``: how far an interrupted command had come is chance.
    func forgetEvents() { tracked.removeSubrange(keptEvents...) }

    func flush() { kept = redirects.count }
}
