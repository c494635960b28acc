package import CChallengeSpawn
package import Foundation
import Synchronization
package import Testing

// A file that starts a program needs the limits of tests too.
@_exported public import ChallengeTestLimits

/// A program in its own process, which leads a process group. It gets three streams and no other descriptor of this
/// process. Its signals have their default effect, however the tests were started.
///
/// A thread waits for this process only, from its start. A caller that waits for any child, as exit tests do, thus finds
/// it unreaped only for a moment, even while the tests keep all threads busy.
package final class ChildProcess: Sendable {
    /// The way in which a program ended.
    package struct End: Equatable, Sendable {
        /// The exit status, or the number of the signal that ended the program.
        package let number: CInt
        package let wasSignalled: Bool

        package init(number: CInt, wasSignalled: Bool) {
            self.number = number
            self.wasSignalled = wasSignalled
        }

        /// Reads a status of `waitpid`: a signal in its lowest 7 bits; if they are 0, an exit status in the next 8 bits.
        fileprivate init(status: CInt) {
            let signal = status & 0x7f
            self.init(number: signal == 0 ? status >> 8 & 0xff : signal, wasSignalled: signal != 0)
        }
    }

    private final class Termination: Sendable {
        private struct State {
            var end: End?
            var waiters: [CheckedContinuation<End, Never>] = []
        }

        private let state = Mutex(State())

        /// Blocks until the process has ended, and reaps it.
        func take(from identifier: pid_t) {
            var information = siginfo_t()
            while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
            let (end, waiters) = state.withLock { state in
                var status: CInt = 0
                waitpid(identifier, &status, 0)
                let end = End(status: status)
                defer { state = State(end: end) }
                return (end, state.waiters)
            }
            for waiter in waiters { waiter.resume(returning: end) }
        }

        var end: End {
            get async {
                await withCheckedContinuation { continuation in
                    let end = state.withLock { state in
                        if state.end == nil { state.waiters.append(continuation) }
                        return state.end
                    }
                    if let end { continuation.resume(returning: end) }
                }
            }
        }

        /// - Parameter receiver: the process, or with a minus sign its group. Nothing is sent after the process was
        ///   reaped, since its number may then belong to another process.
        func signal(_ number: CInt, to receiver: pid_t) {
            state.withLock { state in
                if state.end == nil { kill(receiver, number) }
            }
        }
    }

    package let identifier: pid_t
    private let command: String
    private let termination = Termination()

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - environment: all variables of the program.
    ///   - folder: the program's working folder.
    ///   - input, output, errors: the streams, which the program gets as copies.
    package init(
        _ path: String, _ arguments: [String], environment: [String: String], folder: String, input: FileHandle,
        output: FileHandle, errors: FileHandle
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addchdir_np(&actions, folder)
        for (stream, file) in [input, output, errors].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, CInt(stream))
        }
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, flags)

        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var identifier: pid_t = 0
        let error = posix_spawn(&identifier, path, &actions, &attributes, words, variables)
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
        self.identifier = identifier
        command = ([path] + arguments).joined(separator: " ")
        Thread.detachNewThread { [termination, identifier] in termination.take(from: identifier) }
    }

    /// Sends a signal to the program, unless it has ended.
    package func signal(_ number: CInt) { termination.signal(number, to: identifier) }

    /// Waits until the program has ended. Cancelling the task that waits kills the program's group.
    package var end: End {
        get async {
            await LimitedTest.waits(for: "the end of \(command)") {
                await withTaskCancellationHandler {
                    await termination.end
                } onCancel: {
                    termination.signal(SIGKILL, to: -identifier)
                }
            }
        }
    }
}

/// A system program that some tests run and that may be missing. `make test-tools` installs all of them.
package enum Tool: String, CaseIterable, Sendable {
    case dot, fish, man, mandoc, sqlite3, zsh

    /// The package of Debian and Fedora with the program.
    package var package: String {
        switch self {
        case .dot: "graphviz"
        case .man: "man-db"
        case .fish, .mandoc, .sqlite3, .zsh: rawValue
        }
    }

    package var path: String { "/usr/bin/\(rawValue)" }
}

extension Trait where Self == ConditionTrait {
    /// Runs the test only if the tool is installed. `Scripts/run-tests` lists the skipped tests.
    package static func needs(_ tool: Tool) -> Self {
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: tool.path),
            "\(tool.rawValue) is not installed (package \(tool.package))")
    }
}
