import Glibc
import Synchronization
import ChallengeProcessTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Ending a line and the input")
    struct EndingTests {
        @Test("Ctrl-C on a partial line drops it, and moves below all of its rows")
        func interrupt() async throws {
            let (session, reading) = try await EditorSession().reading()
            try await session.types("abc" + Key.left, shows: "> abc", cursor: (0, 4))
            #expect(await session.types(Key.control("c"), ending: reading) == .interrupt)
            try await session.terminal.shows("> abc^C", cursor: (1, 0))
            #expect(try await session.event(typing: "next\r") == .line("next"))
            let (narrow, rows) = try await EditorSession(columns: 10).reading()
            try await narrow.types("abcdefghijklmnop" + Key.home, shows: "> abcdefgh", "ijklmnop", cursor: (0, 2))
            #expect(await narrow.types(Key.control("c"), ending: rows) == .interrupt)
            try await narrow.terminal.shows("> abcdefgh", "ijklmnop^C", cursor: (2, 0))
        }

        @Test("Ctrl-D ends the input on an empty line, and deletes in a line")
        func endOfInput() async throws {
            let session = try EditorSession()
            #expect(try await session.event(typing: "ab" + Key.left + Key.control("d") + "c\r") == .line("ac"))
            let reading = try await session.read()
            session.terminal.type("a" + Key.control("d"))
            try await session.terminal.beeps(1)
            #expect(await session.types("\u{7f}" + Key.control("d"), ending: reading) == .end)
            #expect(try await session.event(typing: "again\r") == .line("again"))
        }

        @Test("A terminal that disappears ends the input, each time it is read, as a file that is no terminal does")
        func hangUp() async throws {
            let (session, reading) = try await EditorSession().reading()
            session.terminal.type("partial")
            session.terminal.hangUp()
            #expect(await reading.value == .end)
            #expect(await session.begin().value == .end)
            let descriptor = open("/dev/null", O_RDWR)
            var configuration = LineEditor.Configuration(programName: "tests")
            (configuration.input, configuration.output) = (descriptor, descriptor)
            let editor = LineEditor(configuration)
            close(descriptor)
            #expect(await editor.nextLine(prompt: "> ") == .end)
        }

        @Test("Cancelling the task ends the reading and leaves the editor usable")
        func cancellation() async throws {
            let (session, reading) = try await EditorSession().reading()
            try await session.types("half", shows: "> half")
            reading.cancel()
            #expect(await reading.value == .end)
            try await session.terminal.shows("> half", cursor: (1, 0))
            let second = try await session.read()
            #expect(await session.types("next\r", ending: second) == .line("next"))
        }

        @Test("A closed editor ends the present reading and all later ones")
        func closing() async throws {
            let (session, reading) = try await EditorSession().reading()
            session.editor.close()
            #expect(await reading.value == .end)
            #expect(await session.begin().value == .end)
        }

        @Test("The terminal has its own modes again after each line", arguments: ["x\r", "\u{3}", "\u{4}"])
        func modes(keys: String) async throws {
            let session = try EditorSession()
            let odd = makeOdd(session.terminal)
            for _ in 1...2 {
                let reading = try await session.read()
                #expect(session.terminal.modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0)
                session.terminal.type(keys)
                _ = await reading.value
                #expect(bytes(of: session.terminal.modes) == bytes(of: odd))
            }
        }

        @Test("Ctrl-Z stops with the terminal restored and draws the line again")
        func suspension() async throws {
            let modes = Mutex<[UInt8]>([])
            let session = try EditorSession { configuration in
                let slave = configuration.input
                configuration.suspend = { modes.withLock { $0 = bytes(of: attributes(of: slave)) } }
            }
            let before = bytes(of: makeOdd(session.terminal))
            let reading = try await session.read()
            try await session.types("abc" + Key.left, shows: "> abc", cursor: (0, 4))
            try await session.types(Key.control("z"), shows: "> abc", "> abc", cursor: (1, 4))
            #expect(modes.withLock { $0 } == before)
            #expect(await session.types("X\r", ending: reading) == .line("abXc"))
        }

        @Test(
            "After a stop from outside the terminal has the modes for keys again and the line is drawn",
            arguments: [false, true])
        func continuation(isPlain: Bool) async throws {
            let session = try EditorSession { $0.isPlain = isPlain }
            let before = bytes(of: makeOdd(session.terminal))
            let reading = try await session.read()
            try await session.types("abc" + Key.left, shows: "> abc", cursor: (0, 4))
            // As a shell does after SIGSTOP.
            var modes = session.terminal.modes
            modes.c_lflag |= tcflag_t(ICANON | ECHO)
            tcsetattr(session.terminal.slave, TCSANOW, &modes)
            let shell = "\r\n$ fg\r\n\u{1b}[?2004l"
            _ = write(session.terminal.slave, shell, shell.utf8.count)
            kill(getpid(), SIGCONT)
            try await session.terminal.shows("> abc", "$ fg", "> abc", cursor: (2, 4))
            #expect(session.terminal.screen.marksPastes != isPlain)
            #expect(await session.types("X\r", ending: reading) == .line("abXc"))
            #expect(bytes(of: session.terminal.modes) == before)
        }

        @Test("A known terminal has the abilities in the database, and an unknown one has xterm's")
        func abilities() {
            func abilities(_ type: String?) -> LineEditor.TerminalAbilities { LineEditor.abilities(ofTerminal: type) }
            #expect(abilities("xterm") == .init())
            #expect(abilities("vt100") == .init(hasColours: false))
            #expect(abilities("no-such-terminal") == .init(isKnown: false))
            for type in [nil, "", "dumb", "vt52"] {
                #expect(abilities(type).isKnown && !abilities(type).canEdit, "\(type ?? "")")
            }
        }
    }
}

private func attributes(of descriptor: CInt) -> termios {
    var attributes = termios()
    tcgetattr(descriptor, &attributes)
    return attributes
}

/// Sets and returns modes that no editor would choose: no echo of control characters, another key to erase.
private func makeOdd(_ terminal: PseudoTerminal) -> termios {
    var modes = terminal.modes
    modes.c_lflag &= ~tcflag_t(ECHOCTL)
    modes.c_cc.2 = 0x08
    tcsetattr(terminal.slave, TCSANOW, &modes)
    return modes
}

/// All modes of a terminal, to compare.
private func bytes(of modes: termios) -> [UInt8] { withUnsafeBytes(of: modes) { Array($0) } }
