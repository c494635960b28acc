import ChallengeLanguage
import ChallengeTerminal
import ChallengeText

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
        var json = header.json
        do throws(JSONReader.Failure) { try json.readMembers() } catch { throw header.error(error) }
        guard let version = Self.number("version", in: json.members) else {
            throw header.error("the object has no number 'version'")
        }
        guard version.value == 2 else {
            throw header.error(
                "asciicast version \(version.value) is not supported; 'asciinema convert' turns it into version 2",
                at: version.offset)
        }
        columns = try Self.size("width", in: json.members, of: header)
        rows = try Self.size("height", in: json.members, of: header)
        if case .string(let text)? = json.members.first(where: { $0.key == "title" })?.value { title = text }
        for (index, bytes) in lines.enumerated() where !bytes.isEmpty {
            let line = try SourceLine(number: index + 2, bytes: bytes, isTooLong: false)
            if let event = try Self.event(line) { events.append(event) }
        }
    }

    private static func number(_ key: String, in members: [JSONReader.Member]) -> (value: Int, offset: Int)? {
        guard let member = members.first(where: { $0.key == key }), case .number(let text)? = member.value else {
            return nil
        }
        return Int(text).map { ($0, member.valueOffset) }
    }

    private static func size(
        _ key: String, in members: [JSONReader.Member], of header: SourceLine
    ) throws(SyntaxError) -> Int {
        guard let size = number(key, in: members) else { throw header.error("the object has no number '\(key)'") }
        guard sizes.contains(size.value) else {
            throw header.error("'\(key)' must be \(sizes.lowerBound) to \(sizes.upperBound)", at: size.offset)
        }
        return size.value
    }

    /// Parses a line such as `[1.25, "o", "text"]`; nil for events that show nothing, such as keys.
    private static func event(_ line: SourceLine) throws(SyntaxError) -> (Double, Event)? {
        do throws(JSONReader.Failure) {
            var reader = line.json
            return try event(&reader)
        } catch {
            throw line.error(error)
        }
    }

    private static func event(_ reader: inout JSONReader) throws(JSONReader.Failure) -> (Double, Event)? {
        guard reader.takes("[") else { throw reader.failure("expected an event, which begins with [") }
        let time = try time(&reader)
        guard reader.takes(",") else { throw reader.failure("a comma is missing here") }
        let kind = try reader.string()
        guard reader.takes(",") else { throw reader.failure("a comma is missing here") }
        let place = reader.position
        let text = try reader.string()
        guard reader.takes("]") else { throw reader.failure("a ] is missing here") }
        try reader.readEnd()
        switch kind {
        case "o": return (time, .output(text))
        case "r":
            let numbers = text.split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy(sizes.contains) else {
                throw reader.failure("expected a size such as 80x24", at: place)
            }
            return (time, .size(columns: numbers[0], rows: numbers[1]))
        default: return nil
        }
    }

    private static func time(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Double {
        reader.skipBlanks()
        let place = reader.position
        guard case .number(let text)? = try? reader.value(), let time = Double(text), time >= 0, time.isFinite else {
            throw reader.failure("expected a number of 0 or more", at: place)
        }
        return time
    }

    /// The screen after all events, with the rows above it; nil if more than ``cellLimit`` cells leave the screen.
    var screen: TerminalScreen? {
        var screen = TerminalScreen(columns: columns, rows: rows, joinsEmoji: true)
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
        var screen = TerminalScreen(columns: columns, rows: rows, joinsEmoji: true)
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
