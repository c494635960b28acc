package import ChallengeActions
import ChallengeDesignSystem
import ChallengeLanguage
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

    /// Deletes lines with all their repetitions, in this session and in the file. Other sessions keep lines of their own.
    func delete(_ lines: Set<String>) async {
        state.withLock { state in
            state.own.removeAll(where: lines.contains)
            state.others.removeAll(where: lines.contains)
        }
        await file?.delete(lines)
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
                "history", for: .session, help: "Print the history, search it, or delete lines",
                discussion: """
                    N prints the last N lines, FROM-TO the lines with these numbers, TEXT those that have the text. A file \
                    or a program gets the lines without their numbers. 'history delete' also deletes repetitions, \
                    'history clear' deletes all lines.
                    """,
                examples: ["history 20", "history rick", "history 4-9 > tour.chal", "history delete 12"],
                forms: [[], [clearing.parameter], [deleting.parameter, selection.parameter], [selection.parameter]],
                synopsis: "[N | FROM-TO | TEXT | delete NUMBER[-TO] | clear]", output: .table,
                .delegates { [history] runner, invocation, context in
                    await history.finishWriting()
                    await history.refresh()
                    var entries = Array(zip(1..., history.lines))
                    if invocation.arguments.has(clearing) { return await delete(entries, from: history, runner) }
                    // A script without the line that has written it does not write itself again.
                    if invocation.target != nil, runner.isTyped(context) { entries.removeLast() }
                    guard let text = invocation.arguments[selection] else {
                        return runner.events.send(.report(.history(entries, isPlain: invocation.target != nil)))
                    }
                    if text == deleting.parameter.name { throw CommandError(.missingArgument(name: "NUMBER")) }
                    let range = range(in: text)
                    if invocation.arguments.has(deleting) {
                        guard let range = range ?? Int(text).map({ $0...$0 }),
                            case let gone = entries.filter({ range ~= $0.0 }), !gone.isEmpty
                        else {
                            throw CommandError(
                                "there is no line \(text.quotedInMessage()) in the history",
                                at: invocation.words.last?.location)
                        }
                        return await delete(gone, from: history, runner)
                    }
                    let shown =
                        if let range { entries.filter { range ~= $0.0 } } else if let count = Int(text), count > 0 {
                            Array(entries.suffix(count))
                        } else {
                            // The command itself is typed after what it searches for.
                            entries.filter { $0.1.folded.contains(text.folded) && $0.1 != invocation.command.text }
                        }
                    if shown.isEmpty {
                        return runner.events.send(.note("no line of the history has \(text.quotedInMessage())"))
                    }
                    runner.events.send(.report(.history(shown, isPlain: invocation.target != nil)))
                })
        ]
    }

    private static func delete(_ entries: [(Int, String)], from history: History, _ runner: CommandRunner) async {
        await history.delete(Set(entries.map(\.1)))
        let lines = entries.count == 1 ? "1 line" : "\(entries.count) lines"
        runner.events.send(.note("\(lines) deleted from the history"))
    }

    /// Reads the numbers of the first and the last line: `4-9`. Nil for any other text.
    private static func range(in text: String) -> ClosedRange<Int>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let first = parts[0], let last = parts[1], first <= last else { return nil }
        return first...last
    }

    // If a closure captured a key, the runtime would create the generic type of the key at each start.
    private static let selection = ArgumentKey<String>("LINES")
    private static let deleting = Keyword("delete")
    private static let clearing = Keyword("clear")
}

extension Report {
    /// Entries with their numbers, complete, so that users can copy an entry. The lines of an entry are aligned.
    ///
    /// - Parameter isPlain: true to print the entries alone, as a script.
    package static func history(_ entries: [(Int, String)], isPlain: Bool = false) -> Report {
        let width = String(entries.last?.0 ?? 0).count
        let rows = entries.flatMap { number, text in
            let first = isPlain ? "" : "\(number)".padded(to: 2 + width, atStart: true) + "  "
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
