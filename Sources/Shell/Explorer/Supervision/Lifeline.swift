import CChallengeProcess
import ChallengeShellStorage
import ChallengeShellText
import FoundationEssentials
import Glibc

/// The connection of a process that explores to the one that supervises it, which has made both of its descriptors.
///
/// What it says is lines of JSON, each a ``Death/Place``, and an empty line once everything is explored.
package final class Lifeline {
    /// Where it says what it does.
    static let journal: CInt = 3

    package let orders: Orders
    /// The lines that lead to the state which is explored.
    var path: [String] = []

    /// Reads the orders from the standard input. From here on this process ends with its parent.
    package init() throws {
        process_end_with_parent()
        _ = fcntl(Self.journal, F_SETFD, FD_CLOEXEC)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(STDIN_FILENO, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        orders = try JSONDecoder().decode(Orders.self, from: Data(bytes))
    }

    /// True if a line would be the end of this process.
    func isDeadly(_ line: String, on screen: String) -> Bool {
        orders.deaths.contains { $0.place.screen == screen && $0.place.lines.last == line }
    }

    /// Says that an app on a screen runs the last of some lines, before it does.
    func tell(_ lines: [String], on screen: String) {
        // As `JSONEncoder` would write a place, in a tenth of the time.
        var bytes: [UInt8] = []
        (["screen": screen, "lines": lines, "path": path] as JSON).write(to: &bytes)
        tell(bytes)
    }

    /// Says that nothing else is run.
    package func end() { tell([]) }

    /// Where nobody listens any more, the process dies by SIGPIPE.
    private func tell(_ bytes: [UInt8]) {
        if let error = writeAll(bytes + [UInt8(ascii: "\n")], to: Self.journal) {
            preconditionFailure("the supervising process cannot be told: \(error)")
        }
    }
}

/// What a process says by its ``Lifeline``, for the one that supervises it.
struct Journal {
    enum Event {
        /// Something was said, or a signal has come.
        case news
        case silence
        /// Everything is explored, or nobody will say anything any more.
        case ended
    }

    let descriptor: CInt
    /// The last line, without its end.
    private var line: [UInt8]?
    /// What follows it.
    private var rest: [UInt8] = []

    init(descriptor: CInt) { self.descriptor = descriptor }

    /// Where the process was last; nil where it has not said that, or said that it is at its end.
    var place: Death.Place? { line.flatMap { try? JSONDecoder().decode(Death.Place.self, from: Data($0)) } }

    /// Waits for something, but no longer than some time.
    mutating func next(within limit: Duration) throws(SystemError) -> Event {
        // In two parts: the time for which all processes were stopped (Ctrl-Z) is a part of one of them.
        for _ in 0..<2 {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&polled, 1, CInt(limit / .milliseconds(2)))
            if count > 0 { return try read() }
            if count < 0 {
                guard errno == EINTR else { throw .last }
                return .news
            }
        }
        return .silence
    }

    private mutating func read() throws(SystemError) -> Event {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        guard count >= 0 else { throw .last }
        guard count > 0 else { return .ended }
        rest += chunk[..<count]
        if let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
            line = rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last.map(
                Array.init)
            rest = Array(rest[(end + 1)...])
        }
        return line?.isEmpty == true ? .ended : .news
    }
}
