import Logging

/// Diagnostics on standard error, when somebody asks for them.
nonisolated enum LogSetup {
    /// - Parameters:
    ///   - name: one of swift-log's levels; without one, or with another word, nothing is logged.
    ///   - warn: told of a word that is no level.
    static func install(level name: String?, warn: (String) -> Void) {
        let level = name.flatMap { Logger.Level(rawValue: $0.lowercased()) }
        if let name, level == nil {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            warn("CHALLENGE_LOG takes one of \(levels), not '\(name)'; nothing is logged")
        }
        LoggingSystem.bootstrap { label in
            guard let level else { return SwiftLogNoOpLogHandler() }
            return ConsoleLogHandler(label: label, level: level)
        }
    }
}
