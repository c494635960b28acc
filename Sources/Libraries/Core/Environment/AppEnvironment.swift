import Glibc

/// The surroundings in which an app is made: variables, a folder, and a log. A test can use its own.
public struct AppEnvironment: Sendable {
    /// A base directory for the files of a user's programs (XDG Base Directory Specification 0.8).
    package enum BaseFolder: Sendable {
        /// For files that the user would miss.
        case data
        /// For files that can be recreated.
        case cache
        /// For the user's settings.
        case configuration
        /// For files that outlive a session, such as a history.
        case state

        /// The directory's environment variable, and the fallback path below the home directory.
        fileprivate var place: (variable: String, fallback: String) {
            switch self {
            case .data: ("XDG_DATA_HOME", ".local/share")
            case .cache: ("XDG_CACHE_HOME", ".cache")
            case .configuration: ("XDG_CONFIG_HOME", ".config")
            case .state: ("XDG_STATE_HOME", ".local/state")
            }
        }
    }

    private let value: @Sendable (String) -> String?
    /// The version of the app: `1.2.0`.
    public var version = "0"
    /// The source of the app's data in a few words, and the data's age: `the copy of yesterday`, `as it is now`.
    public var dataSource = (name: "an API", age: "as it is now")
    /// The folder for the app's data, as an absolute path; nil keeps nothing.
    public var dataFolder: String?
    /// Prints a warning: a sentence without a capital and a full stop. Any task may call the closure.
    public var warn: @Sendable (String) -> Void = { _ in }
    /// The log of the use of caches and of tracked events.
    public var activity = ActivityLog(isRead: false)

    private init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

    /// Creates an environment of these variables alone.
    public init(variables: [String: String]) { self.init { variables[$0] } }

    /// The environment that a host sets while it makes an app; otherwise that of this process, without a folder.
    public static var current: AppEnvironment { host ?? process }

    @TaskLocal private static var host: AppEnvironment?
    private static let process = AppEnvironment(ofProcess)

    /// Makes an app in this environment.
    public func making<App>(_ make: () throws -> App) rethrows -> App {
        try Self.$host.withValue(self, operation: make)
    }

    /// Returns the value of a variable of this process; nil if the variable is missing. The value may be empty.
    package static func ofProcess(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The value of this variable; nil if the value is missing or empty.
    public subscript(name: String) -> String? {
        guard let value = value(name), !value.isEmpty else { return nil }
        return value
    }

    /// Returns a program's folder in a base directory; nil if neither its variable nor `HOME` has an absolute path.
    package func folder(_ base: BaseFolder, of program: String) -> String? {
        let (variable, fallback) = base.place
        if let base = self[variable], base.hasPrefix("/") { return base + "/" + program }
        guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/" + fallback + "/" + program
    }
}
