// A file that tests at a terminal needs the screen's type too.
@_exported public import ChallengeTerminal
import ChallengeText
package import Glibc
import Synchronization

/// A pseudo-terminal, of which this object is the user's side. It draws all output that arrives, and types keys.
///
/// Its own thread reads the output, because an editor would block for ever if nothing read its terminal.
package final class PseudoTerminal: Sendable {
    /// The error for a screen that did not become as expected, with the screen's content.
    package struct Mismatch: Error, CustomStringConvertible {
        package let expected: String
        package let screen: Screen

        package var description: String {
            "expected \(expected)\nthe screen shows\n\(screen.lines.joined(separator: "\n"))\n"
                + "cursor: row \(screen.row), column \(screen.column); bells: \(screen.bells); "
                + "unknown sequences: \(screen.unknown)"
        }
    }

    private struct Waiter {
        let number: Int
        let isMet: @Sendable (Screen) -> Bool
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Screen, Never>
    }

    private struct State {
        var screen: Screen
        var output: [UInt8] = []
        var waiters: [Waiter] = []
        var lastNumber = 0
        var isClosing = false

        /// Resumes the waiters whose condition is true or whose timeout has passed.
        mutating func answerWaiters() {
            let (screen, now) = (screen, ContinuousClock.now)
            waiters.removeAll { waiter in
                guard waiter.isMet(screen) || waiter.deadline <= now else { return false }
                waiter.continuation.resume(returning: screen)
                return true
            }
        }

        /// Resumes one waiter, whatever the screen shows.
        mutating func dismissWaiter(_ number: Int) {
            guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
            waiters.remove(at: index).continuation.resume(returning: screen)
        }
    }

    private let timeout: Duration
    private let master: CInt
    /// The side for the program under test, which gets a copy.
    package let slave: CInt
    private let state: Mutex<State>

    /// - Parameter timeout: the longest time to wait for a screen.
    package init(columns: Int = 60, rows: Int = 12, timeout: Duration) throws {
        var master: CInt = -1
        var slave: CInt = -1
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw SystemError(number: errno) }
        // A program that another test starts must not inherit this terminal, or the terminal's end goes unnoticed.
        for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        self.timeout = timeout
        self.master = master
        self.slave = slave
        state = Mutex(State(screen: Screen(columns: columns, rows: rows)))
        var thread = pthread_t()
        let argument = Unmanaged.passRetained(self)
        pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<PseudoTerminal>.fromOpaque(argument).takeRetainedValue().drain() }
                return nil
            }, argument.toOpaque())
        pthread_detach(thread)
    }

    package struct SystemError: Error { package let number: CInt }

    package func type(_ text: String) { type(Array(text.utf8)) }

    package func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

    /// Closes the terminal, as if its window were closed.
    package func hangUp() { state.withLock { $0.isClosing = true } }

    /// Changes the size of the window. The caller must send SIGWINCH to the program in the foreground.
    package func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        state.withLock { state in
            state.screen.resize(columns: columns, rows: rows)
            _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        }
    }

    /// Pastes a text as a terminal with bracketed paste does.
    package func paste(_ text: String) { type("\u{1b}[200~" + text.replacing("\n", with: "\r") + "\u{1b}[201~") }

    package var screen: Screen { state.withLock { $0.screen } }

    /// True if an ESC was written. All escape sequences begin with it.
    package var hasSeenEscape: Bool { state.withLock { $0.output.contains(0x1b) } }

    /// All that was written, with `^[` for ESC.
    package var output: String {
        String(decoding: state.withLock { $0.output }, as: UTF8.self).replacing("\u{1b}", with: "^[")
    }

    package var modes: termios {
        var modes = termios()
        tcgetattr(slave, &modes)
        return modes
    }

    /// The bytes of all modes, for comparisons.
    package var modeBytes: [UInt8] { withUnsafeBytes(of: modes) { Array($0) } }

    /// Waits until the screen has exactly these lines, and the cursor is at the place if one is given.
    package func shows(_ lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
        try await shows(lines, cursor: cursor)
    }

    package func shows(_ lines: [String], cursor: (row: Int, column: Int)? = nil) async throws {
        try await waits(for: "\(lines), cursor \(cursor.map { "\($0)" } ?? "anywhere")") { screen in
            screen.lines == lines && (cursor.map { $0 == (screen.row, screen.column) } ?? true)
        }
    }

    package func beeps(_ count: Int) async throws { try await waits(for: "\(count) bells") { $0.bells == count } }

    /// Waits until the screen is as expected. Throws after the timeout, or if the task is cancelled.
    package func waits(for expected: String, _ isMet: @escaping @Sendable (Screen) -> Bool) async throws {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let screen = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    let deadline = ContinuousClock.now + (Task.isCancelled ? .zero : timeout)
                    state.waiters.append(
                        Waiter(number: number, isMet: isMet, deadline: deadline, continuation: continuation))
                    state.answerWaiters()
                }
            }
        } onCancel: {
            state.withLock { $0.dismissWaiter(number) }
        }
        if !isMet(screen) { throw Mismatch(expected: expected, screen: screen) }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !state.withLock({ $0.isClosing }) {
            var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            // The short timeout lets the thread check the waiters, and the end of the test.
            if poll(&descriptor, 1, 50) > 0 {
                let count = read(master, &buffer, buffer.count)
                if count <= 0 { break }
                let bytes = buffer[..<count]
                state.withLock { state in
                    state.screen.feed(bytes)
                    state.output += bytes
                }
            }
            state.withLock { $0.answerWaiters() }
        }
        close(master)
    }
}

/// The input that a terminal sends for a key.
package enum Key {
    package static let up = "\u{1b}[A"
    package static let down = "\u{1b}[B"
    package static let right = "\u{1b}[C"
    package static let left = "\u{1b}[D"
    package static let home = "\u{1b}[H"
    package static let end = "\u{1b}[F"
    package static let delete = "\u{1b}[3~"
    package static let enter = "\r"

    package static func control(_ letter: Character) -> String {
        letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1f)) } ?? ""
    }
}

package typealias Screen = TerminalScreen

extension Screen {
    package static func width(_ scalar: Unicode.Scalar) -> Int { scalar.displayWidth }
}

extension CellStyle: ExpressibleByStringLiteral {
    package init(stringLiteral parameters: String) { self.init(parameters) }
}
