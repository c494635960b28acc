package import ChallengeCore
package import ChallengeShellConsole
package import ChallengeShellLanguage
package import ChallengeShellRest
package import FoundationEssentials

/// An event of a session, in order. The formats turn it into output.
package enum SessionEvent {
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    case use(AppUse)
    /// `place` must be called before the screens change.
    case screen(LiveScreen, place: () -> ScreenPlace)
    case report(Report)
    /// A note for people. It is lasting if it remains true after the command is rolled back.
    case note(String, isLasting: Bool = false)
    case activity(Activity)
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// The last command that began has ended, or the one that sourced it.
    case result(Command, source: ScriptSource, succeeded: Bool, duration: Duration)
    /// A line with nothing but an error, which was reported.
    case rejection(at: Diagnostic.Location)
    /// A line that tried to cancel the request with this id.
    case cancellation(of: String, at: Diagnostic.Location, succeeded: Bool)
}

/// The place of a screen among the live screens.
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

/// The options of a session's output.
package nonisolated struct SessionSettings: Sendable {
    /// Nil for the initial settings.
    package var display: DisplaySettings?
    package var isTracing = false
    /// True to show each state of a screen, and not only the one in which it settles.
    package var showsStates = false
    package var isTiming = false
    var isDetailed: Bool { isTracing || showsStates }

    package init() {}
}

/// Takes a session's events, to print or to store them. The events of a command may be rolled back until they are committed.
package protocol SessionListener: AnyObject {
    /// True to get every activity and use of commands; otherwise only tracked events, unless more is printed.
    var needsDetails: Bool { get }
    func take(_ event: SessionEvent, settings: SessionSettings)
    func beginCommand()
    /// Rolls back the events since ``beginCommand()``, except for committed ones and those that cannot be undone.
    ///
    /// - Parameter isInterrupted: true if the progress of the command was random.
    func rollBack(isInterrupted: Bool)
    /// Ends the possibility to roll back the events so far.
    func commit()
    func attribute(to request: String?)
    /// See ``EventBroadcaster/divert(to:as:)``.
    func divert(to target: OutputTarget?, as format: OutputTraits.Format?)
    /// See ``EventBroadcaster/endDiversion(isAborted:)``; nil for a listener that prints nothing.
    func endDiversion(isAborted: Bool) -> [UInt8]?
}

package protocol SessionRecording: SessionListener {
    /// Writes the events so far. The first error ends the recording, and is passed to `tell`.
    func write(tell: (String) -> Void) async
    /// True if the recording is complete.
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

/// A declared item of the app that a command has used; screens are named by their navigations.
package enum AppUse {
    /// An action of a screen; nil for an action of every screen.
    case action(String, of: String?)
    case row(of: String)
    case route(String)
    case link(URL)
    /// By its name.
    case tab(String)
}
