public import ChallengeCore
public import ChallengeShellRest
import Logging

/// What a session gives an app to be wired with.
public nonisolated struct AppContext: Sendable {
    /// Records the app's activity for `trace`, has the fault of `fault`, and takes the progress of long work. A data
    /// layer that uses none of it is not observed, and no fault makes it fail.
    public let instrumentation: Instrumentation
    /// Takes the events of the screens: they go to the log at the level debug, and to `events` and `expect event`.
    public let tracker: any TrackerContract
    /// The environment of the process.
    public let environment: AppEnvironment
    /// The folder for what the app keeps: an absolute path, `~/.local/share/COMMAND` or below `XDG_DATA_HOME`. The app
    /// makes it when it needs it. Nil where nothing is to be kept: with `--private`, `check`, `--record` and
    /// `verify`, and where no home is known.
    public let dataFolder: String?
    /// The folder for what can be had again, `~/.cache/COMMAND` or below `XDG_CACHE_HOME`; nil as ``dataFolder``.
    public let cacheFolder: String?
    /// The time as the app's commands have it: virtual in scripts, transcripts, explorations and tests, where `Task.sleep`
    /// takes none. `ContinuousClock.now` is the system's time everywhere.
    public var clock: AppClock { instrumentation.tasks.clock }
    /// Prints a warning, a sentence without capital and full stop. May be called from any task.
    public let warn: @Sendable (String) -> Void

    /// What one session gives an app.
    ///
    /// - Parameters:
    ///   - information: names the log of the events, and the folders.
    ///   - environment: says where folders are.
    ///   - keepsFiles: whether there are any.
    ///   - warn: prints a warning.
    public init(
        of information: AppInformation, environment: AppEnvironment, keepsFiles: Bool = false,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        instrumentation = Instrumentation()
        let logger = Logger(label: "\(information.command).tracking")
        tracker = Tracker(providers: [ConsoleTrackingProvider(logger: logger), instrumentation.activity])
        self.environment = environment
        dataFolder = keepsFiles ? environment.folder(.data, of: information.command) : nil
        cacheFolder = keepsFiles ? environment.folder(.cache, of: information.command) : nil
        self.warn = warn
    }

    /// Does work that waits for something outside of Swift's tasks, as an answer over another library: no command ends before.
    public func inFlight<Value, Failure: Error>(_ work: () async throws(Failure) -> Value) async throws(Failure)
        -> Value
    {
        try await instrumentation.tasks.inFlight(work)
    }
}
