import Glibc

/// The environment variables of the app. The variables are a parameter, so that a test can use its own variables.
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

    private init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

    /// Creates an environment of these variables alone.
    public init(variables: [String: String]) { self.init { variables[$0] } }

    /// The environment of this process.
    public static let current = AppEnvironment(ofProcess)

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
