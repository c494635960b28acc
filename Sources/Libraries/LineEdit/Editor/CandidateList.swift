import ChallengeText

/// The candidates below the line, and the user's current choice.
struct CandidateList {
    let candidates: [Completion.Candidate]
    /// The line before a candidate was inserted, and the part that candidates replace.
    let line: [Unicode.Scalar]
    let range: Range<Int>
    /// True if the candidates are whole lines. Each candidate then takes a row.
    let isOfLines: Bool
    /// The typed text, whose places in the candidates have another style.
    var match = ""
    /// The index of the chosen candidate, which the line shows; nil before the first choice.
    private(set) var chosen: Int?
    /// The rows as last shown: the index of the first row, the number of rows on a page, and the number of all rows.
    private var shown = (first: 0, length: 1, count: 1)

    init(
        _ candidates: [Completion.Candidate], replacing range: Range<Int>, of line: [Unicode.Scalar],
        isOfLines: Bool = false
    ) {
        (self.candidates, self.range, self.line, self.isOfLines) = (candidates, range, line, isOfLines)
    }

    /// Returns the chosen candidate's replacement; nil without a choice. For a taken candidate, it includes the suffix.
    func replacement(isTaken: Bool) -> (range: Range<Int>, text: String)? {
        guard let candidate = chosen.map({ candidates[$0] }) else { return nil }
        let only = Completion.Candidate(candidate.text, suffix: isTaken ? candidate.suffix : "")
        return CompletionStep(Completion(replacing: range, with: [only]), line: line).replacement
    }

    /// Moves the choice by `step`. At an end, the choice wraps around. Without `wraps`, it stays and the result is false.
    @discardableResult
    mutating func move(by step: Int, wraps: Bool = true) -> Bool {
        let next = (chosen ?? (step > 0 ? -1 : 0)) + step
        guard wraps || candidates.indices.contains(next) else { return false }
        chosen = (next + candidates.count) % candidates.count
        return true
    }

    /// Moves the choice to a neighbouring column of the list as last shown. Returns false if the list has one column.
    mutating func moveColumn(by step: Int) -> Bool {
        let length = shown.count
        guard length < candidates.count else { return false }
        guard let chosen else {
            move(by: step)
            return true
        }
        let row = chosen % length
        let columnCount = (candidates.count - row + length - 1) / length
        self.chosen = row + (chosen / length + step + columnCount) % columnCount * length
        return true
    }

    /// Moves to the first candidate of the next or previous page.
    mutating func turnPage(back: Bool) {
        let next = shown.first + (back ? -shown.length : shown.length)
        let last = (shown.count - 1) / shown.length * shown.length
        chosen = next < 0 ? last : next < shown.count ? next : 0
    }

    /// Returns at most `room` rows: the page with the choice and, if there are several pages, the page's position.
    mutating func page(columns: Int, room: Int, ellipsis: String, style: String) -> [[Prompt.Segment]] {
        let grid = Grid(of: self, columns: columns, ellipsis: ellipsis)
        let count = grid.rowCount
        let length = count <= room ? count : max(room - 1, 1)
        let first = (chosen ?? 0) % count / length * length
        shown = (first, length, count)
        let page = (first..<min(first + length, count)).map { row($0, of: grid, helpStyle: style) }
        guard page.count < count else { return page }
        let place = "rows \(first + 1) to \(first + page.count) of \(count); Page Down shows more"
        return page + [[Prompt.Segment(place.fitted(to: columns - 1, ellipsis: ellipsis), style: style)]]
    }

    /// Reverse video, and bold (ECMA-48, SGR).
    private static let (chosenStyle, matchStyle) = ("7", "1")

    /// Returns all rows. Candidates with help take a row each, with the help in its own column. Other candidates fill
    /// columns from top to bottom.
    func rows(columns: Int, ellipsis: String) -> [[Prompt.Segment]] {
        let grid = Grid(of: self, columns: columns, ellipsis: ellipsis)
        return (0..<grid.rowCount).map { row($0, of: grid) }
    }

