import Foundation
@testable import ChallengePrompt
@testable import ChallengeShellTestSupport

@Suite("The history of a prompt", .limited)
struct HistoryTests {
    private let folder = TemporaryFolder()
    private let warnings = Warnings()

    private var path: String { folder.path(of: "history") }

    private func history() -> History {
        History(path: path, timeout: Limits.test) { [warnings] in warnings.texts.append($0) }
    }

    private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test(
        "A line that must leave no trace, or is no line, is not kept",
        arguments: ["", " secret", "\tsecret", "a\0b", String(repeating: "a", count: HistoryFormat.entrySizeLimit + 1)])
    func notKept(line: String) async {
        let history = history()
        #expect(await !history.add(line))
        #expect(history.lines == [])
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("Equal consecutive lines are kept once, also across sessions")
    func repeats() async throws {
        let first = history()
        for (line, isKept) in [("a", true), ("a", false), ("b", true), ("a", true)] {
            #expect(await first.add(line) == isKept)
        }
        let second = history()
        await second.refresh()
        #expect(await !second.add("a"))
        #expect(await second.add("b"))
        #expect(try content() == "a\nb\na\nb\n")
    }

    @Test("This session's lines come after those that others enter at the same time")
    func order() async {
        let (mine, other) = (history(), history())
        _ = await mine.add("mine 1")
        _ = await other.add("other 1")
        _ = await mine.add("mine 2")
        _ = await other.add("mine 1")
        #expect(mine.lines == ["mine 1", "mine 2"])
        await mine.refresh()
        #expect(mine.lines == ["other 1", "mine 1", "mine 1", "mine 2"])
        await other.refresh()
        #expect(other.lines == ["mine 1", "mine 2", "other 1", "mine 1"])
    }

    @Test("The history continues after the file is deleted")
    func removed() async throws {
        let history = history()
        _ = await history.add("a")
        try FileManager.default.removeItem(atPath: path)
        await history.refresh()
        #expect(history.lines == ["a"])
        _ = await history.add("b")
        #expect(try content() == "b\n")
        #expect(warnings.texts == [])
    }

    @Test("A file of too many lines is compacted to its limit")
    func compaction() async throws {
        let lines = (1...11_000).map { "\($0)\n" }
        try folder.write(lines.joined(), to: "history")
        let (mine, other) = (history(), history())
        await mine.refresh()
        await other.refresh()
        _ = await mine.add("newest")
        #expect(try content() == lines.suffix(9_999).joined() + "newest\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "")).sorted() == [
                "history", "history.lock",
            ])
        await other.refresh()
        #expect(other.lines.count == 10_000 && other.lines.last == "newest")
        // The next line does not compact it again.
        _ = await mine.add("next")
        #expect(try content() == lines.suffix(9_999).joined() + "newest\nnext\n")
    }

    @Test("A file longer than the limit of reading is compacted")
    func longFile() async throws {
        let block = Data(String(repeating: "0123456789abcde\n", count: 1 << 16).utf8)
        var content = Data("oldest\n".utf8)
        for _ in 0..<17 { content += block }
        try folder.write(content + Data("newer\n".utf8), to: "history")
        let history = history()
        await history.refresh()
        #expect(history.lines.count == 10_000)
        #expect(history.lines.suffix(2) == ["0123456789abcde", "newer"])
        _ = await history.add("newest")
        #expect(HistoryFormat.read(try Data(contentsOf: URL(filePath: path))).suffix(2) == ["newer", "newest"])
        #expect(try self.content().utf8.count < 200_000)
        #expect(warnings.texts == [])
    }

    @Test("The end of a session does not wait for the history after an interrupt")
    func interruptedEnd() async throws {
        let history = history()
        let lock = try SharedFile(path: path).tryLock()
        #expect(lock != nil)
        #expect(await history.add("a"))
        let (clock, interrupts) = (ManualClock(), Interrupts())
        clock.gate.open()
        let shell = SessionUnderTest(isInteractive: true, clock: clock, interrupts: interrupts)
        var hasEnded = false
        let end = Task {
            await shell.loop?.finishWriting(history)
            hasEnded = true
        }
        while !hasEnded {
            interrupts.interrupt()
            await Task.yield()
        }
        await end.value
        #expect(try !FileManager.default.fileExists(atPath: path) || content() == "")
        withExtendedLifetime(lock) {}
    }

    @Test("A long session keeps its last 10,000 lines, and none twice when it reads its file again")
    func manyLines() async throws {
        let (mine, other) = (history(), history())
        // All at once, as each of them waits for the main actor, which many other tests use.
        let additions = (1...25_000).map { number in Task { await mine.add("\(number)") } }
        for addition in additions { #expect(await addition.value) }
        #expect(mine.lines == (15_001...25_000).map { "\($0)" })
        try FileManager.default.copyItem(atPath: path, toPath: path + ".copy")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: path + ".copy", toPath: path)
        _ = await other.add("other")
        await mine.refresh()
        #expect(mine.lines == (15_001...25_000).map { "\($0)" })
        #expect(other.lines == ["other"])
    }

    @Test(
        "An unusable file prints one warning, and the history continues in memory",
        arguments: ["folder", "pipe", "below a file"])
    func unusable(kind: String) async throws {
        var path = path
        switch kind {
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        default: path = try folder.write("", to: "file") + "/history"
        }
        let history = History(path: path) { [warnings] in warnings.texts.append($0) }
        await history.refresh()
        _ = await history.add("a")
        _ = await history.add("b")
        await history.refresh()
        #expect(history.lines == ["a", "b"])
        #expect(warnings.texts.count == 1)
        #expect(warnings.texts.first?.hasPrefix("the history is kept for this session only: \(path)") == true)
    }

    @Test("The history keeps its entries when the file becomes unwritable")
    func lateFailure() async throws {
        let history = history()
        _ = await history.add("a")
        try FileManager.default.removeItem(atPath: path + ".lock")
        try FileManager.default.createDirectory(atPath: path + ".lock", withIntermediateDirectories: false)
        for line in ["b", "c"] { #expect(await history.add(line)) }
        #expect(history.lines == ["a", "b", "c"])
        #expect(warnings.texts == ["the history is kept for this session only: \(path).lock: Is a directory"])
    }
}

@Suite("The command history", .limited)
struct HistoryCommandTests {
    private func output(_ command: String, after lines: [String]) async throws -> String {
        let shell = SessionUnderTest()
        for line in lines { _ = await shell.history.add(line) }
        #expect(try await shell.type(command))
        return shell.output
    }

    @Test(
        "history aligns its numbers, cuts nothing, indents the later lines of an entry, moves no cursor, and says if it is empty"
    )
    func whole() async throws {
        let ten = (1...10).map { "echo \($0)" }
        #expect(try await output("history 2", after: ten) == "   9  echo 9\n  10  echo 10\n")
        let long = "echo " + String(repeating: "a", count: 200)
        #expect(try await output("history", after: [long]) == "  1  \(long)\n")
        #expect(
            try await output("history", after: ["echo a\r\n  b\n\nc"]) == "  1  echo a\\u{d}\n       b\n     \n     c\n"
        )
        #expect(try await output("history", after: ["echo \u{1b}[2J"]) == "  1  echo \\u{1b}[2J\n")
        #expect(try await output("history", after: []) == "the history is empty\n")
    }
}

private final class Warnings { var texts: [String] = [] }
