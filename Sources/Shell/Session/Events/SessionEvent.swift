package import ChallengeCore
package import ChallengeConsole
package import ChallengeLanguage
package import FoundationEssentials

/// What happens in a session, in order. The formats make of it what is printed.
package enum SessionEvent {
    /// A command begins.
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    /// A command has used something that the app declares.
    case use(AppUse)
    /// A screen is displayed. `place` has to be called before the screens change.
    case screen(LiveScreen, place: () -> ScreenPlace)
    /// A command answers.
    case report(Report)
    /// A remark for people, which means nothing to a program; whether it stays true where the command is rolled back.
    case note(String, isLasting: Bool = false)
    case activity(Activity)
    /// A further tenth of a command's work is done.
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The command that began last is over, or the one that sourced it.
    case result(Command, source: ScriptSource, succeeded: Bool, duration: Duration)
    /// A line of which nothing runs, as it holds only a mistake, which was told.
    case rejection(at: Diagnostic.Location)
    /// A line that was to interrupt the request of this id; whether it does.
    case cancellation(of: String, at: Diagnostic.Location, succeeded: Bool)
}

/// Where a screen is among those that are alive.
package struct ScreenPlace {
    /// The full names of the navigations of the screen and of the nearest ones below it, at most ``limit``, its own last.
    package let path: [String]
    /// How many screens are below it.
    package let depth: Int
    /// What it shows, where that is a table.
    package var table: () -> DataTable? = { nil }

    /// So few that what an event takes does not grow with the stack.
    package static let limit = 20
}

/// What a session prints besides the answers, and how. It may change while the session runs.
package nonisolated struct SessionSettings: Sendable {
    /// The width and the colour of what is printed; nil for those with which the output began.
    package var display: DisplaySettings?
    /// Every activity, and every navigation.
    package var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    package var showsStates = false
    /// How long each command took.
    package var isTiming = false
    /// Whether more than answers is printed of what happens in the app.
    var isDetailed: Bool { isTracing || showsStates }

    /// Nothing besides answers.
    package init() {}
}

/// Takes a session's events, to print or to store them. Those of a command may be rolled back until they are committed.
package protocol SessionListener: AnyObject {
    /// Whether every activity is to be sent, and what commands use, and not the tracked events only where nothing more is
    /// printed.
    var needsDetails: Bool { get }
    func take(_ event: SessionEvent, settings: SessionSettings)
    /// The events from here on are the next command's.
    func beginCommand()
    /// Rolls back the events since ``beginCommand()``, but for those that were committed or cannot be undone.
    ///
    /// - Parameter isInterrupted: whether the command was interrupted; how far it had come is chance.
    func rollBack(isInterrupted: Bool)
    /// Commits the events so far: they are not rolled back any more.
    func commit()
    /// The events from here on are due to the request of this id, or to none.
    func attribute(to request: String?)
    /// See ``EventBroadcaster/divert(to:)``.
    func divert(to target: OutputTarget)
    /// See ``EventBroadcaster/endDiversion(isAborted:)``; nil for a listener that prints nothing.
    func endDiversion(isAborted: Bool) -> [UInt8]?
}

/// A listener that keeps what it has heard in a file.
package protocol SessionRecording: SessionListener {
    /// Writes what was heard so far. The first error ends the recording, and is told.
    func write(tell: (String) -> Void) async
    /// Writes the rest; whether everything was written.
    func end(tell: (String) -> Void) async -> Bool
}

extension SessionListener {
    package var needsDetails: Bool { false }
    package func attribute(to request: String?) {}
    package func divert(to target: OutputTarget) {}
    package func endDiversion(isAborted: Bool) -> [UInt8]? { nil }
}

/// A script that is running.
package struct ScriptSource {
    /// The source of the commands that are typed.
    package static let prompt = ScriptSource(name: "<prompt>", origin: .prompt)

    /// What errors call it.
    package let name: String
    package let origin: Diagnostic.Origin

    package init(name: String, origin: Diagnostic.Origin) { (self.name, self.origin) = (name, origin) }
}

/// What a command has used of what the app declares. Screens are known by the navigations that lead to them.
package enum AppUse {
    /// It has performed an action, of the screen unless it is possible on every one.
    case action(String, of: String?)
    /// It has opened a row of the screen.
    case row(of: String)
    /// It has opened a route.
    case route(String)
    /// It has opened a link.
    case link(URL)
}