    private func row(_ row: Int, of grid: Grid, helpStyle: String = "") -> [Prompt.Segment] {
        stride(from: row, to: candidates.count, by: grid.rowCount).flatMap { index -> [Prompt.Segment] in
            let name = candidates[index].display.fitted(to: grid.room, ellipsis: grid.ellipsis)
            let cell = segments(of: name, style: index == chosen ? Self.chosenStyle : "", isMarked: !helpStyle.isEmpty)
            let help = grid.columnWidth < grid.room ? candidates[index].help : nil
            guard help != nil || index + grid.rowCount < candidates.count else { return cell }
            let gap = Prompt.Segment(String(repeating: " ", count: grid.columnWidth - name.columns))
            let rest = help?.fitted(to: grid.room - grid.columnWidth, ellipsis: grid.ellipsis)
            return cell + [gap] + (rest.map { [Prompt.Segment($0, style: helpStyle)] } ?? [])
        }
    }

    private func segments(of name: String, style: String, isMarked: Bool) -> [Prompt.Segment] {
        guard isMarked, !match.isEmpty else { return [Prompt.Segment(name, style: style)] }
        let marked = style.isEmpty ? Self.matchStyle : "\(style);\(Self.matchStyle)"
        return zip(name, name.places(ofTyped: match)).map { Prompt.Segment(String($0), style: $1 ? marked : style) }
    }

    /// The layout of the candidates on a terminal of this width.
    private struct Grid {
        /// The width of a row. The last column stays free: terminals disagree on the cursor's place behind that column.
        let room: Int
        let ellipsis: String
        /// The width of a column of candidates with two blanks behind it. The last column needs no blanks.
        let columnWidth: Int
        let rowCount: Int

        init(of list: CandidateList, columns: Int, ellipsis: String) {
            (room, self.ellipsis) = (max(columns - 1, 1), ellipsis)
            let count = list.candidates.count
            if list.isOfLines {
                (columnWidth, rowCount) = (room, count)
                return
            }
            columnWidth = min(list.candidates.reduce(0) { max($0, $1.display.columns) }, room) + 2
            let columnCount = max((room + 2) / columnWidth, 1)
            let isWithHelp = list.candidates.contains { $0.help != nil }
            rowCount = isWithHelp ? count : (count + columnCount - 1) / columnCount
        }
    }
}

/// The effect of Tab for a completion. Without an effect the editor beeps.
struct CompletionStep {
    /// The replacement of a part of the line, in Unicode scalars. The cursor comes after it.
    private(set) var replacement: (range: Range<Int>, text: String)?
    /// The candidates to list if the user has to choose.
    private(set) var candidates: [Completion.Candidate] = []

    /// Computes the step for a line. A single candidate and its suffix replace the word. Several candidates are listed,
    /// and the word grows to their common prefix. Typed text never gets shorter.
    init(_ completion: Completion, line: [Unicode.Scalar]) {
        let range = completion.range.clamped(to: 0..<line.count)
        guard let first = completion.candidates.first else { return }
        if completion.candidates.count == 1 {
            let rest = line[range.upperBound...].prefix { $0 != " " && $0 != "\t" && $0 != "\n" }
            let whole = String(scalars: line[range] + rest).lowercased()
            // A candidate that begins with the whole word around the cursor replaces that word.
            let isPart = first.text.lowercased().hasPrefix(whole)
            var end = range.upperBound + (isPart ? rest.count : 0)
            // A suffix that already follows is not repeated. Inside a word no suffix is added.
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
        // The common prefix may lack the typed text, which may occur later in the candidates.
        let typed = String(scalars: line[range]).lowercased()
        if common.unicodeScalars.count > range.count, common.lowercased().contains(typed) {
            replacement = (range, common)
        }
    }
}
