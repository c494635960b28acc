import CProcess
import ChallengeStorage
import ChallengeText
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
