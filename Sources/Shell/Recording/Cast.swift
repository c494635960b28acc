import ChallengeLanguage
import ChallengeTerminal

/// A recording of a terminal: an asciicast, version 2.
nonisolated struct Cast {
    enum Event {
        case output(String)
        case size(columns: Int, rows: Int)
    }

    /// The possible numbers of columns and rows of a window.
    private static let sizes = 1...1_000
    /// The maximum number of cells that may scroll off the top of the screen: 100,000 rows of 80 columns. Each cell takes
    /// some 50 bytes, and users do not look at more.
    static let cellLimit = 8_000_000
    /// The number of bytes between two checks of ``cellLimit``.
    private static let stepSize = 1 << 16

    let columns: Int
    let rows: Int
    private(set) var title: String?
    /// The events, each with its time in seconds.
    private(set) var events: [(time: Double, event: Event)] = []

    init(_ bytes: [UInt8]) throws(SyntaxError) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        let header = try SourceLine(number: 1, bytes: lines.popFirst() ?? [], isTooLong: false)
        var scanner = JSONScanner(header)
        try scanner.readMembers()
        guard let version = scanner.number("version") else { throw header.error("the object has no number 'version'") }
        guard version.value == 2 else {
            throw header.error(
                "asciicast version \(version.value) is not supported; 'asciinema convert' turns it into version 2",
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
            throw scanner.error("'\(key)' must be \(sizes.lowerBound) to \(sizes.upperBound)", at: size.offset)
        }
        return size.value
    }

    /// Parses a line such as `[1.25, "o", "text"]`; nil for events that show nothing, such as keys.
    private static func event(_ line: SourceLine) throws(SyntaxError) -> (Double, Event)? {
        var scanner = JSONScanner(line)
        guard scanner.takes("[") else { throw scanner.error("expected an event, which begins with [") }
        let time = try scanner.number()
        guard scanner.takes(",") else { throw scanner.error("a comma is missing here") }
        let kind = try scanner.string()
        guard scanner.takes(",") else { throw scanner.error("a comma is missing here") }
        let place = scanner.position
        let text = try scanner.string()
        guard scanner.takes("]") else { throw scanner.error("a ] is missing here") }
        try scanner.readEnd()
        switch kind {
        case "o": return (time, .output(text))
        case "r":
            let numbers = text.split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy(sizes.contains) else {
                throw scanner.error("expected a size such as 80x24", at: place)
            }
            return (time, .size(columns: numbers[0], rows: numbers[1]))
        default: return nil
        }
    }

    /// The screen after all events, with the rows above it; nil if more than ``cellLimit`` cells leave the screen.
    var screen: TerminalScreen? {
        var screen = TerminalScreen(columns: columns, rows: rows)
        return events.allSatisfy { Self.show($0.event, on: &screen) } ? screen : nil
    }

    /// Shows an event. Returns false if more than ``cellLimit`` cells have left the screen.
    private static func show(_ event: Event, on screen: inout TerminalScreen) -> Bool {
        switch event {
        case .output(let text):
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                screen.feed(rest.prefix(stepSize))
                rest = rest.dropFirst(stepSize)
                guard screen.historyCount <= cellLimit / screen.columns else { return false }
            }
        case .size(let columns, let rows): screen.resize(columns: columns, rows: rows)
        }
        return true
    }

    /// Events within this many milliseconds become one moment, because single events are then too fast to see.
    private static let momentLength = 40
    /// The maximum number of changed rows in a film: some hours of work at a prompt.
    private static let changeLimit = 200_000

    /// Converts seconds to milliseconds, up to some days.
    private static func milliseconds(_ seconds: Double) -> Int { Int(min(seconds, 1e6) * 1000) }

    /// Returns the film of the terminal, moment by moment; nil if the film would be too long.
    func film(title: String) -> TerminalFilm? {
        var screen = TerminalScreen(columns: columns, rows: rows)
        var film = TerminalFilm(title: title)
        film.add(screen, at: 0)
        // The start of the present moment, and the time of the last event. Recorded times may be in any order, so a time
        // never counts as earlier than the time before.
        var (start, time): (Int?, Int) = (nil, 0)
        for index in events.indices {
            guard Self.show(events[index].event, on: &screen) else { return nil }
            time = max(time, Self.milliseconds(events[index].time))
            let moment = start ?? time
            start = moment
            if index + 1 < events.count, Self.milliseconds(events[index + 1].time) < moment + Self.momentLength {
                continue
            }
            film.add(screen, at: moment)
            start = nil
            guard film.changeCount <= Self.changeLimit else { return nil }
        }
        return film
    }
}
