package import ChallengeActions
package import ChallengeConsole
package import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeHost
package import ChallengeLanguage
package import ChallengeTaskTracking
package import FoundationEssentials

/// An event of a session. A format turns the sequence of events into output.
package enum SessionEvent {
    case command(Command, source: ScriptSource)
    case navigation(NavigationEvent)
    case use(AppUse)
    /// A screen is shown. Call `place` before the screens change.
    case screen(LiveScreen, place: () -> ScreenPlace)
    case report(Report)
    /// A note for people. A lasting note remains true after its command is rolled back.
    case note(String, isLasting: Bool = false)
    /// A note about an answer that is no part of it: a script prints it on standard error.
    case aside(String)
    /// An activity of the app, and the name of the screen whose work it is, if known.
    case activity(Activity, screen: String?)
    case progress(Progress)
    case diagnostic(Diagnostic)
    /// A command has ended: the last command that began, or a command that sourced others.
    case result(Command, source: ScriptSource, succeeded: Bool, duration: Duration)
    /// A line without a command, only with an error that an earlier event has reported.
    case rejection(at: Diagnostic.Location)
    /// A line tried to cancel the request with this id.
    case cancellation(of: String, at: Diagnostic.Location, succeeded: Bool)
    /// From now on, events are caused by the request with this id; nil for no request.
    case request(String?)
    /// The output goes elsewhere until ``endOfDiversion(isAborted:)``. A nil target or format stays the same.
    case diversion(to: OutputTarget?, as: OutputTraits.Format?)
    /// An aborted diversion prints its output after all, except the parts that are rolled back.
    case endOfDiversion(isAborted: Bool)
}

/// The position of a screen among the live screens.
package struct ScreenPlace {
    /// The full names of the nearest navigations on the stack, at most ``limit``. The screen's own navigation is last.
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

/// Receives the events of a session, to print or store them. Until events are committed, they may be rolled back.
package protocol SessionListener: AnyObject {
    /// True to get every activity and every use of the app. If false, the listener gets only tracked events, unless the
    /// session prints more.
    var needsDetails: Bool { get }
    func take(_ event: SessionEvent, settings: SessionSettings)
    func beginCommand()
    /// Takes back the events since ``beginCommand()``, except committed events and events that cannot be undone.
    ///
    /// - Parameter isInterrupted: true if the user stopped the command, at a moment that is not repeatable.
    func rollBack(isInterrupted: Bool)
    /// Makes the events so far final.
    func commit()
    /// Writes the events so far to a file. The first error is passed to `tell` and ends the writing.
    func write(tell: (String) -> Void) async
    /// Ends the writing and returns true if the file is complete.
    func end(tell: (String) -> Void) async -> Bool
}

extension SessionListener {
    package var needsDetails: Bool { false }
    package func beginCommand() {}
    package func write(tell: (String) -> Void) async {}
    package func end(tell: (String) -> Void) async -> Bool { true }
}

/// The script or prompt that a command comes from.
package nonisolated struct ScriptSource: Sendable {
    package static let prompt = ScriptSource(name: "<prompt>", origin: .prompt)

    package let name: String
    package let origin: Diagnostic.Origin
    /// The script's words; nil if `$` is text in the script.
    package let arguments: [String]?

    package init(name: String, origin: Diagnostic.Origin, arguments: [String]? = nil) {
        (self.name, self.origin, self.arguments) = (name, origin, arguments)
    }

    /// The path of a file that this script names. A relative path begins at the script's own folder.
    package func path(of file: String) -> String {
        guard !file.hasPrefix("/"), !name.hasPrefix("<"), let end = name.lastIndex(of: "/") else { return file }
        return name[...end] + file
    }
}

/// An item of the app that a command has used. Each screen has the name of its navigation.
package enum AppUse {
    /// An action of the screen with the name `of`; nil for an action that every screen has.
    case action(String, of: String?)
    case row(of: String)
    case route(String)
    case link(URL)
    /// The tab with this name.
    case tab(String)
}
