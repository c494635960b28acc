import ChallengeShell
import FoundationEssentials
import Logging

/// Writes log lines to standard error as swift-log's own handler does, but above the line that is edited at the prompt, where
/// errors go to the same terminal.
nonisolated struct ConsoleLogHandler: LogHandler {
    let label: String
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    init(label: String, level: Logger.Level) {
        self.label = label
        logLevel = level
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let pairs = all.map { " \($0.key)=\($0.value)" }.joined()
        let time = Date.now.formatted(.iso8601)
        let error = event.error.map { " error=\($0)" } ?? ""
        Shell.log("\(time) \(event.level) \(label):\(pairs)\(error) [\(event.source)] \(event.message)")
    }
}
