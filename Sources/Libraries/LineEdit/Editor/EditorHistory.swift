import CLineEdit

/// The entered lines, for libedit's own commands and for searching.
final class EditorHistory {
    /// The lines, oldest first.
    var lines: [String] {
        takeReplacement()
        return known
    }
    private var known: [String] = []
    /// The failed lines. The editor never suggests these lines, but keys find them.
    private(set) var failed: Set<String> = []
    /// Returns the new history, or nil if the history is unchanged. Called when the lines are first needed.
    private var replacement: (() -> [String]?)?
    /// The same lines for libedit's own commands, which only a user's settings bind to keys.
    private let list: OpaquePointer
    private let libedit: UnsafeMutablePointer<line_edit_history>
    /// True if ``list`` has the lines. The list is filled at libedit's first access.
    private var isListed = true
    private let size: Int

    init?(size: Int) {
        guard let list = history_winit() else { return nil }
        self.list = list
        self.size = size
        libedit = .allocate(capacity: 1)
        line_edit_history_set_size(list, CInt(clamping: size))
        let prepare: @convention(c) (UnsafeMutableRawPointer?) -> Void = { history in
            history.map { Unmanaged<EditorHistory>.fromOpaque($0).takeUnretainedValue().fillList() }
        }
        libedit.initialize(
            to: line_edit_history(
                list: list, prepare: prepare, context: Unmanaged.passUnretained(self).toOpaque()))
    }

    deinit {
        libedit.deallocate()
        history_wend(list)
    }

    /// Lets libedit's own commands find these lines. An editor that outlives this history must not run these commands.
    func attach(to editor: OpaquePointer) { line_edit_set_history(editor, libedit) }

    func add(_ line: String) {
        takeReplacement()
        if isListed { line_edit_history_add(list, line.unicodeScalars.wide) }
        known.append(line)
        if known.count > size { known.removeFirst(known.count - size) }
    }

    func rate(_ line: String, hasFailed: Bool) {
        if hasFailed { failed.insert(line) } else { failed.remove(line) }
    }

    /// Replaces the lines by the result of `lines`, unless the result is nil.
    func replace(by lines: @escaping () -> [String]?) {
        takeReplacement()
        replacement = lines
    }

    private func takeReplacement() {
        guard let replacement else { return }
        self.replacement = nil
        guard let lines = replacement() else { return }
        known = lines.count > size ? lines.suffix(size) : lines
        isListed = false
    }

    private func fillList() {
        takeReplacement()
        guard !isListed else { return }
        isListed = true
        line_edit_history_clear(list)
        for line in known { line_edit_history_add(list, line.unicodeScalars.wide) }
    }
}

/// The results of history keys for the line that is being read.
struct SearchState {
    /// The index of the line that Ctrl-P or Ctrl-N has reached; nil for the new line, which comes after the newest line.
    var recalled: Int?
    /// The edited lines of the history, by index.
    var edits: [Int: [Unicode.Scalar]] = [:]
    /// The last search of Up and Down.
    var prefix: PrefixSearch?
    /// The last insertion of Alt-.: the index of its source, the resulting line, and the inserted range.
    var lastArgument: (index: Int, line: [Unicode.Scalar], range: Range<Int>)?
    var suggestions = SuggestionSearch()
    /// True if the last key has found something in the history.
    var hasFound = false
}

/// A search, back and forth, for the lines with one prefix.
struct PrefixSearch {
    private let lines: [String]
    private let prefix: String
    /// The line from which the search began. This line comes after the newest match.
    private let origin: String
    /// The index of the current match; at the origin, the number of lines.
    private var index: Int

    init(in lines: [String], from line: String, prefix: String) {
        (self.lines, origin, self.prefix, index) = (lines, line, prefix, lines.count)
    }

    /// The current match, or the origin.
    var current: String { match ?? origin }

    /// The current match; nil at the origin.
    var match: String? { index < lines.count ? lines[index] : nil }

    /// Moves to the next older match with another text. Returns false without such a match.
    mutating func goBack() -> Bool {
        let older = lines[..<index].lastIndex { $0 != current && $0.hasPrefix(prefix) }
        index = older ?? index
        return older != nil
    }

    /// Moves to the next newer match or, from the newest match, to the origin. Returns false at the origin.
    mutating func goForward() -> Bool {
        guard index < lines.count else { return false }
        index = lines[(index + 1)...].firstIndex { $0 != current && $0.hasPrefix(prefix) } ?? lines.count
        return true
    }
}

/// A search for the newest line that begins with a text and is longer. The search continues as the text grows key by key.
struct SuggestionSearch {
    private var text = ""
    /// The end of the lines that are left to search. No line from this index on begins with ``text``.
    private var end = 0

    mutating func newest(
        beginningWith text: String, in lines: [String], without failed: Set<String> = []
    ) -> String? {
        let isLonger = !self.text.isEmpty && text.hasPrefix(self.text)
        let older = lines[..<(isLonger ? min(end, lines.count) : lines.count)]
        let found = older.lastIndex {
            $0.utf8.count > text.utf8.count && $0.hasPrefix(text) && !failed.contains($0)
        }
        self.text = text
        end = found.map { $0 + 1 } ?? 0
        return found.map { lines[$0] }
    }
}

/// A search through earlier lines for a growing text. The search ignores case unless the text has an upper-case letter.
struct HistorySearch {
    /// The distinct lines, newest first.
    private var lines: [String] = []
    private let foldedLines: [String]
    private(set) var text = ""
    /// The lines that contain the text, newest first.
    private(set) var matches: [String]
    var isFailing: Bool { matches.isEmpty && !text.isEmpty }

    init(in history: [String]) {
        var seen: Set<String> = []
        for line in history.reversed() where seen.insert(line).inserted { lines.append(line) }
        foldedLines = lines.map { $0.lowercased() }
        matches = lines
    }

    /// Returns the offset of the text in a match, in Unicode scalars.
    func offset(in line: String) -> Int {
        let haystack = isCaseSensitive ? line : line.lowercased()
        guard let range = haystack.firstRange(of: needle) else { return 0 }
        return min(haystack[..<range.lowerBound].unicodeScalars.count, line.unicodeScalars.count)
    }

    mutating func append(_ addition: String) {
        text += addition
        find()
    }

    mutating func removeLast() {
        _ = text.popLast()
        find()
    }

    private mutating func find() {
        let (needle, haystacks) = (needle, isCaseSensitive ? lines : foldedLines)
        matches = needle.isEmpty ? lines : zip(lines, haystacks).filter { $1.contains(needle) }.map(\.0)
    }

    private var isCaseSensitive: Bool { text.contains { $0.isUppercase } }
    private var needle: String { isCaseSensitive ? text : text.lowercased() }
}
