import CChallengeProcess
import ChallengeSession
package import ChallengeConsole
import ChallengeStorage
import Glibc

/// Records everything that a session shows, including the editor, a pager and other programs.
///
/// The recorder runs this program once more, at a pseudoterminal. The recorder copies the output of this pseudoterminal
/// to a cast, and to the user's terminal if there is one. Keys, the window size and signals go to the pseudoterminal.
package final class CastRecorder {
    /// The number of rows of the terminal that runs a script.
    private static let rowCount: UInt16 = 24

    private let traits: OutputTraits
    private let isAtPrompt: Bool
    /// The modes of the user's terminal; nil if its keys are not passed on.
    private var modes: termios?
    private let cast: CastFile
    private var waits = CastPauses.Filter()
    /// The recorder's end of the pseudoterminal in which the session runs.
    private let terminal: CInt
    private let leader: pid_t
    /// Keys that the session's terminal has not taken yet.
    private var keys: [UInt8] = []

    /// Records a session to a new file, and ends this process as the session ended. Returns the exit status only if the
    /// recording cannot begin.
    ///
    /// - Parameters:
    ///   - words: the name and the arguments of the program that runs the session, with its ``CastPauses``.
    ///   - tellsFile: true if a message tells the user the name of the file.
    package static func record(
        to path: String, title: String, words: [String], _ traits: OutputTraits, _ display: DisplaySettings,
        isPaced: Bool, isAtPrompt: Bool, tellsFile: Bool
    ) -> Int32 {
        do throws(Diagnostic) {
            let hasToldTimes = isPaced && !isAtPrompt
            let recorder = try CastRecorder(
                path, title, words, traits, display, isAtPrompt, hasToldTimes: hasToldTimes)
            if tellsFile { Console.logRecording(to: path, isOver: false) }
            recorder.setRaw(true)
            let ending = recorder.relay()
            recorder.cast.flush()
            recorder.setRaw(false)
            if let failure = recorder.cast.failure {
                let message = "the recording is incomplete: '\(path)': \(failure)"
                Console.standard.write(traits.text(of: Diagnostic(.error, message), display) + "\n", to: .error)
                if ending == .exited(0), !isAtPrompt { return 1 }
            } else if tellsFile {
                Console.logRecording(to: path, isOver: true)
            }
            ending.imitate()
        } catch {
            Console.standard.write(traits.text(of: error, display) + "\n", to: .error)
            return ExitStatus.usage
        }
    }

    private init(
        _ path: String, _ title: String, _ words: [String], _ traits: OutputTraits, _ display: DisplaySettings,
        _ isAtPrompt: Bool, hasToldTimes: Bool
    ) throws(Diagnostic) {
        (self.traits, self.isAtPrompt) = (traits, isAtPrompt)
        var size = winsize(
            ws_row: Self.rowCount, ws_col: UInt16(display.width ?? OutputTraits.defaultWidth), ws_xpixel: 0,
            ws_ypixel: 0)
        if traits.isInputTerminal, traits.isOutputTerminal {
            var current = termios()
            if tcgetattr(STDIN_FILENO, &current) == 0 { modes = current }
        }
        if isAtPrompt {
            _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
        } else if hasToldTimes || !traits.isOutputTerminal {
            // The recording must not depend on the user's terminal.
            setenv("TERM", "xterm-256color", 1)
            setenv("COLORTERM", "truecolor", 1)
        }
        var slave: CInt = -1
        var terminal: CInt = -1
        let isOpen =
            if var modes { openpty(&terminal, &slave, nil, &modes, &size) == 0 } else {
                openpty(&terminal, &slave, nil, nil, &size) == 0
            }
        guard isOpen else { throw Diagnostic(.error, "cannot open a terminal for the recording: \(SystemError.last)") }
        defer { close(slave) }
        do { cast = try CastFile(path: path, title: title, size, hasToldTimes: hasToldTimes) } catch {
            throw .unrecordable(path, error)
        }
        for descriptor in [terminal, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
        self.terminal = terminal
        var arguments = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        Self.catchSignals()
        leader = process_start_at_terminal(
            "/proc/self/exe", arguments, slave, modes == nil ? STDIN_FILENO : slave)
        guard leader > 0 else { throw Diagnostic(.error, "the session cannot start: \(SystemError.last)") }
    }

    /// Makes the user's terminal pass on every key immediately, or restores its modes.
    private func setRaw(_ isRaw: Bool) {
        guard var modes else { return }
        if isRaw { cfmakeraw(&modes) }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }

    /// Passes on keys, output and signals until the session has ended.
    private func relay() -> Program.Ending {
        while true {
            let events = Int16(POLLIN | (keys.isEmpty ? 0 : POLLOUT))
            var polled = [
                pollfd(fd: terminal, events: events, revents: 0),
                pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: modes != nil && keys.isEmpty ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
            if polled[0].revents & Int16(POLLIN) != 0 { _ = passOutput() }
            if polled[2].revents != 0 {
                keys = Self.bytes(from: STDIN_FILENO)
                // The user's terminal was closed. The system tells only its foreground, so this process may get no SIGHUP.
                if keys.isEmpty, polled[2].revents & Int16(POLLHUP) != 0 {
                    modes = nil
                    if !Program.isIgnored(SIGHUP) { kill(leader, SIGHUP) }
                }
            }
            passKeys()
            if polled[1].revents != 0 {
                for number in SignalPipe.take() {
                    if let ending = take(signal: CInt(number)) { return ending }
                }
            }
        }
    }

    /// Passes on a part of the session's output. Returns false if there is no output.
    private func passOutput() -> Bool {
        let bytes = Self.bytes(from: terminal)
        for piece in waits.pieces(of: bytes) {
            switch piece {
            case .output(let output):
                if traits.isOutputTerminal { _ = writeAll(output, to: STDOUT_FILENO) }
                cast.add(output)
            case .wait(let duration): cast.add(wait: duration)
            }
        }
        return !bytes.isEmpty
    }

    private func passKeys() {
        guard !keys.isEmpty, case let count = write(terminal, keys, keys.count), count > 0 else { return }
        keys.removeFirst(count)
    }

    /// Handles a signal. Returns the session's ending; nil while the session runs.
    private func take(signal number: CInt) -> Program.Ending? {
        switch number {
        case SIGCHLD:
            var status: CInt = 0
            guard waitpid(leader, &status, WNOHANG | WUNTRACED) == leader else { return nil }
            while passOutput() {}
            guard status & 0xFF == 0x7F else { return Program.Ending(status) }
            stop()
        case SIGWINCH: passSize()
        case SIGCONT: setRaw(true)
        default: kill(leader, number)
        }
        return nil
    }

    /// Stops this process after the session was stopped, until the job is continued.
    private func stop() {
        setRaw(false)
        // As with Ctrl-Z, the other processes of the job stop first, then this process.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        Self.catchSignals()
        setRaw(true)
        passSize()
        kill(leader, SIGCONT)
    }

    /// Passes on the window size. The terminal that runs a script keeps its own size.
    private func passSize() {
        var (size, known) = (winsize(), winsize())
        guard isAtPrompt, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
            ioctl(terminal, UInt(TIOCGWINSZ), &known) == 0,
            (size.ws_col, size.ws_row) != (known.ws_col, known.ws_row)
        else { return }
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
        cast.add(size)
    }

    /// Ignored signals stay ignored, except for Ctrl-Z.
    private static func catchSignals() {
        SignalPipe.catchSignals(
            [SIGCHLD, SIGWINCH, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP].filter {
                $0 == SIGTSTP || !Program.isIgnored($0)
            })
    }

    /// Returns the bytes that can be read without waiting; empty if there are no bytes, or at the end.
    private static func bytes(from descriptor: CInt) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            count = max(read(descriptor, buffer.baseAddress, buffer.count), 0)
        }
    }
}

nonisolated extension Console {
    /// Tells a user at a prompt the name of the recording's file.
    package static func logRecording(to path: String, isOver: Bool) {
        log((isOver ? "recorded to" : "recording to") + " '\(path)'")
    }
}
