import Foundation
import Testing

/// Compares a stream of events with the lines of its script, one after the other.
struct StreamCheck {
    /// An event that does not fit its line of the script.
    struct Mismatch: Error, CustomStringConvertible {
        let line: Int
        let expected: String
        let event: Data?

        var description: String {
            "line \(line): expected \(expected), not \(event.map { String(decoding: $0.prefix(300), as: UTF8.self) } ?? "the end")"
        }
    }

    private static let inside = [
        "redirect", "navigate", "screen", "output", "state", "request", "pause", "cache", "track",
    ].map {
        Data(#"{"event":"\#($0)","#.utf8)
    }

    private var events: LineFile
    /// The next line of the script.
    private var line = 1
    private(set) var errors: [(line: Int, column: Int)] = []

    /// - Parameter file: what was printed with `--format json`.
    init(_ file: URL) throws { events = try LineFile(file) }

    mutating func check(_ written: RandomLine) throws {
        defer { line += written.joins + 1 }
        if let column = written.mistake {
            let event = events.next()
            guard let event, let error = error(event), error.column == column else {
                throw Mismatch(line: line, expected: "an error at column \(column)", event: event)
            }
            errors.append((error.line, error.column))
            let result = events.next()
            guard result == self.result(column: column, isOK: false) else {
                throw Mismatch(line: line, expected: "the result of a mistake", event: result)
            }
        }
        for command in written.commands { try check(command) }
    }

    /// Expects that no event is left.
    mutating func checkEnd() throws {
        if let event = events.next() { throw Mismatch(line: line, expected: "the end", event: event) }
    }

    private mutating func check(_ command: RandomLine.Command) throws {
        func mismatch(_ expected: String, _ event: Data?) -> Mismatch {
            Mismatch(line: line, expected: expected, event: event)
        }
        let beginning = Data(#"{"event":"command","source":"<stdin>","line":\#(line),"text":"#.utf8)
        let event = events.next()
        guard let event, event.starts(with: beginning) else { throw mismatch("a command", event) }
        if let text = command.text, try decode(event.dropFirst(beginning.count).dropLast()) != text {
            throw mismatch("the command \(text)", event)
        }
        var error: (line: Int, column: Int)?
        var echoed: Data?
        while let event = events.next() {
            if event == result(column: command.columns.lowerBound, isOK: error == nil) {
                switch command.outcome {
                case .succeeds where error != nil: throw mismatch("success", event)
                case .fails where error == nil: throw mismatch("failure", event)
                default: break
                }
                let beginning = Data(#"{"event":"output","name":"echo","content":{"text":"#.utf8)
                if let text = command.echo {
                    guard let echoed, echoed.starts(with: beginning),
                        try decode(echoed.dropFirst(beginning.count).dropLast(2)) == text
                    else { throw mismatch("the text \(text)", echoed) }
                }
                return
            } else if let found = self.error(event) {
                guard error == nil, command.columns.contains(found.column) else {
                    throw mismatch("one error within \(command.columns)", event)
                }
                error = found
                errors.append(found)
            } else if Self.inside.contains(where: event.starts), event.last == UInt8(ascii: "}") {
                if command.echo != nil { echoed = event }
            } else {
                throw mismatch("an event of the command", event)
            }
        }
        throw mismatch("a result", nil)
    }

    /// What ends the answer to a command, or to a line that holds only a mistake.
    private func result(column: Int, isOK: Bool) -> Data {
        Data(#"{"event":"result","source":"<stdin>","line":\#(line),"column":\#(column),"ok":\#(isOK)}"#.utf8)
    }

    /// The place of an error in the line at work; nil for any other event.
    private func error(_ event: Data) -> (line: Int, column: Int)? {
        let beginning = Data(#"{"event":"error","source":"<stdin>","line":\#(line),"column":"#.utf8)
        guard event.starts(with: beginning), event.last == UInt8(ascii: "}") else { return nil }
        let digits = event.dropFirst(beginning.count).prefix { $0 != UInt8(ascii: ",") }
        return Int(String(decoding: digits, as: UTF8.self)).map { (line, $0) }
    }

    private func decode(_ string: Data) throws -> String { try JSONDecoder().decode(String.self, from: Data(string)) }
}

/// The lines of a file, which is read in blocks: it may be larger than the memory.
struct LineFile: Sequence, IteratorProtocol {
    private let handle: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    init(_ url: URL) throws { handle = try FileHandle(forReadingFrom: url) }

    mutating func next() -> Data? {
        var searched = buffer.startIndex
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = buffer[(end + 1)...] }
                return buffer[..<end]
            }
            guard !isAtEnd else {
                defer { buffer = Data() }
                return buffer.isEmpty ? nil : buffer
            }
            let rest = Data(buffer)
            let more = handle.readData(ofLength: 4 << 20)
            isAtEnd = more.isEmpty
            searched = rest.count
            buffer = rest + more
        }
    }
}
