public import ChallengeCore
public import ChallengeShellRest
import Logging

/// The dependencies that a session passes to an app.
public nonisolated struct AppContext: Sendable {
    /// Records the app's activity for `trace`, injects the faults of `fault`, and takes the progress of long work. A data layer
    /// that does not use it is not observed and gets no faults.
    public let instrumentation: Instrumentation
    /// Takes the events of the screens: they go to the log at level debug, and to `events` and `expect event`.
    public let tracker: any TrackerContract
    /// The environment of the process.
    public let environment: AppEnvironment
    /// The folder for the app's data: an absolute path, `~/.local/share/COMMAND` or below `XDG_DATA_HOME`. The app creates it
    /// on demand. Nil if the session keeps nothing, with `--private`, `check`, `--record` and `verify`, and if no home is
    /// known.
    public let dataFolder: String?
    /// The folder for caches, `~/.cache/COMMAND` or below `XDG_CACHE_HOME`; nil under the same conditions as ``dataFolder``.
    public let cacheFolder: String?
    /// The time for the app's commands: virtual in scripts, transcripts, explorations and tests, where `Task.sleep` returns at
    /// once. `ContinuousClock.now` is the system's time everywhere.
    public var clock: AppClock { instrumentation.tasks.clock }
    /// Prints a warning, a sentence without capital and full stop. It may be called from any task.
    public let warn: @Sendable (String) -> Void

    /// Creates the context of one session.
    ///
    /// - Parameters:
    ///   - information: names the log of the events, and the folders.
    ///   - environment: sets the locations of the folders.
    ///   - keepsFiles: false for a session without folders.
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

    /// Runs work that waits for an event outside of Swift's tasks, such as another library's response; commands wait for it.
    public func inFlight<Value, Failure: Error>(_ work: () async throws(Failure) -> Value) async throws(Failure)
        -> Value
    {
        try await instrumentation.tasks.inFlight(work)
    }
}
