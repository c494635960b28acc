/// A search through earlier lines for a text that grows as it is typed.
///
/// Upper and lower case are the same unless the text has an upper-case letter.
struct HistorySearch {
    private let lines: [String]
    private let foldedLines: [String]
    private(set) var text = ""
    /// The line that was found last; nil before the first one.
    private(set) var index: Int?
    /// Whether there is no line for the text as it is now.
    private(set) var isFailing = false

    init(lines: [String]) {
        self.lines = lines
        foldedLines = lines.map { $0.lowercased() }
    }

    /// The line that was found last.
    var match: String? { index.map { lines[$0] } }

    /// Where the text begins in ``match``, in Unicode scalars.
    var offset: Int {
        guard let index, let range = haystack(index).firstRange(of: needle) else { return 0 }
        let before = haystack(index)[..<range.lowerBound]
        return min(before.unicodeScalars.count, lines[index].unicodeScalars.count)
    }

    mutating func append(_ addition: String) {
        text += addition
        find(in: lines.indices.prefix(index.map { $0 + 1 } ?? lines.count).reversed())
    }

    /// Takes the last character away and begins anew.
    mutating func removeLast() {
        guard !text.isEmpty else { return }
        text.removeLast()
        index = nil
        isFailing = false
        if !text.isEmpty { find(in: lines.indices.reversed()) }
    }

    mutating func findOlder() {
        let match = match
        find(in: lines.indices.prefix(index ?? lines.count).reversed().filter { lines[$0] != match })
    }

    mutating func findNewer() {
        let match = match
        find(in: lines.indices.suffix(from: index.map { $0 + 1 } ?? lines.count).filter { lines[$0] != match })
    }

    private mutating func find(in candidates: some Sequence<Int>) {
        guard !text.isEmpty else { return }
        let found = candidates.first { haystack($0).contains(needle) }
        index = found ?? index
        isFailing = found == nil
    }

    private var isCaseSensitive: Bool { text.contains { $0.isUppercase } }
    private var needle: String { isCaseSensitive ? text : text.lowercased() }
    private func haystack(_ index: Int) -> String { isCaseSensitive ? lines[index] : foldedLines[index] }
}
