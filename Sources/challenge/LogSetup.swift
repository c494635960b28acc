import Logging

/// Diagnostics on standard error, when somebody asks for them.
nonisolated enum LogSetup {
    /// - Parameter level: one of swift-log's levels; without one, or with another word, nothing is logged.
    static func install(level: String?) {
        let level = level.flatMap { Logger.Level(rawValue: $0.lowercased()) }
        LoggingSystem.bootstrap { label in
            guard let level else { return SwiftLogNoOpLogHandler() }
            return ConsoleLogHandler(label: label, level: level)
        }
    }
}
