import ChallengeStorage
import FoundationEssentials
import Glibc

/// What a process says by its ``Lifeline``, for the one that supervises it.
struct Journal {
    enum Event {
        case said
        case silence
        /// Everything is explored.
        case finished
        /// Nobody will say anything any more.
        case closed
        /// A signal has come.
        case interrupted
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
                return .interrupted
            }
        }
        return .silence
    }

    private mutating func read() throws(SystemError) -> Event {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        guard count >= 0 else { throw .last }
        guard count > 0 else { return .closed }
        rest += chunk[..<count]
        if let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
            line = rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last.map(
                Array.init)
            rest = Array(rest[(end + 1)...])
        }
        return line?.isEmpty == true ? .finished : .said
    }
}
