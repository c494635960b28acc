import FoundationEssentials

/// The environment variables that the app uses, passed as a parameter so that tests can have their own.
package struct AppEnvironment: Sendable {
    /// The variables that are not empty; an empty one counts as missing.
    private let variables: [String: String]

    package init(variables: [String: String]) {
        self.variables = variables.filter { !$0.value.isEmpty }
    }

    /// The environment of this process, read at the first use.
    package static let current = AppEnvironment(variables: ProcessInfo.processInfo.environment)

    package subscript(name: String) -> String? { variables[name] }

    /// The program's folder in an XDG base directory; nil if neither the variable nor a home directory is known.
    ///
    /// A relative path in the variable counts as missing (XDG Base Directory Specification 0.8).
    ///
    /// - Parameters:
    ///   - variable: `XDG_DATA_HOME` and the like.
    ///   - fallback: the base directory below the home directory if the variable is missing: `.local/share`.
    package func folder(_ variable: String, below fallback: String) -> String? {
        if let base = self[variable], base.hasPrefix("/") { return base + "/challenge" }
        guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/" + fallback + "/challenge"
    }
}
