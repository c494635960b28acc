import ChallengeConsole
import ChallengeSession
import ChallengeStorage
import ChallengeText
import ChallengeVerification
import Glibc

/// A file that records a session as a terminal shows it: an asciicast, version 2
/// (https://docs.asciinema.org/manual/asciicast/v2/), with a header and then an event on each line.
///
/// Each line is written whole and at once, so the file is a valid cast however the recording ends.
final class CastFile {
    private let file: OutputFile
    /// Returns the time of an event; nil if the time is the sum of the announced waits.
    private let elapsed: (() -> Duration)?
    private var waited = Duration.zero
    /// Output that is not written yet.
    private var pending: [UInt8] = []
    private(set) var failure: SystemError?

    /// - Parameter hasToldTimes: true if the session announces its waits. The same session then makes the same file at
    ///   any time on any machine.
    init(path: String, title: String, _ size: winsize, hasToldTimes: Bool) throws(SystemError) {
        file = try OutputFile(path: path)
        elapsed = hasToldTimes ? nil : ContinuousClock().stopwatch()
        let environment: JSON? = elapsed.map { _ in ["TERM": getenv("TERM").map { String(cString: $0) }] }
        write([
            "version": 2, "width": Int(size.ws_col), "height": Int(size.ws_row),
            "timestamp": elapsed.map { _ in time(nil) }, "title": title, "env": environment,
        ])
        if let failure {
            file.delete()
            throw failure
        }
    }

    func add(_ output: [UInt8]) {
        pending += output
        if elapsed != nil { flush(withoutLast: Self.partialCount(of: pending)) }
    }

    func add(wait: Duration) {
        if elapsed == nil { flush() }
        waited += wait
    }

    func add(_ size: winsize) {
        flush()
        write("r", "\(size.ws_col)x\(size.ws_row)")
    }

    /// Writes the pending output except for its last bytes, which are kept for later.
    func flush(withoutLast count: Int = 0) {
        guard pending.count > count else { return }
        write("o", String(decoding: pending.dropLast(count), as: UTF8.self))
        pending = pending.suffix(count)
    }

    private func write(_ kind: String, _ text: String) {
        write(.array([.number((elapsed?() ?? waited).seconds), .string(kind), .string(text)]))
    }

    private func write(_ line: JSON) {
        guard failure == nil else { return }
        do throws(SystemError) { try file.appendNow(line.text + "\n") } catch { failure = error }
    }

    /// Returns the number of bytes at the end that begin an incomplete UTF-8 character.
    private static func partialCount(of bytes: [UInt8]) -> Int {
        for count in 1...3 where count <= bytes.count {
            switch bytes[bytes.count - count] {
            case 0x80...0xBF: continue
            case 0xC2...0xDF: return count < 2 ? count : 0
            case 0xE0...0xEF: return count < 3 ? count : 0
            case 0xF0...0xF4: return count < 4 ? count : 0
            default: return 0
            }
        }
        return 0
    }
}
