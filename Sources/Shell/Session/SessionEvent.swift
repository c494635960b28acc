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
struct SessionSettings {
    /// Every activity, and every navigation.
    var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    var showsStates = false
    /// How long each command took.
    var isTiming = false
}
