import CLineEdit

/// Tab, and the list of candidates below the line.
extension EditorCore {
    /// More candidates than these are listed only if the user wants it.
    private static let manyCandidates = 100

    /// Completes the word; when a list is shown already, shows what comes next in it.
    func complete() -> CInt {
        if list != nil {
            showNextPage()
            return CC_REFRESH
        }
        let (line, cursor) = currentLine
        let step = CompletionStep(configuration.completion(String(String.UnicodeScalarView(line)), cursor), line: line)
        if let (range, text) = step.replacement { replace(range, with: text.unicodeScalars) }
        guard !step.candidates.isEmpty else { return step.replacement == nil ? CC_ERROR : CC_REFRESH }
        let count = step.candidates.count
        guard count <= Self.manyCandidates || userWants(count) else { return CC_REFRESH }
        let candidates = CandidateList(
            candidates: step.candidates, width: Self.width, ellipsis: configuration.ellipsis,
            secondaryStyle: configuration.secondaryStyle)
        list = (candidates.rows(columns: terminal.size.columns), 0)
        showList()
        return CC_REFRESH
    }

    func closeList() {
        list = nil
        view.below = []
    }

    /// Asks whether so many are to be shown. Any other key than an answer means no, and does what it does.
    private func userWants(_ count: Int) -> Bool {
        view.below = [[Prompt.Segment("\(count) possibilities: show them? (y/n)")]]
        defer { view.below = [] }
        isSearching = true
        view.hint = Prompt.Segment("")
        defer { isSearching = false }
        guard let key = nextKey() else { return false }
        switch key {
        case ["y"], ["Y"], [" "], [KeyBindings.completion]: return true
        case ["n"], ["N"], ["\u{1b}"], ["\u{7f}"], ["\u{8}"]: return false
        default:
            decoded = key.reversed()
            return false
        }
    }

    private func showNextPage() {
        guard let list else { return }
        let next = list.first + pageLength
        self.list?.first = next < list.rows.count ? next : 0
        showList()
    }

    /// Rows for the list, one of which says what is left of it when that is not all.
    private var room: Int {
        let size = terminal.size
        takeLine()
        var lineOnly = view
        lineOnly.below = []
        let taken = lineOnly.frame(columns: size.columns, rows: size.rows, width: Self.width).rows.count
        return max(size.rows - taken, 0)
    }

    private var pageLength: Int {
        guard let list else { return 0 }
        return list.rows.count <= room ? list.rows.count : max(room - 1, 1)
    }

    private func showList() {
        guard let list else { return }
        let rows = list.rows[list.first...].prefix(pageLength)
        view.below = Array(rows)
        guard rows.count < list.rows.count else { return }
        let place = "rows \(list.first + 1) to \(list.first + rows.count) of \(list.rows.count); Tab shows more"
        let fitting = TextFitting(width: Self.width, ellipsis: configuration.ellipsis)
        let text = fitting.fitted(place, terminal.size.columns - 1)
        view.below.append([Prompt.Segment(text, style: configuration.secondaryStyle)])
    }
}
