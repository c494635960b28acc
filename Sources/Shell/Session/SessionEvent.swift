import ChallengeCore

/// Something that a session has to say, in the order in which it happens. Formats make of it what is printed.
enum SessionEvent {
    /// A command begins.
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    /// A screen is to be seen. `path` tells the full names of the navigations of all screens that are alive, the one on
    /// top last, to whoever asks at once.
    case screen(LiveScreen, path: () -> [String])
    /// A command answers.
    case report(Report)
    /// A remark for people, which means nothing to a program.
    case note(String)
    case activity(Activity)
    /// A further tenth of what a command has to do is done.
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The command that began last is over, or the one that led to it.
    case result(Command, succeeded: Bool, duration: Duration)
}

/// What one wishes to see besides the answers; may be changed while a session runs.
package nonisolated struct SessionSettings: Sendable {
    /// Every activity, and every navigation.
    package var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    package var showsStates = false
    /// How long each command took.
    package var isTiming = false
}

/// Whoever is told what a session says, to print it or to keep it.
protocol SessionListener: AnyObject {
    func take(_ event: SessionEvent, settings: SessionSettings)
    /// What is told from here on is the next command's.
    func beginCommand()
    /// What was told since ``beginCommand()`` was taken back, as far as it is not beyond that.
    func discard()
    /// What was told is not taken back any more.
    func flush()
}

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
