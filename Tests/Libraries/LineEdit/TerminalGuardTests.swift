import Glibc
import Synchronization
import ChallengeProcessTestSupport
import ChallengeTestLimits

import ChallengeLineEdit

/// Each test is a program of its own that ends while a line is edited.
@Suite("The end of the program in the middle of a line", .startsPrograms)
struct TerminalGuardTests {
    @Test("The terminal is restored after a trap, an earlier handler for SIGTERM, and an exit")
    func trap() async {
        await #expect(processExitsWith: .exitCode(Ending.restored)) {
            for number in [SIGILL, SIGTRAP] { signal(number) { _ in Ending.report() } }
            try await Ending.edit { _ in _ = [Int]()[Int(getpid()) * 0] }
        }
        await #expect(processExitsWith: .exitCode(Ending.restored)) {
            signal(SIGTERM) { _ in Ending.report() }
            try await Ending.edit { _ in kill(getpid(), SIGTERM) }
        }
        await #expect(processExitsWith: .exitCode(Ending.restored)) {
            // Functions of atexit run in the reverse order: this one after the editor's.
            atexit { Ending.report() }
            try await Ending.edit { _ in exit(0) }
        }
    }

    @Test("An ignored SIGHUP stays ignored")
    func ignoredSignal() async {
        await #expect(processExitsWith: .exitCode(Ending.raw)) {
            signal(SIGHUP, SIG_IGN)
            try await Ending.edit { terminal in
                kill(getpid(), SIGHUP)
                terminal.type("!")
                try await terminal.shows("> partial!")
                Ending.report()
            }
        }
    }
}

/// The actions of such a program.
private enum Ending {
    static let restored: CInt = 10
    static let raw: CInt = 11
    private static let terminal = Atomic<CInt>(-1)

    /// Types a part of a line, and then runs `action`.
    static func edit(then action: (PseudoTerminal) async throws -> Void) async throws {
        let session = try EditorSession()
        terminal.store(session.terminal.slave, ordering: .sequentiallyConsistent)
        let reading = try await session.read()
        try await session.types("partial", shows: "> partial")
        try await action(session.terminal)
        _ = await reading.value
    }

    /// Ends the program and reports the present state of the terminal.
    static func report() {
        var modes = termios()
        tcgetattr(terminal.load(ordering: .sequentiallyConsistent), &modes)
        _exit(modes.c_lflag & tcflag_t(ICANON) == 0 ? raw : restored)
    }
}
