package import ChallengeCore
package import ChallengeShellConsole
package import ChallengeShellLanguage
package import ChallengeShellRest
package import FoundationEssentials

/// An event of a session, in order. The formats make of it what is printed.
package enum SessionEvent {
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    case use(AppUse)
    /// `place` must be called before the screens change.
    case screen(LiveScreen, place: () -> ScreenPlace)
    case report(Report)
    /// For people; true if it stays true where the command is rolled back.
    case note(String, isLasting: Bool = false)
    case activity(Activity)
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The command that began last is over, or the one that sourced it.
    case result(Command, source: ScriptSource, succeeded: Bool, duration: Duration)
    /// A line that holds only a mistake, which was told.
    case rejection(at: Diagnostic.Location)
    /// A line that was to interrupt the request of this id.
    case cancellation(of: String, at: Diagnostic.Location, succeeded: Bool)
}

/// The place of a screen among those that are alive.
package struct ScreenPlace {
    /// The full names of the navigations of the nearest screens, at most ``limit``, its own last.
    package let path: [String]
    package let depth: Int
    package var sleepers: AppTasks.Sleepers?
    package var table: () -> DataTable? = { nil }

    package static let limit = 20

    package init(
        path: [String], depth: Int, sleepers: AppTasks.Sleepers? = nil, table: @escaping () -> DataTable? = { nil }
    ) {
        (self.path, self.depth, self.sleepers, self.table) = (path, depth, sleepers, table)
    }
}

/// What a session prints besides the answers, and how.
package nonisolated struct SessionSettings: Sendable {
    /// Nil for that with which the output began.
    package var display: DisplaySettings?
    package var isTracing = false
    /// Each state that a screen goes through, and not only the one in which it settles.
    package var showsStates = false
    package var isTiming = false
    var isDetailed: Bool { isTracing || showsStates }

    package init() {}
}

/// Takes a session's events, to print or to store them. Those of a command may be rolled back until they are committed.
package protocol SessionListener: AnyObject {
    /// True if every activity is to be sent, and what commands use; otherwise only tracked events, if nothing more is printed.
    var needsDetails: Bool { get }
    func take(_ event: SessionEvent, settings: SessionSettings)
    func beginCommand()
    /// Rolls back the events since ``beginCommand()``, but for those that were committed or cannot be undone.
    ///
    /// - Parameter isInterrupted: true if how far the command had come is chance.
    func rollBack(isInterrupted: Bool)
    /// The events so far are not rolled back any more.
    func commit()
    func attribute(to request: String?)
    /// See ``EventBroadcaster/divert(to:as:)``.
    func divert(to target: OutputTarget?, as format: OutputTraits.Format?)
    /// See ``EventBroadcaster/endDiversion(isAborted:)``; nil for a listener that prints nothing.
    func endDiversion(isAborted: Bool) -> [UInt8]?
}

package protocol SessionRecording: SessionListener {
    /// Writes what was heard. The first error ends the recording, and is told.
    func write(tell: (String) -> Void) async
    /// True if everything was written.
    func end(tell: (String) -> Void) async -> Bool
}

extension SessionListener {
    package var needsDetails: Bool { false }
    package func beginCommand() {}
    package func attribute(to request: String?) {}
    package func divert(to target: OutputTarget?, as format: OutputTraits.Format?) {}
    package func endDiversion(isAborted: Bool) -> [UInt8]? { nil }
}

/// A script that is running.
package nonisolated struct ScriptSource: Sendable {
    package static let prompt = ScriptSource(name: "<prompt>", origin: .prompt)

    package let name: String
    package let origin: Diagnostic.Origin

    package init(name: String, origin: Diagnostic.Origin) { (self.name, self.origin) = (name, origin) }
}

/// What a command has used of what the app declares, screens by the navigations that lead to them.
package enum AppUse {
    /// Of the screen unless it is possible on every one.
    case action(String, of: String?)
    case row(of: String)
    case route(String)
    case link(URL)
    /// By its name.
    case tab(String)
}
