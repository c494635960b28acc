import ChallengeStorage
import FoundationEssentials

/// The file of a history, which several sessions read and write. After an error this session no longer uses the file.
actor HistoryFile {
    private var file: SharedFile?
    private let timeout: Duration
    private let warn: @MainActor @Sendable (String) -> Void
    /// The state and number of lines that the file had when this session last read or wrote it.
    private var known: (state: SharedFile.State?, lineCount: Int) = (nil, 0)
    /// The lines of all other sessions in the file's known state, oldest first.
    private var others: [String] = []
    /// This session's lines in the file, oldest first. Lines before the part of the file that is read may be missing.
    private var written: [String] = []
    /// This session's lines that follow unread lines of other sessions in the file.
    private var unread: [String] = []
    /// This session's lines that are not in the file yet, oldest first.
    private var pending: [String] = []
    private var writing: Task<Void, Never>?

    init(path: String, timeout: Duration, warn: @escaping @MainActor @Sendable (String) -> Void) {
        file = SharedFile(path: path)
        (self.timeout, self.warn) = (timeout, warn)
    }

    /// Returns the lines of other sessions, oldest first. Takes no lock.
    func readOthers() async -> [String] {
        await use { file in
            guard file.state != known.state else { return }
            let content = try file.read(
                last: HistoryFormat.sizeLimit, lines: HistoryFormat.lineLimit + 1, since: known.state)
            let reading = HistoryFormat.read(content?.bytes ?? Data())
            let isAddition = content?.isAddition == true
            known = (content?.state, reading.lineCount + (isAddition ? known.lineCount : 0))
            let added = Self.removing(isAddition ? unread : written, from: reading.entries)
            unread = []
            others = ((isAddition ? others : []) + added).suffix(HistoryFormat.entryLimit)
        }
        return others
    }

    /// Writes a line at once if the lock is free. Otherwise writes the line after earlier lines that wait for the lock.
    func append(_ line: String) async {
        guard file != nil else { return }
        pending.append(line)
        guard writing == nil else { return }
        await use { file in
            if let lock = try file.takeLock() { return try writePending(to: file, under: lock) }
            writing = Task {
                await use { file in try writePending(to: file, under: try await file.lock(timeout: timeout)) }
                writing = nil
            }
        }
    }

    func finishWriting() async { await writing?.value }

    private func writePending(to file: SharedFile, under lock: FileLock) throws {
        while let line = pending.first {
            pending.removeFirst()
            let change = try file.append(HistoryFormat.encode(line), heading: HistoryFormat.heading, under: lock)
            written.append(line)
            if written.count > 2 * HistoryFormat.lineLimit { written.removeFirst(HistoryFormat.lineLimit) }
            if change.before == known.state || change.before.size == 0 {
                known = (change.after, known.lineCount + 1)
            } else {
                // Another session has written a line that this session has not read yet.
                unread.append(line)
            }
            if known.lineCount > HistoryFormat.lineLimit || change.after.size > HistoryFormat.sizeLimit {
                try file.update(under: lock, last: HistoryFormat.sizeLimit, lines: HistoryFormat.lineLimit + 1) {
                    HistoryFormat.write(HistoryFormat.read($0 ?? Data()).entries)
                }
                known.lineCount = 0
            }
        }
    }

    /// Runs `body` with the file. Does nothing after an earlier error.
    private func use(_ body: (SharedFile) async throws -> Void) async {
        guard let file else { return }
        do {
            try await body(file)
        } catch {
            self.file = nil
            await warn("the history is kept for this session only: \(error)")
        }
    }

    /// Removes the last occurrence of each of `lines` from `entries`.
    private static func removing(_ lines: [String], from entries: [String]) -> [String] {
        guard !lines.isEmpty else { return entries }
        var counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        let rest = entries.reversed().filter { entry in
            guard let count = counts[entry], count > 0 else { return true }
            counts[entry] = count - 1
            return false
        }
        return rest.reversed()
    }
}
