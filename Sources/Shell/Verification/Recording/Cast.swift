import ChallengeShellLanguage
import ChallengeShellTerminal

/// A recording of what a terminal has shown: an asciicast, version 2.
nonisolated struct Cast {
    enum Event {
        case output(String)
        case size(columns: Int, rows: Int)
    }

    /// What a window may have; more is no window.
    private static let sizes = 1...1_000
    /// How many cells may have left the screen at its top, 100,000 rows of 80 columns: nobody looks at more, and each takes
    /// some 50 bytes.
    static let cellLimit = 8_000_000
    /// How many bytes are shown before that is looked at again.
    private static let stepSize = 1 << 16

    let columns: Int
    let rows: Int
    private(set) var title: String?
    private(set) var events: [Event] = []

    init(_ bytes: [UInt8]) throws(SyntaxError) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        let header = try SourceLine(number: 1, bytes: lines.popFirst() ?? [], isTooLong: false)
        var scanner = JSONScanner(header)
        try scanner.readMembers()
        guard let version = scanner.number("version") else { throw header.error("the object has no number 'version'") }
        guard version.value == 2 else {
            throw header.error(
                "version 2 of asciicast is read, and this is \(version.value); 'asciinema convert' makes the one from the other",
                at: version.offset)
        }
        columns = try Self.size("width", of: scanner)
        rows = try Self.size("height", of: scanner)
        title = scanner.members.first { $0.key == "title" }?.value
        for (index, bytes) in lines.enumerated() where !bytes.isEmpty {
            let line = try SourceLine(number: index + 2, bytes: bytes, isTooLong: false)
            if let event = try Self.event(line) { events.append(event) }
        }
    }

    private static func size(_ key: String, of scanner: JSONScanner) throws(SyntaxError) -> Int {
        guard let size = scanner.number(key) else { throw scanner.error("the object has no number '\(key)'", at: 0) }
        guard sizes.contains(size.value) else {
            throw scanner.error("'\(key)' is \(sizes.lowerBound) to \(sizes.upperBound)", at: size.offset)
        }
        return size.value
    }

    /// What a line says: `[1.25, "o", "text"]`; nil for what is not shown, as keys are.
    private static func event(_ line: SourceLine) throws(SyntaxError) -> Event? {
        var scanner = JSONScanner(line)
        guard scanner.takes("[") else { throw scanner.error("an event begins with [") }
        _ = try scanner.number()
        guard scanner.takes(",") else { throw scanner.error("a comma is missing here") }
        let kind = try scanner.string()
        guard scanner.takes(",") else { throw scanner.error("a comma is missing here") }
        let place = scanner.position
        let text = try scanner.string()
        guard scanner.takes("]") else { throw scanner.error("a ] is missing here") }
        try scanner.readEnd()
        switch kind {
        case "o": return .output(text)
        case "r":
            let numbers = text.split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy(sizes.contains) else {
                throw scanner.error("a size is written as 80x24", at: place)
            }
            return .size(columns: numbers[0], rows: numbers[1])
        default: return nil
        }
    }

    /// What the terminal has shown from the beginning to the end; nil where that is more than ``cellLimit``.
    var screen: TerminalScreen? {
        var screen = TerminalScreen(columns: columns, rows: rows)
        for event in events {
            switch event {
            case .output(let text):
                var rest = Array(text.utf8)[...]
                while !rest.isEmpty {
                    screen.feed(rest.prefix(Self.stepSize))
                    rest = rest.dropFirst(Self.stepSize)
                    guard screen.historyCount <= Self.cellLimit / screen.columns else { return nil }
                }
            case .size(let columns, let rows): screen.resize(columns: columns, rows: rows)
            }
        }
        return screen
    }
}
