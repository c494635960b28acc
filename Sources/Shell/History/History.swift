import ChallengeCore
import FoundationEssentials

/// The lines that were typed at prompts: this session's, and those of all others that have the same file.
///
/// A line is in the file before it runs, and stays there whatever happens to the process. At the first error the file
/// is given up, and the history goes on in memory.
final class History {
    private var file: SharedFile?
    private let warn: (String) -> Void
    /// This session's own, oldest first.
    private var own: [String] = []
    /// Everything else, oldest first.
    private var older: [String] = []
    /// Grows whenever ``lines`` changes by more than a line at its end.
    private(set) var revision = 0
    /// The file as it is known here, and how many lines it has.
    private var known: (state: SharedFile.State?, lineCount: Int) = (nil, 0)
    /// Those of this session's lines that lie in a part of the file that is not known yet.
    private var unread: [String] = []
    /// Whether the line that was entered last may be known to others.
    private var isLastKept = true

    /// - Parameters:
    ///   - path: the file; without one the history is in memory only.
    ///   - warn: told, once, when the file cannot be used.
    init(path: String?, warn: @escaping (String) -> Void) {
        file = path.map { SharedFile(path: $0) }
        self.warn = warn
    }

    /// What there is to look back at, oldest first: this session's lines come after all others.
    var lines: [String] { (older + own).suffix(HistoryFormat.entryLimit) }

    /// Takes in what other sessions have written since.
    func refresh() {
        use { file in
            guard file.state != known.state else { return }
            let content = try file.read(last: HistoryFormat.sizeLimit, since: known.state)
            let reading = HistoryFormat.read(content?.bytes ?? Data())
            let isAddition = content?.isAddition == true
            known = (content?.state, reading.lineCount + (isAddition ? known.lineCount : 0))
            let others = Self.removing(isAddition ? unread : own, from: reading.entries)
            unread = []
            let before = older
            older = ((isAddition ? older : []) + others).suffix(HistoryFormat.entryLimit)
            if older != before { revision += 1 }
        }
    }

    /// Keeps a line that was entered, at once; whether it is kept.
    ///
    /// Not kept are an empty line, one that begins with a blank, as those do that should leave no trace, one that
    /// repeats the newest, and what is too long.
    ///
    /// - Parameter continues: whether it goes on with the line before it, without which it is not kept either.
    func add(_ line: String, continues: Bool = false) -> Bool {
        isLastKept = (isLastKept || !continues) && Self.mayBeKept(line)
        guard isLastKept, line != own.last ?? older.last else { return false }
        own.append(line)
        use { file in
            let change = try file.append(Data(VisCoding.encode(line)), heading: HistoryFormat.heading)
            if change.before == known.state || change.before.size == 0 {
                known = (change.after, known.lineCount + 1)
            } else {
                // Another session was faster, and its line is still to be taken in.
                unread.append(line)
            }
            if known.lineCount > HistoryFormat.lineLimit || change.after.size > HistoryFormat.sizeLimit {
                try file.update(last: HistoryFormat.sizeLimit) {
                    HistoryFormat.write(HistoryFormat.read($0 ?? Data()).entries)
                }
                known.lineCount = 0
            }
        }
        return true
    }

    /// Gives up the file for good at the first error.
    private func use(_ body: (SharedFile) throws -> Void) {
        guard let file else { return }
        do {
            try body(file)
        } catch {
            self.file = nil
            warn("the history is kept for this session only: \(error)")
        }
    }

    private static func mayBeKept(_ line: String) -> Bool {
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return false }
        return line.utf8.count <= HistoryFormat.entrySizeLimit && !line.utf8.contains(0)
    }

    /// `entries` without one occurrence, the last, of each of `lines`.
    private static func removing(_ lines: [String], from entries: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for line in lines { counts[line, default: 0] += 1 }
        var rest: [String] = []
        for entry in entries.reversed() {
            if let count = counts[entry], count > 0 {
                counts[entry] = count - 1
            } else {
                rest.append(entry)
            }
        }
        return rest.reversed()
    }
}
