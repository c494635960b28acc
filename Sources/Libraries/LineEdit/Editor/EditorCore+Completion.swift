import CLineEdit
import ChallengeShellText

/// Tab, and the list of candidates below the line.
extension EditorCore {
    /// More candidates than these are listed only if the user wants it.
    private static let manyCandidates = 100

    /// Where there are several candidates they are listed, and the user may choose.
    func complete() -> CInt {
        let (line, cursor) = currentLine
        let completion = configuration.completion(String(scalars: line), cursor)
        let step = CompletionStep(completion, line: line)
        if let (range, text) = step.replacement { replace(range, with: text.unicodeScalars) }
        guard !step.candidates.isEmpty else { return step.replacement == nil ? CC_ERROR : CC_REFRESH }
        let count = step.candidates.count
        guard count <= Self.manyCandidates || userWants(count) else { return CC_REFRESH }
        let start = completion.range.clamped(to: 0..<line.count)
        let end = step.replacement.map { $0.range.lowerBound + $0.text.unicodeScalars.count } ?? start.upperBound
        list = CandidateList(step.candidates, replacing: start.lowerBound..<end, of: currentLine.scalars)
        return choose()
    }

    /// Tab and Shift-Tab go through the list, Page Up and Page Down through its pages. Enter takes the candidate that is
    /// in the line, Escape brings back what was typed; any other key keeps the line as it is, and does what it does.
    private func choose() -> CInt {
        beginSearch()
        defer {
            isSearching = false
            closeList()
        }
        while let key = nextKey() {
            switch key {
            case [KeyBindings.completion]: list?.move(by: 1)
            case [KeyBindings.completionBack]: list?.move(by: -1)
            case [KeyBindings.pageUp], [KeyBindings.pageDown]:
                showList()
                list?.turnPage(back: key == [KeyBindings.pageUp])
            case ["\r"] where list?.chosen != nil, ["\n"] where list?.chosen != nil:
                showChosen(isTaken: true)
                return CC_REFRESH
            case ["\u{1b}"]:
                if let list { show(list.line, cursor: list.range.upperBound) }
                return CC_REFRESH
            default:
                decoded = key.reversed()
                return CC_REFRESH
            }
            showChosen()
        }
        return CC_EOF
    }

    private func showChosen(isTaken: Bool = false) {
        guard let list, let (range, text) = list.replacement(isTaken: isTaken) else { return }
        var line = list.line
        line.replaceSubrange(range, with: text.unicodeScalars)
        show(line, cursor: range.lowerBound + text.unicodeScalars.count)
    }

    func closeList() {
        list = nil
        view.below = []
    }

    /// Asks whether so many are to be shown. Any other key than an answer means no, and does what it does.
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
            decoded = key.reversed()
            return false
        }
    }

    /// Puts the list below the line, in the window as it is.
    func showList() {
        guard list != nil else { return }
        let size = terminal.size
        view.below = []
        let taken = view.buffer(columns: size.columns, rows: size.rows).rows.count
        view.below =
            list?.page(
                columns: size.columns, room: max(size.rows - taken, 0), ellipsis: configuration.ellipsis,
                style: configuration.secondaryStyle()) ?? []
    }
}
