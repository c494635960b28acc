import FoundationEssentials

/// What the process was started with that the app goes by. A parameter everywhere, so that tests have their own.
package struct AppEnvironment: Sendable {
    /// The process's environment variables; an empty one counts as missing.
    private let variables: [String: String]

    package init(variables: [String: String]) {
        self.variables = variables.filter { !$0.value.isEmpty }
    }

    /// This process's environment, as it was when first asked for.
    package static let current = AppEnvironment(variables: ProcessInfo.processInfo.environment)

    package subscript(name: String) -> String? { variables[name] }

    /// A folder of the program's own below one of the XDG base directories.
    ///
    /// By the XDG Base Directory Specification 0.8 a relative path in the variable counts as missing. Nil where
    /// there is neither the variable nor a home.
    ///
    /// - Parameters:
    ///   - variable: `XDG_DATA_HOME` and the like.
    ///   - fallback: the path below the home where the variable is missing: `.local/share`.
    package func folder(_ variable: String, below fallback: String) -> String? {
        if let base = self[variable], base.hasPrefix("/") { return base + "/challenge" }
        guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/" + fallback + "/challenge"
    }
}
