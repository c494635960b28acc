import ChallengeStorage
import FoundationEssentials

/// The file of a history, which several sessions read and write. After an error this session no longer uses the file.
actor HistoryFile {
    private var file: SharedFile?
    private let timeout: Duration
    private let warn: @MainActor @Sendable (String) -> Void
    /// The state of the file up to which this session knows its lines; nil without a file.
    private var known: SharedFile.State?
    /// The lines of all other sessions in the known state, oldest first.
    private var others: [String] = []
    /// This session's lines in the file, oldest first. Lines before the part of the file that is read may be missing.
    private var own: [String] = []
    /// The number of lines in the file.
    private var lineCount = 0
    /// This session's lines that are not in the file yet, oldest first.
    private var pending: [String] = []
    private var writing: Task<Void, Never>?

    init(path: String, timeout: Duration, warn: @escaping @MainActor @Sendable (String) -> Void) {
        file = SharedFile(path: path)
        (self.timeout, self.warn) = (timeout, warn)
    }

    /// Returns the lines of other sessions, oldest first. Takes no lock.
    func readOthers() async -> [String] {
        await use { file in try readChanges(of: file) }
        return others
    }

    private func readChanges(of file: SharedFile) throws {
        guard file.state != known else { return }
        let content = try file.read(last: HistoryFormat.sizeLimit, since: known)
        let entries = HistoryFormat.read(content?.bytes ?? Data())
        known = content?.state
        if content?.isAddition == true {
            others = (others + entries).suffix(HistoryFormat.entryLimit)
            lineCount += entries.count
        } else {
            // The file is new to this session: it is read for the first time, or another session has compacted it.
            others = Self.removing(own, from: entries).suffix(HistoryFormat.entryLimit)
            lineCount = entries.count
        }
    }

    /// Writes a line at once if the lock is free. Otherwise writes the line after earlier lines that wait for the lock.
    func append(_ line: String) async {
        guard file != nil else { return }
        pending.append(line)
        guard writing == nil else { return }
        await use { file in
            if let lock = try file.tryLock() { return try writePending(to: file, under: lock) }
            writing = Task {
                await use { file in try writePending(to: file, under: try await file.lock(timeout: timeout)) }
                writing = nil
            }
        }
    }

    /// Deletes lines from the file, and from this session's knowledge of it.
    func delete(_ lines: Set<String>) async {
        await use { file in
            let lock = try await file.lock(timeout: timeout)
            try readChanges(of: file)
            try file.update(under: lock, last: HistoryFormat.sizeLimit) {
                let entries = HistoryFormat.read($0 ?? Data()).filter { !lines.contains($0) }
                lineCount = entries.count
                return HistoryFormat.write(entries)
            }
            known = file.state
            others.removeAll(where: lines.contains)
            own.removeAll(where: lines.contains)
        }
    }

    func finishWriting() async { await writing?.value }

    private func writePending(to file: SharedFile, under lock: FileLock) throws {
        while let line = pending.first {
            pending.removeFirst()
            try readChanges(of: file)
            known = try file.append(HistoryFormat.encode(line), under: lock)
            lineCount += 1
            own.append(line)
            if own.count > 2 * HistoryFormat.lineLimit { own.removeFirst(HistoryFormat.lineLimit) }
            guard lineCount > HistoryFormat.lineLimit || known?.size ?? 0 > HistoryFormat.sizeLimit else { continue }
            try file.update(under: lock, last: HistoryFormat.sizeLimit) {
                let entries = HistoryFormat.read($0 ?? Data())
                lineCount = min(entries.count, HistoryFormat.entryLimit)
                return HistoryFormat.write(entries)
            }
            known = file.state
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
