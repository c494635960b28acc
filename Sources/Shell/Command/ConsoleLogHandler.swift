import ChallengeConsole
import ChallengeCore
import FoundationEssentials
import Logging

/// Writes log lines to standard error above the edited line, in the form of swift-log's own handler.
nonisolated struct ConsoleLogHandler: LogHandler {
    /// Logs to standard error, if the environment enables it.
    ///
    /// - Parameter variable: the variable that contains one of swift-log's levels. Without a level, nothing is logged.
    static func install(_ variable: String, _ environment: AppEnvironment, warn: (String) -> Void) {
        let name = environment[variable]
        let level = name.flatMap { Logger.Level(rawValue: $0.lowercased()) }
        if let name, level == nil {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            warn("\(variable) takes one of \(levels), not '\(name)'; nothing is logged")
        }
        LoggingSystem.bootstrap { label in
            guard let level else { return SwiftLogNoOpLogHandler() }
            return ConsoleLogHandler(label: label, logLevel: level)
        }
    }

    let label: String
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let pairs = all.map { " \($0.key)=\($0.value)" }.joined()
        let time = Date.now.formatted(.iso8601)
        let error = event.error.map { " error=\($0)" } ?? ""
        Console.log("\(time) \(event.level) \(label):\(pairs)\(error) [\(event.source)] \(event.message)")
    }
}
