/// The content of a terminal over time: the successive states of each row of its window.
package struct TerminalFilm: Sendable {
    /// The beginning of a row's state in milliseconds, and an index into ``rows``.
    typealias State = (time: Int, row: Int)

    let title: String
    private(set) var columns = 0
    /// The distinct rows. The first is empty.
    private(set) var rows: [[TerminalPicture.Run]] = [[]]
    private var indices: [[TerminalPicture.Run]: Int] = [[]: 0]
    /// The states of each row of the window, from the top.
    private(set) var strips: [[State]] = []
    /// The time of the last moment, in milliseconds.
    private(set) var duration = 0
    /// The number of times that a row has changed.
    package private(set) var changeCount = 0

    package init(title: String) { self.title = title }

    /// - Parameter time: the time in milliseconds, not before the previous time.
    package mutating func add(_ screen: TerminalScreen, at time: Int) {
        (columns, duration) = (max(columns, screen.columns), time)
        while strips.count < screen.content.count { strips.append([(0, 0)]) }
        for position in strips.indices {
            let isShown = position < screen.content.count
            let index = index(of: isShown ? TerminalPicture.runs(of: screen.content[position].cells) : [])
            guard strips[position].last?.row != index else { continue }
            if strips[position].last?.time == time { strips[position].removeLast() }
            strips[position].append((time, index))
            changeCount += 1
        }
    }

    private mutating func index(of row: [TerminalPicture.Run]) -> Int {
        if let index = indices[row] { return index }
        indices[row] = rows.count
        rows.append(row)
        return rows.count - 1
    }
}
