import CLineEdit
import ChallengeText

/// The history that keys find in the line that is being read, and that libedit's own commands find.
final class EditorHistory {
    private let load: () -> LineEditor.History
    private var loaded: LineEditor.History?
    private let libedit: UnsafeMutablePointer<line_edit_history>
    /// The line that libedit got last.
    private var wide: UnsafeMutableBufferPointer<wchar_t>?

    init(_ load: @escaping () -> LineEditor.History) {
        self.load = load
        libedit = .allocate(capacity: 1)
        libedit.initialize(to: line_edit_history())
        libedit.pointee.context = Unmanaged.passUnretained(self).toOpaque()
        libedit.pointee.line = { context, age in
            context.flatMap { Unmanaged<EditorHistory>.fromOpaque($0).takeUnretainedValue().wideLine(age: Int(age)) }
        }
        libedit.pointee.count = { context in
            context.map { CInt(clamping: Unmanaged<EditorHistory>.fromOpaque($0).takeUnretainedValue().lines.count) }
                ?? 0
        }
    }

    deinit {
        libedit.deallocate()
        wide?.deallocate()
    }

    /// The lines, oldest first.
    var lines: [String] { current.lines }
    /// The failed lines. The editor never suggests these lines, but keys find them.
    var failed: Set<String> { current.failed }

    private var current: LineEditor.History {
        if let loaded { return loaded }
        let history = load()
        loaded = history
        return history
    }

    /// Lets the next key that needs the history load it again.
    func forget() { loaded = nil }

    /// Lets libedit's own commands find these lines. An editor that outlives this history must not run these commands.
    func attach(to editor: OpaquePointer) { line_edit_set_history(editor, libedit) }

    /// Returns the line with `age` newer lines after it, valid until the next call; nil if there is none.
    private func wideLine(age: Int) -> UnsafePointer<wchar_t>? {
        guard lines.indices.contains(lines.count - 1 - age) else { return nil }
        wide?.deallocate()
        let line = UnsafeMutableBufferPointer<wchar_t>.allocate(
            capacity: lines[lines.count - 1 - age].unicodeScalars.count + 1)
        _ = line.initialize(from: lines[lines.count - 1 - age].unicodeScalars.wide)
        wide = line
        return UnsafePointer(line.baseAddress)
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

/// A search through earlier lines for a growing text. The search ignores case unless the text has an upper-case letter. If
/// no line contains the text, lines with the letters of its words in order are found.
struct HistorySearch {
    /// The distinct lines, newest first.
    private var lines: [String] = []
    private let foldedLines: [String]
    private(set) var text = ""
    /// The found lines, newest first.
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
        if matches.isEmpty { matches = zip(lines, haystacks).filter { $1.hasInOrder(wordsOf: needle) }.map(\.0) }
    }

    private var isCaseSensitive: Bool { text.contains { $0.isUppercase } }
    private var needle: String { isCaseSensitive ? text : text.lowercased() }
}
