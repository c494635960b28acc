public import ChallengeCore
public import ChallengeTaskTracking
import Logging

/// The dependencies that a session passes to an app.
public nonisolated struct AppContext: Sendable {
    /// Records the app's activity for `trace`, injects the faults of `fault`, and receives the progress of long work. The
    /// work of a data layer that does not use this object is not traced and has no faults. An HTTP client of the app's own
    /// uses it by `instrumentation.exchange`.
    public let instrumentation: Instrumentation
    /// Receives the screens' events. Passes them to the log at level debug, to `events` and to `expect event`.
    public let tracker: any TrackerContract
    /// The environment of the app, which is ``ChallengeCore/AppEnvironment/current`` while the app is made.
    public let environment: AppEnvironment
    /// The folder for the app's data, as an absolute path: `~/.local/share/COMMAND`, or a folder below `XDG_DATA_HOME`.
    /// The app creates the folder when needed. Nil if the home is unknown, and in a session that keeps no files: with
    /// `--private`, `check`, `--record` and `verify`.
    public var dataFolder: String? { environment.dataFolder }
    /// The folder for caches: `~/.cache/COMMAND`, or below `XDG_CACHE_HOME`. Nil whenever ``dataFolder`` is nil.
    public let cacheFolder: String?
    /// The clock for the app's commands. In scripts, transcripts, explorations and tests the clock is virtual, and
    /// `Task.sleep` returns at once. `ContinuousClock.now` always returns the system's time.
    public var clock: AppClock { instrumentation.tasks.clock }
    /// Prints a warning: a sentence without a capital and a full stop. Any task may call the closure.
    public var warn: @Sendable (String) -> Void { environment.warn }

    /// Creates the context of one session.
    ///
    /// - Parameters:
    ///   - information: contains the names of the folders and of the events' log.
    ///   - environment: sets the locations of the folders.
    ///   - keepsFiles: false for a session without the two folders.
    ///   - warn: prints a warning.
    public init(
        of information: AppInformation, environment: AppEnvironment, keepsFiles: Bool = false,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        instrumentation = Instrumentation()
        let logger = Logger(label: "\(information.command).tracking")
        tracker = Tracker(providers: [ConsoleTrackingProvider(logger: logger), instrumentation.activity])
        var environment = environment
        environment.version = information.version
        environment.dataFolder = keepsFiles ? environment.folder(.data, of: information.command) : nil
        environment.warn = warn
        environment.activity = instrumentation.activity
        self.environment = environment
        cacheFolder = keepsFiles ? environment.folder(.cache, of: information.command) : nil
    }

    /// Runs work that waits for something outside of Swift's tasks, such as a library's callback. Commands wait for it.
    public func awaitingExternal<Value, Failure: Error>(_ work: () async throws(Failure) -> Value) async throws(Failure)
        -> Value
    {
        try await instrumentation.tasks.awaitingExternal(work)
    }
}
