package import ChallengeDesignSystem
import ChallengeLineEdit
import ChallengeText

/// Shows an answer page by page, and leaves on the screen what it has shown.
///
/// A letter is no key of the pager, but for `q`: it leaves, and begins the next line with all that is typed behind it. Users
/// type the next command without a look at the last row.
package final class Pager {
    private let lines: [ArraySlice<UInt8>]
    private let console: Console
    private let style: TextStyle
    private let size: () -> (columns: Int, rows: Int)?
    /// The number of lines up to the end of the shown page.
    private var end = 0

    /// - Parameters:
    ///   - text: whole lines in UTF-8.
    ///   - size: the size of the window; nil if it is unknown.
    package init(
        _ text: [UInt8], on console: Console, style: TextStyle, size: @escaping () -> (columns: Int, rows: Int)?
    ) {
        lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        (self.console, self.style, self.size) = (console, style, size)
    }

    /// Shows pages until the user leaves.
    package func run() async {
        let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let keys = TerminalKeys(takesPastes: true, redrawsAfterResize: true) { continuation.yield($0) }
        guard keys.start() else { return show(through: lines.count) }
        show(through: lastEnd(from: 0))
        console.type(ahead: await typedAhead(of: chunks, keys))
        console.hideProgress()
        keys.stop()
    }

    /// Turns pages until the user leaves. Returns the typed bytes that are no keys of the pager.
    private func typedAhead(of chunks: AsyncStream<[UInt8]>, _ keys: TerminalKeys) async -> [UInt8] {
        var decoder = KeyDecoder()
        // The bytes since the last key.
        var typed: [UInt8] = []
        for await chunk in chunks where !chunk.isEmpty {
            for (index, byte) in chunk.enumerated() {
                typed.append(byte)
                let key = decoder.consume(byte)
                let rest = Array(chunk[(index + 1)...])
                if decoder.isInPaste || key.isLetter { return typed + rest }
                if key.isEmpty { continue }
                typed = []
                if key == [Self.controlZ] { keys.suspend() } else if !turn(by: key) { return rest }
            }
            // The bytes of a sequence come together, so that this is the key Escape.
            if decoder.isAfterEscape { return [] }
        }
        return []
    }

    private static let controlZ: Unicode.Scalar = "\u{1A}"

    /// Shows what a key asks for. Returns false if the key leaves.
    private func turn(by key: [Unicode.Scalar]) -> Bool {
        let (first, isAtEnd) = (lastEnd(from: 0), end == lines.count)
        switch key {
        case [" "] where isAtEnd, ["\r"] where isAtEnd, ["\n"] where isAtEnd: return false
        case ["q"], ["\u{3}"], ["\u{4}"]: return false
        case [" "], [KeyBindings.pageDown]: show(through: lastEnd(from: end))
        case ["\r"], ["\n"], [KeyBindings.down]: show(through: min(end + 1, lines.count))
        case [KeyBindings.up]: redraw(through: max(end - 1, first))
        case [KeyBindings.pageUp]: redraw(through: max(start(before: end), first))
        case [KeyBindings.home]: redraw(through: first)
        case [KeyBindings.end]: redraw(through: lines.count)
        case ["\u{C}"]: redraw(through: max(end, first))
        default: break
        }
        return true
    }

    /// Adds the lines up to a number below the shown ones.
    private func show(through newEnd: Int) { write(lines[end..<max(newEnd, end)], through: newEnd) }

    /// Clears the screen and shows the page that ends there (CUP, ED: ECMA-48, 8.3.21 and 8.3.39).
    private func redraw(through newEnd: Int) {
        console.hideProgress()
        console.write("\u{1b}[H\u{1b}[J", to: .output)
        write(lines[start(before: newEnd)..<newEnd], through: newEnd)
    }

    private func write(_ page: ArraySlice<ArraySlice<UInt8>>, through newEnd: Int) {
        console.hideProgress()
        console.write(page.flatMap { $0 + [UInt8(ascii: "\n")] }, to: .output)
        end = newEnd
        let keys = end == lines.count ? "Space leaves" : "Space shows more, q leaves"
        // The last column stays free, because some terminals wrap when the last column has text.
        let status = "line \(end) of \(lines.count); \(keys)".cut(to: max(columns - 1, 1), ellipsis: style.ellipsis)
        let text = TextRenderer(width: columns, style: style).text(of: [Span(status, .secondary)])
        console.showProgress(text, width: status.displayWidth)
    }

    private var columns: Int { size()?.columns ?? OutputTraits.defaultWidth }
    /// The rows of a page, without the row that names the keys.
    private var room: Int { max((size()?.rows ?? 0) - 1, 1) }

    /// Returns the end of the page that begins with a line. A page has a line at least.
    private func lastEnd(from start: Int) -> Int {
        let count = fitting(room, of: lines[start...].lazy.map(height))
        return min(start + max(count, 1), lines.count)
    }

    /// Returns the first line of the page that ends before a line.
    private func start(before end: Int) -> Int {
        max(end - max(fitting(room, of: lines[..<end].reversed().lazy.map(height)), 1), 0)
    }

    private func height(of line: ArraySlice<UInt8>) -> Int {
        let width = String(decoding: line, as: UTF8.self).withoutControlSequences.displayWidth
        return max((width + columns - 1) / columns, 1)
    }
}

nonisolated extension [Unicode.Scalar] {
    /// True for a character that begins a line. Space and `q` are keys.
    fileprivate var isLetter: Bool {
        count == 1 && self[0] != " " && self[0] != "q" && self[0].properties.generalCategory != .control
    }
}
