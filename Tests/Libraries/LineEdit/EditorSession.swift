import Glibc
import Synchronization
import ChallengeProcessTestSupport
import ChallengeTestLimits

@testable import ChallengeLineEdit

/// The tests with a real editor in a pseudo-terminal, in sequence: a program has one editor at a time.
@Suite("With a terminal", .serialized, .limited)
struct TerminalTests {}

extension Prompt: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init([Segment(text)]) }
}

/// A real editor in a pseudo-terminal.
final class EditorSession: Sendable {
    let terminal: PseudoTerminal
    let editor: LineEditor
    private let count = Atomic<Int>(0)
    private let history: History

    private final class History: Sendable { let content = Mutex(LineEditor.History(lines: [])) }

    init(
        columns: Int = 60, rows: Int = 12,
        configure: (inout LineEditor.Configuration) -> Void = { _ in }
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows, timeout: Limits.wait)
        var configuration = LineEditor.Configuration(programName: "tests")
        configuration.input = terminal.slave
        configuration.output = terminal.slave
        configuration.settingsFile = nil
        let history = History()
        configuration.history = { history.content.withLock(\.self) }
        configure(&configuration)
        self.history = history
        editor = LineEditor(configuration)
    }

    deinit {
        editor.close()
        terminal.hangUp()
        close(terminal.slave)
    }

    /// Sets the lines that keys find from the next line on.
    func setHistory(_ lines: [String], failed: Set<String> = []) {
        history.content.withLock { $0 = .init(lines: lines, failed: failed) }
    }

    /// Starts reading a line without waiting.
    func begin(_ prompt: Prompt = "> ") -> Task<LineEditor.Event, Never> {
        Task { [editor] in await editor.nextLine(prompt: prompt) }
    }

    /// Starts reading a line, and returns when its prompt appears: from then on the editor gets the keys. The default prompts
    /// are `> `, `2> `, `3> ` and so on, so that each differs from the last.
    func read(_ prompt: Prompt? = nil) async throws -> Task<LineEditor.Event, Never> {
        let number = count.add(1, ordering: .relaxed).newValue
        let prompt = prompt ?? Prompt([.init(number == 1 ? "> " : "\(number)> ")])
        let text = String(prompt.segments.map(\.text).joined().dropLast())
        let reading = begin(prompt)
        try await terminal.waits(for: "the prompt \(text)") { $0.lines.last == text }
        return reading
    }

    /// Returns a session that is reading a line.
    func reading(_ prompt: Prompt? = nil) async throws -> (EditorSession, Task<LineEditor.Event, Never>) {
        (self, try await read(prompt))
    }

    /// Types, and waits until the screen shows these lines and nothing else, and the cursor is at that place.
    func types(_ keys: String, shows lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
        terminal.type(keys)
        try await terminal.shows(lines, cursor: cursor)
    }

    /// Types the last keys of a line; returns the event.
    func types(_ keys: String, ending reading: Task<LineEditor.Event, Never>) async -> LineEditor.Event {
        terminal.type(keys)
        return await reading.value
    }

    /// Reads a line with the keys `keys`; returns the event.
    func event(typing keys: String) async throws -> LineEditor.Event { await types(keys, ending: try await read()) }
}
