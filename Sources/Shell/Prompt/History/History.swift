package import ChallengeActions
import ChallengeDesignSystem
package import ChallengeSession
import ChallengeText
import Synchronization

/// The lines typed at prompts, of this session and of all sessions that use the same ``HistoryFile``.
package nonisolated final class History: Sendable {
    private struct State {
        var others: [String] = []
        /// This session's lines, oldest first. Older lines than those in ``lines`` may be missing.
        var own: [String] = []
        var failed: Set<String> = []
    }

    private let state = Mutex(State())
    private let file: HistoryFile?

    /// - Parameters:
    ///   - path: the file's path; nil for a history in memory only.
    ///   - timeout: how long the end of the session waits for the file's lock. A prompt never waits.
    ///   - warn: called once if the file cannot be used.
    package init(path: String?, timeout: Duration = .seconds(10), warn: @escaping @MainActor @Sendable (String) -> Void)
    {
        file = path.map { HistoryFile(path: $0, timeout: timeout, warn: warn) }
    }

    /// All lines, oldest first. This session's lines follow the lines of all other sessions.
    package var lines: [String] { state.withLock { ($0.others + $0.own).suffix(HistoryFormat.entryLimit) } }

    /// The newest line of this session, or of the other sessions if this session has no lines.
    var last: String? { state.withLock { $0.own.last ?? $0.others.last } }

    /// This session's lines that failed when they last ran.
    var failed: Set<String> { state.withLock { $0.failed } }

    /// Reads the new lines of other sessions without waiting for a lock.
    package func refresh() async {
        guard let others = await file?.readOthers() else { return }
        state.withLock { $0.others = others }
    }

    /// Adds a line and returns true if the line is kept. Not kept are empty lines, lines that are too long, repetitions
    /// of the newest line, and lines that begin with a blank, by which users hide a line.
    ///
    /// When this function returns, the line is in the file, even if the process crashes later. If another session holds
    /// the lock, the line is written later: ``finishWriting()`` waits for it.
    @discardableResult
    package func add(_ line: String) async -> Bool {
        guard Self.mayBeKept(line), line != last else { return false }
        state.withLock { state in
            state.own.append(line)
            if state.own.count > 2 * HistoryFormat.entryLimit { state.own.removeFirst(HistoryFormat.entryLimit) }
        }
        await file?.append(line)
        return true
    }

    func rate(_ line: String, hasFailed: Bool) {
        state.withLock { state in
            if hasFailed { state.failed.insert(line) } else { state.failed.remove(line) }
        }
    }

    /// Waits until this session's lines are in the file, or until writing has failed.
    package func finishWriting() async { await file?.finishWriting() }

    private static func mayBeKept(_ line: String) -> Bool {
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return false }
        return line.utf8.count <= HistoryFormat.entrySizeLimit && !line.utf8.contains(0)
    }
}

extension SessionCommand {
    package static func recalling(_ history: History) -> [SessionCommand] {
        [
            SessionCommand(
                "history", for: .session, help: "Print the history, or its last N lines",
                forms: [[], [lineCount.parameter]], output: .table,
                .delegates { [history] runner, invocation, _ in
                    await history.finishWriting()
                    await history.refresh()
                    let lines = history.lines
                    runner.events.send(.report(.history(lines, last: invocation.arguments[lineCount] ?? lines.count)))
                })
        ]
    }

    // If a closure captured the key, the runtime would create the generic type of the key at each start.
    private static let lineCount = ArgumentKey<Int>("N", in: 1...Int.max)
}

extension Report {
    /// The last entries, numbered and complete, so that users can copy an entry. An entry's lines are aligned.
    package static func history(_ lines: [String], last count: Int) -> Report {
        let entries = zip(1..., lines).suffix(count)
        let width = String(lines.count).count
        let rows = entries.flatMap { number, text in
            let first = "\(number)".padded(to: 2 + width, atStart: true) + "  "
            let indentation = String(repeating: " ", count: first.count)
            // The text is split by scalars, because one character may contain a line end and more.
            let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            return zip([first] + Array(repeating: indentation, count: parts.count - 1), parts).map { $0 + String($1) }
        }
        let lines = entries.map { ["number": $0, "text": $1] as JSON }
        return Report(
            "history", body: rows.isEmpty ? .line([Span("the history is empty", .secondary)]) : .verbatim(rows),
            content: ["lines": lines] as JSON, table: DataTable(["number", "text"], lines))
    }
}
