import CLineEdit
import ChallengeText

/// Tab, and the list of candidates below the line.
extension EditorCore {
    /// The number of candidates above which the editor asks before it lists them.
    private static let manyCandidates = 100

    /// Completes the word at the cursor. Several candidates are listed, and the user may choose.
    func complete() -> CInt {
        let line = currentLine.scalars
        let completion = completion
        let step = CompletionStep(completion, line: line)
        if let (range, text) = step.replacement { replace(range, with: text.unicodeScalars) }
        guard !step.candidates.isEmpty else { return step.replacement == nil ? CC_ERROR : CC_REFRESH }
        let count = step.candidates.count
        guard count <= Self.manyCandidates || userWants(count) else { return CC_REFRESH }
        let start = completion.range.clamped(to: 0..<line.count)
        let end = step.replacement.map { $0.range.lowerBound + $0.text.unicodeScalars.count } ?? start.upperBound
        var list = CandidateList(step.candidates, replacing: start.lowerBound..<end, of: currentLine.scalars)
        list.match = String(scalars: line[start])
        if configuration.isPlain { return print(list) }
        self.list = list
        return choose()
    }

    /// The completion at the cursor: that of the hook, or else the lines of the history that have the line's words.
    private var completion: Completion {
        let (line, cursor) = currentLine
        let completion = configuration.completion(String(scalars: line), cursor)
        guard completion.candidates.isEmpty, cursor == line.count, !line.isEmpty else { return completion }
        var search = HistorySearch(in: history.lines)
        search.append(String(scalars: line))
        return Completion(
            replacing: 0..<line.count,
            with: search.matches.map { $0.candidate(ellipsis: configuration.ellipsis) }.filter {
                $0.text != search.text
            })
    }

    /// Prints the list once, and the line again below the list.
    private func print(_ list: CandidateList) -> CInt {
        takeLine()
        let rows = list.rows(columns: terminal.size.columns, ellipsis: configuration.ellipsis)
        let text = rows.map { $0.map(\.text).joined() + "\n" }.joined()
        terminal.write(drawing() + renderer.leave() + text.withCarriageReturns)
        return CC_REFRESH
    }

    /// Lets the user choose in the list with Tab, Shift-Tab and the arrows. Typing narrows the list, and erasing widens
    /// the list. Enter takes the candidate in the line; Escape and Ctrl-G restore the typed line. Any other key keeps the
    /// line and then has its usual effect.
    private func choose() -> CInt {
        beginSearch()
        defer {
            isSearching = false
            closeList()
        }
        while let key = nextKey() {
            switch key {
            case [KeyBindings.completion] where list?.candidates.count == 1:
                list?.move(by: 1)
                showChosen(isTaken: true)
                return CC_REFRESH
            case [KeyBindings.completion]: list?.move(by: 1)
            case [KeyBindings.completionBack]: list?.move(by: -1)
            case ["\r"] where list?.chosen != nil, ["\n"] where list?.chosen != nil:
                showChosen(isTaken: true)
                return CC_REFRESH
            case ["\u{1b}"], ["\u{7}"]:
                if let list { show(list.line, cursor: list.range.upperBound) }
                return CC_REFRESH
            case _ where moveInList(by: key): break
            case ["\u{8}"], ["\u{7f}"]:
                _ = delete(before: lengthBeforeCursor)
                guard narrowList() else { return CC_REFRESH }
                continue
            case _ where key.isText:
                let cursor = currentLine.cursor
                replace(cursor..<cursor, with: key)
                guard narrowList() else { return CC_REFRESH }
                continue
            default:
                giveBack(key)
                return CC_REFRESH
            }
            showChosen()
        }
        return CC_EOF
    }

    /// Moves in the list by an arrow, Ctrl-P, Ctrl-N or a page. Returns false for other keys and without a list.
    func moveInList(by key: [Unicode.Scalar]) -> Bool {
        guard list != nil else { return false }
        showList()
        switch key {
        case [KeyBindings.down], ["\u{e}"]: list?.move(by: 1)
        case [KeyBindings.up], ["\u{10}"]: list?.move(by: -1)
        case [KeyBindings.right]: return list?.moveColumn(by: 1) ?? false
        case [KeyBindings.left]: return list?.moveColumn(by: -1) ?? false
        case [KeyBindings.pageUp], [KeyBindings.pageDown]: list?.turnPage(back: key == [KeyBindings.pageUp])
        default: return false
        }
        return true
    }

    /// Lists the matches for the current line. Returns false without matches, or if the cursor is in another word.
    private func narrowList() -> Bool {
        let line = currentLine.scalars
        let completion = completion
        let range = completion.range.clamped(to: 0..<line.count)
        guard !completion.candidates.isEmpty, range.lowerBound == list?.range.lowerBound else { return false }
        list = CandidateList(completion.candidates, replacing: range, of: line)
        list?.match = String(scalars: line[range])
        return true
    }

    func showChosen(isTaken: Bool = false) {
        guard let list, let (range, text) = list.replacement(isTaken: isTaken) else { return }
        var line = list.line
        line.replaceSubrange(range, with: text.unicodeScalars)
        show(line, cursor: range.lowerBound + text.unicodeScalars.count)
    }

    func closeList() {
        list = nil
        view.below = []
    }

    /// Asks if the user wants to see this number of candidates. Any key except an answer means no and keeps its effect.
    private func userWants(_ count: Int) -> Bool {
        view.below = [[Prompt.Segment("\(count) possibilities: show them? (y/n)")]]
        beginSearch()
        defer {
            isSearching = false
            view.below = []
        }
        guard let key = nextKey() else { return false }
        switch key {
        case ["y"], ["Y"], [" "], [KeyBindings.completion]: return true
        case ["n"], ["N"], ["\u{1b}"], ["\u{7f}"], ["\u{8}"]: return false
        default:
            giveBack(key)
            return false
        }
    }

    /// Puts the list below the line, in the current window. A plain terminal cannot redraw a list, so it shows none.
    func showList() {
        guard list != nil, !configuration.isPlain else { return }
        let size = terminal.size
        view.below = []
        let taken = view.buffer(columns: size.columns, rows: size.rows).rows.count
        // A list of lines leaves half of the screen to the text above.
        let most = list?.isOfLines == true ? max(size.rows / 2, 1) : size.rows
        view.below =
            list?.page(
                columns: size.columns, room: min(max(size.rows - taken, 0), most), ellipsis: configuration.ellipsis,
                style: configuration.secondaryStyle()) ?? []
    }
}

extension [Unicode.Scalar] {
    /// True if this is a character that is typed into a line.
    var isText: Bool { count == 1 && self[0].properties.generalCategory != .control }
}
