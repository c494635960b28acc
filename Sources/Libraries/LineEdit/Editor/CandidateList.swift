import ChallengeShellText

/// The candidates that are listed below the line, and the one that the user has come to.
struct CandidateList {
    let candidates: [Completion.Candidate]
    /// The line before any of them was put into it, and the part that they take the place of.
    let line: [Unicode.Scalar]
    let range: Range<Int>
    /// The index of the one that stands in the line; nil before the first.
    private(set) var chosen: Int?
    /// The rows that were shown last: the first one, how many a page has, and how many there are.
    private var shown = (first: 0, length: 1, count: 1)

    init(_ candidates: [Completion.Candidate], replacing range: Range<Int>, of line: [Unicode.Scalar]) {
        self.candidates = candidates
        self.line = line
        self.range = range
    }

    /// What the line becomes by the one that is chosen, with its suffix if it is taken; nil where none is.
    func replacement(isTaken: Bool) -> (range: Range<Int>, text: String)? {
        guard let candidate = chosen.map({ candidates[$0] }) else { return nil }
        let only = Completion.Candidate(candidate.text, suffix: isTaken ? candidate.suffix : "")
        return CompletionStep(Completion(replacing: range, with: [only]), line: line).replacement
    }

    /// After the last candidate comes the first.
    mutating func move(by step: Int) {
        let next = (chosen ?? (step > 0 ? -1 : 0)) + step
        chosen = (next + candidates.count) % candidates.count
    }

    /// Goes to the first candidate of the next page or the one before.
    mutating func turnPage(back: Bool) {
        let next = shown.first + (back ? -shown.length : shown.length)
        let last = (shown.count - 1) / shown.length * shown.length
        chosen = next < 0 ? last : next < shown.count ? next : 0
    }

    /// The rows that are shown in a room of so many: the page with the chosen one, and where that is not all, its place.
    mutating func page(columns: Int, room: Int, ellipsis: String, style: String) -> [[Prompt.Segment]] {
        let rows = rows(columns: columns, ellipsis: ellipsis, helpStyle: style)
        let length = rows.count <= room ? rows.count : max(room - 1, 1)
        let first = (chosen ?? 0) % rows.count / length * length
        shown = (first, length, rows.count)
        let page = Array(rows[first...].prefix(length))
        guard page.count < rows.count else { return page }
        let place = "rows \(first + 1) to \(first + page.count) of \(rows.count); Page Down shows more"
        return page + [[Prompt.Segment(place.fitted(to: columns - 1, ellipsis: ellipsis), style: style)]]
    }

    /// Reverse video (ECMA-48, SGR).
    private static let chosenStyle = "7"

    /// All rows, of at most `columns - 1` columns: terminals differ in where the cursor is behind a full row.
    /// Candidates with help take a row each, the help in a column of its own; others fill columns from top to bottom.
    func rows(columns: Int, ellipsis: String, helpStyle: String = "") -> [[Prompt.Segment]] {
        let room = max(columns - 1, 1)
        let names: [String] = candidates.map { $0.display.fitted(to: room, ellipsis: ellipsis) }
        // Two blanks between columns; the last column needs none.
        let columnWidth = (names.map(\.columns).max() ?? 0) + 2
        func cell(_ index: Int, isLast: Bool) -> [Prompt.Segment] {
            let name = Prompt.Segment(names[index], style: index == chosen ? Self.chosenStyle : "")
            let gap = String(repeating: " ", count: columnWidth - names[index].columns)
            return isLast ? [name] : [name, Prompt.Segment(gap)]
        }
        if candidates.contains(where: { $0.help != nil }) {
            return candidates.enumerated().map { index, candidate in
                guard let help = candidate.help, columnWidth < room else { return cell(index, isLast: true) }
                return cell(index, isLast: false) + [
                    Prompt.Segment(help.fitted(to: room - columnWidth, ellipsis: ellipsis), style: helpStyle)
                ]
            }
        }
        let columnCount = max((room + 2) / columnWidth, 1)
        let rowCount = (names.count + columnCount - 1) / columnCount
        return (0..<rowCount).map { row in
            stride(from: row, to: names.count, by: rowCount).flatMap { cell($0, isLast: $0 + rowCount >= names.count) }
        }
    }
}

/// What Tab does with a completion; a beep where that is nothing.
struct CompletionStep {
    /// What a part of the line (in Unicode scalars) becomes; the cursor comes after it.
    private(set) var replacement: (range: Range<Int>, text: String)?
    /// What is listed where the user has to choose.
    private(set) var candidates: [Completion.Candidate] = []

    /// Decides for a line. With one candidate the word becomes that candidate and its suffix; with several it grows by
    /// what they all begin with, and they are listed. What was typed never gets shorter.
    init(_ completion: Completion, line: [Unicode.Scalar]) {
        let range = completion.range.clamped(to: 0..<line.count)
        guard let first = completion.candidates.first else { return }
        if completion.candidates.count == 1 {
            let rest = line[range.upperBound...].prefix { $0 != " " && $0 != "\t" && $0 != "\n" }
            let whole = String(scalars: line[range] + rest).lowercased()
            // The rest of a word that is completed from within belongs to it.
            let isPart = first.text.lowercased().hasPrefix(whole)
            var end = range.upperBound + (isPart ? rest.count : 0)
            // A suffix that is there already, in the middle of a line, is gone over; and none comes into a word.
            let isFollowed = line[end...].starts(with: first.suffix.unicodeScalars)
            if isFollowed { end += first.suffix.unicodeScalars.count }
            let suffix = isFollowed || isPart || rest.isEmpty ? first.suffix : ""
            replacement = (range.lowerBound..<end, first.text + suffix)
            return
        }
        candidates = completion.candidates
        let common = candidates.dropFirst().reduce(first.text) { prefix, candidate in
            String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
        }
        // What candidates begin with may lack what was typed, where that stands further on in them.
        let typed = String(scalars: line[range]).lowercased()
        if common.unicodeScalars.count > range.count, common.lowercased().contains(typed) {
            replacement = (range, common)
        }
    }
}
