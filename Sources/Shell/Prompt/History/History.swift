/// The lines that were typed at prompts: this session's, and those of all sessions with the same file.
///
/// The lines are in memory, where the main actor finds them; their file is read and written by ``HistoryFile``.
package final class History {
    private let file: HistoryFile?
    /// This session's lines, oldest first: those that count among ``lines`` at least.
    private var own: [String] = []
    /// All other lines, oldest first.
    private var others: [String] = []
    /// Grows whenever ``lines`` changes by more than a line at its end.
    private(set) var revision = 0

    /// - Parameters:
    ///   - path: the file; nil for a history in memory only.
    ///   - timeout: how long other sessions may hold the lock. No prompt waits for it, the end of the session does.
    ///   - warn: called with a warning, once, if the file cannot be used.
    package init(path: String?, timeout: Duration = .seconds(10), warn: @escaping @MainActor @Sendable (String) -> Void)
    {
        file = path.map { HistoryFile(path: $0, timeout: timeout, warn: warn) }
    }

    /// All lines, oldest first: this session's come after all others.
    package var lines: [String] { (others + own).suffix(HistoryFormat.entryLimit) }

    /// Takes in what other sessions have written since. Waits for the reading of the file, and for no lock.
    package func refresh() async {
        guard let read = await file?.readOthers(), read != others else { return }
        others = read
        revision += 1
    }

    /// Adds a line; false if it is not kept.
    ///
    /// The line is in the file when this returns, so that it stays there whatever happens to the process; while another
    /// session holds the lock, it is written later, which ``finishWriting()`` waits for.
    ///
    /// Not kept are an empty line, one that begins with a blank, as those do that should leave no trace, one that
    /// repeats the newest, and what is too long.
    package func add(_ line: String) async -> Bool {
        guard Self.mayBeKept(line), line != own.last ?? others.last else { return false }
        own.append(line)
        if own.count > 2 * HistoryFormat.entryLimit { own.removeFirst(HistoryFormat.entryLimit) }
        await file?.append(line)
        return true
    }

    /// Waits until this session's lines are in the file, or have failed to get there.
    package func finishWriting() async { await file?.finishWriting() }

    private static func mayBeKept(_ line: String) -> Bool {
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return false }
        return line.utf8.count <= HistoryFormat.entrySizeLimit && !line.utf8.contains(0)
    }
}
