import CChallengeProcess
package import ChallengeStorage
import Dispatch
import Glibc

/// A system program that `sh -c` runs in the foreground. The program writes to the output of this process.
package nonisolated struct Program: Sendable {
    package enum Input: Sendable {
        case inherited
        /// Bytes for the program's standard input. The program need not read all bytes.
        case bytes([UInt8])
    }

    package enum Ending: Sendable, Hashable, CustomStringConvertible {
        case exited(Int32)
        case signalled(Int32)

        /// Decodes a status of `waitpid`. Swift does not import the C macros that decode the status.
        package init(_ status: Int32) {
            self = status & 0x7F != 0 ? .signalled(status & 0x7F) : .exited(status >> 8 & 0xFF)
        }

        /// Decodes a shell's status. 128 + N means: signal N ended the shell's command (POSIX.1-2017, 2.8.2).
        fileprivate var ofShell: Self {
            if case .exited(let code) = self, 129...192 ~= code { .signalled(code - 128) } else { self }
        }

        /// Ends this process in the same way as the program, even if this process ignores or blocks the signal.
        package func imitate() -> Never {
            guard case .signalled(let number) = self else { exit(status) }
            signal(number, SIG_DFL)
            var set = sigset_t()
            sigemptyset(&set)
            sigaddset(&set, number)
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            raise(number)
            exit(status)
        }

        private var status: Int32 {
            switch self {
            case .exited(let code): code
            case .signalled(let number): 128 + number
            }
        }

        package var isSuccess: Bool { self == .exited(0) }

        /// The ending as the rest of a sentence about the program.
        package var description: String {
            switch self {
            case .exited(let status): "failed with status \(status)"
            case .signalled(SIGINT): "was interrupted (SIGINT)"
            case .signalled(let signal): "was killed by signal \(signal) (\(String(cString: strsignal(signal))))"
            }
        }
    }

    /// A command line for `sh`. In the command line, `$1`, `$2` and so on are the `arguments`.
    package let text: String
    let arguments: [String]
    /// The file that is the program's descriptor 3; nil if the program has no such descriptor.
    let saved: UnnamedFile?

    package init(text: String, arguments: [String] = [], saved: UnnamedFile? = nil) {
        (self.text, self.arguments, self.saved) = (text, arguments, saved)
    }

    /// Runs the program to its end without blocking the caller's thread.
    ///
    /// - Parameters:
    ///   - captured: the file for the program's output; nil for the output of this process.
    ///   - isCancellable: true if cancelling the task sends SIGTERM to the program and to all processes that it has
    ///     started, and SIGKILL if they do not end soon. The program then has its own process group, so Ctrl-C at a
    ///     terminal does not reach the program.
    package func run(
        _ input: Input, captured: UnnamedFile? = nil, isCancellable: Bool = false
    ) async -> Result<Ending, SystemError> {
        let group = isCancellable ? ProcessGroup() : nil
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "shell.program").async {
                    continuation.resume(
                        returning: Result { () throws(SystemError) in try runAndWait(input, captured, group) })
                }
            }
        } onCancel: {
            group?.terminate()
        }
    }

    /// Runs the program to its end and blocks the caller's thread.
    package func runAndWait(
        _ input: Input, _ captured: UnnamedFile? = nil, _ group: ProcessGroup? = nil
    ) throws(SystemError) -> Ending {
        // The input is a file, because a task would have to write to a pipe while the program reads.
        let file: UnnamedFile? = if case .bytes(let bytes) = input { try UnnamedFile(bytes) } else { nil }
        defer { withExtendedLifetime(file) {} }
        let process = try Self.start(
            "/bin/sh",
            // The program decides about Ctrl-C, even if `sh` waits for the program. Only `sh` has this handler: programs
            // do not inherit handlers.
            ["sh", "-c", "trap : INT; \(text)", "sh"] + arguments,
            descriptors: [
                file?.descriptor ?? STDIN_FILENO, captured?.descriptor ?? STDOUT_FILENO, STDERR_FILENO,
            ] + (saved.map { [$0.descriptor] } ?? []),
            isInOwnGroup: group != nil)
        if let group {
            group.begin(process)
            // `waitid` leaves the process waitable, so no other process gets its id before the wait below.
            var information = siginfo_t()
            while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            group.end()
        }
        return try Self.wait(for: process).ofShell
    }

    /// True if this process ignores a signal, as `nohup` does with SIGHUP.
    package static func isIgnored(_ number: CInt) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    package static func wait(for process: CInt) throws(SystemError) -> Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw .last }
        }
        return Ending(status)
    }

    /// Starts a program that ignores and blocks no signals, even if this process ignores or blocks some. The program
    /// inherits no descriptor that this process has opened.
    ///
    /// - Parameters:
    ///   - words: the program's name and its arguments.
    ///   - descriptors: the descriptors of this process that become the program's descriptors 0, 1 and so on.
    ///   - isInOwnGroup: true to start a process group. The group's number is the program's process id.
    package static func start(
        _ path: String, _ words: [String], descriptors: [CInt], isInOwnGroup: Bool = false
    ) throws(SystemError) -> CInt {
        var words = words.map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        let process = process_start_program(path, words, descriptors, descriptors.count, isInOwnGroup)
        guard process > 0 else { throw .last }
        return process
    }
}

/// A file without a name. The system deletes the file when the last descriptor of the file is closed.
package nonisolated final class UnnamedFile: Sendable {
    package let descriptor: CInt

    /// - Parameter bytes: the content of the file. A reader starts at the beginning.
    package init(_ bytes: [UInt8] = []) throws(SystemError) {
        guard let file = tmpfile() else { throw .last }
        defer { fclose(file) }
        descriptor = dup(fileno(file))
        guard descriptor >= 0 else { throw .last }
        if let error = writeAll(bytes, to: descriptor) { throw error }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { close(descriptor) }

    /// Returns the first bytes as text, with U+FFFD for invalid UTF-8. `isCut` is true if the file has more bytes.
    package func text(upTo limit: Int) -> (String, isCut: Bool) {
        let bytes = bytes(upTo: limit + 1)
        return (String(decoding: bytes.prefix(limit), as: UTF8.self), bytes.count > limit)
    }

    /// Returns the first bytes.
    func bytes(upTo limit: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count < limit, case let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count)),
            count > 0
        {
            bytes += chunk[..<count]
        }
        return Array(bytes.prefix(limit))
    }
}

/// Makes a pipe that programs do not inherit. Without a free descriptor both ends are -1, which `poll` ignores.
package nonisolated func makePipe() -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
}
