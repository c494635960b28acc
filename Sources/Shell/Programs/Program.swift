import ChallengeStorage
import Dispatch
import Glibc

/// A program of the system's that is run in the foreground, as `sh -c` runs it: it writes where this process writes.
nonisolated struct Program: Sendable {
    /// What it reads.
    enum Input: Sendable {
        /// What this process reads: the terminal.
        case inherited
        /// These bytes. It may leave some of them.
        case bytes([UInt8])
    }

    /// How it has ended.
    enum Ending: Sendable, Hashable {
        case exited(Int32)
        case signalled(Int32)

        /// Of a status of `waitpid`, as its macros have it, which Swift does not see. A shell exits with 128 and the number
        /// where a signal has ended what it ran (POSIX.1-2017, 2.8.2).
        init(_ status: Int32) {
            let code = status >> 8 & 0xFF
            self =
                status & 0x7F != 0
                ? .signalled(status & 0x7F) : 129...192 ~= code ? .signalled(code - 128) : .exited(code)
        }

        var isSuccess: Bool { self == .exited(0) }
    }

    /// A command of `sh`, which has `arguments` as `$1` and so on.
    let text: String
    var arguments: [String] = []

    /// Runs it to its end. The caller's thread is not blocked.
    func run(_ input: Input) async -> Result<Ending, SystemError> {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "shell.program").async {
                continuation.resume(returning: Result { () throws(SystemError) in try runAndWait(input) })
            }
        }
    }

    /// Runs it to its end, on the caller's thread.
    func runAndWait(_ input: Input) throws(SystemError) -> Ending {
        // A file, and no pipe: nobody has to write while the program reads, or to bear that it stops reading.
        var file: UnsafeMutablePointer<FILE>?
        defer { if let file { fclose(file) } }
        if case .bytes(let bytes) = input {
            file = tmpfile()
            guard let file else { throw .last }
            if let error = writeAll(bytes, to: fileno(file)) { throw error }
            lseek(fileno(file), 0, SEEK_SET)
        }
        let process = try start(reading: file.map { fileno($0) } ?? STDIN_FILENO)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw .last }
        }
        return Ending(status)
    }

    private func start(reading input: CInt) throws(SystemError) -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this process ignores and blocks is its own affair.
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        // What Ctrl-C means is the program's to say, also where `sh` waits for it: that has a handler for it, which the program
        // does not inherit.
        var words = (["sh", "-c", "trap : INT; \(text)", "sh"] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var process: pid_t = 0
        let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
        guard error == 0 else { throw SystemError(number: error) }
        return process
    }
}
