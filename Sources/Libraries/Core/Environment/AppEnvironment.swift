@preconcurrency import Glibc

/// The environment variables that the app uses, passed as a parameter so that tests can have their own.
public struct AppEnvironment: Sendable {
    /// A base directory for the files of a user's programs (XDG Base Directory Specification 0.8).
    public enum BaseFolder: Sendable {
        /// For what the user would miss.
        case data
        /// For what can be had again.
        case cache
        /// For what the user sets.
        case configuration
        /// For what sessions leave to later ones, such as a history.
        case state

        /// The variable that names it, and where it is below the home directory if that variable is missing.
        fileprivate var place: (variable: String, fallback: String) {
            switch self {
            case .data: ("XDG_DATA_HOME", ".local/share")
            case .cache: ("XDG_CACHE_HOME", ".cache")
            case .configuration: ("XDG_CONFIG_HOME", ".config")
            case .state: ("XDG_STATE_HOME", ".local/state")
            }
        }
    }

    /// The variables that are not empty; an empty one counts as missing.
    private let variables: [String: String]

    /// An environment of these variables alone.
    public init(variables: [String: String]) {
        self.variables = variables.filter { !$0.value.isEmpty }
    }

    /// The environment of this process, read at the first use.
    public static let current = AppEnvironment(variables: ofProcess)

    /// All variables of this process, the empty ones too.
    package static let ofProcess: [String: String] = {
        var variables: [String: String] = [:]
        var next = environ
        while let variable = next.pointee {
            if let equals = strchr(variable, CInt(UInt8(ascii: "="))) {
                let name = String(
                    decoding: UnsafeRawBufferPointer(start: variable, count: equals - variable), as: UTF8.self)
                variables[name] = String(cString: equals + 1)
            }
            next += 1
        }
        return variables
    }()

    /// The value of a variable; nil if it is missing or empty.
    public subscript(name: String) -> String? { variables[name] }

    /// A program's folder in a base directory; nil if neither its variable nor a home directory is known. A relative
    /// path in the variable counts as missing.
    ///
    /// - Parameters:
    ///   - base: which of the base directories.
    ///   - program: the name of the folder, which is that of the program.
    public func folder(_ base: BaseFolder, of program: String) -> String? {
        let (variable, fallback) = base.place
        if let base = self[variable], base.hasPrefix("/") { return base + "/" + program }
        guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/" + fallback + "/" + program
    }
}
