import ChallengeTestSupport
import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: sessions in sequence, side by side and killed, and private ones.
@Suite("The history of the prompt", .startsPrograms)
struct HistoryTests {
    private let home = Program()

    private var file: URL { home.folder.appending(path: ".local/state/challenge/history") }

    private func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Returns a session at its first prompt.
    private func session(_ arguments: String...) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(["-q"] + arguments, rows: 60, home: home)
        try await prompt.shows("home>")
        return prompt
    }

    @Test("The history is in the next session, for Up and for history, also in a script")
    func nextSession() async throws {
        let first = try await session()
        try await first.type("echo one\recho two  three\r", shows: "home> echo two  three", "two three", "home>")
        #expect(try content() == "echo one\necho two  three\n")
        let second = try await session()
        try await second.type(Key.up + Key.up + "\r", shows: "home> echo one", "one", "home>")
        try await second.type("history 2\r", shows: "home> history 2", "  3  echo one", "  4  history 2", "home>")
        let script = try await home.run("-c", "history 2; history")
        #expect(
            script.output == """
                  3  echo one
                  4  history 2
                  1  echo one
                  2  echo two  three
                  3  echo one
                  4  history 2

                """)
        #expect(try content().split(separator: "\n").count == 4)
    }

    @Test("history finds and prints lines, writes them as a script, and deletes them with their repetitions")
    func selection() async throws {
        try home.write("echo one\necho two\npath\necho one\n", to: ".local/state/challenge/history")
        func history(_ arguments: String) async throws -> String {
            try await home.run("-c", "history \(arguments)").output
        }
        #expect(try await history("ONE") == "  1  echo one\n  4  echo one\n")
        #expect(try await history("2-3") == "  2  echo two\n  3  path\n")
        #expect(try await history("1") == "  4  echo one\n")
        #expect(try await history("1-2 > a.chal") == "")
        #expect(try await home.run("a.chal").output == "one\ntwo\n")
        #expect(try await history("3-4 | cat") == "path\necho one\n")
        #expect(try await history("nothing") == "no line of the history has 'nothing'\n")
        #expect(try await history("delete 4") == "1 line deleted from the history\n")
        #expect(try content() == "echo two\npath\n")
        for wrong in ["delete 3", "delete x", "delete"] {
            #expect(try await home.run("-c", "history \(wrong)").status == 1)
        }
        #expect(try content() == "echo two\npath\n")
        let prompt = try await session()
        try await prompt.type("echo three\r", shows: "three", "home>")
        let writing = "history 1 > b.chal; !cat b.chal"
        try await prompt.type(writing + "\r", shows: "echo three", "home>")
        try await prompt.type("history delete 1-3\r", shows: "3 lines deleted from the history", "home>")
        #expect(try content() == writing + "\nhistory delete 1-3\n")
        try await prompt.type("history three\r", shows: "no line of the history has 'three'", "home>")
        try await prompt.type("history clear\r", shows: "4 lines deleted from the history", "home>")
        #expect(try content() == "")
    }

    @Test("A session with --private neither reads nor writes the history, and has its own")
    func privately() async throws {
        try home.write("echo older\n", to: ".local/state/challenge/history")
        let prompt = try await session("--private")
        try await prompt.type("echo one\r", shows: "one", "home>")
        try await prompt.type(Key.up + "s\r", shows: "home> echo ones", "ones", "home>")
        try await prompt.type("history\r", shows: "  1  echo one", "  2  echo ones", "  3  history", "home>")
        #expect(try content() == "echo older\n")
        let folder = file.deletingLastPathComponent()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
        let script = try await home.run("--private", "-c", "history")
        #expect(script.output == "the history is empty\n")
    }

    @Test(
        "After a kill the history has every command with visible output, and nothing that was not typed",
        arguments: 1...4 as ClosedRange<UInt64>)
    func killed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        var typed: Set<String> = []
        var seen: [String] = []
        for round in 1...15 {
            let prompt = try await session()
            let names = (10...29).map { "r\(round).\($0)" }
            // The typed text has a backslash, the printed one has none.
            prompt.terminal.type(names.map { "echo \\\($0)\r" }.joined())
            typed.formUnion(names)
            let last = names.randomElement(using: &generator) ?? ""
            try await prompt.terminal.waits(for: last) { $0.lines.contains(last) }
            for _ in 0..<Int.random(in: 0...2_000, using: &generator) { _ = generator.next() }
            prompt.signal(SIGKILL)
            _ = await prompt.status
            let printed = Set(prompt.terminal.screen.lines)
            #expect(printed.contains(last))
            seen += names.filter(printed.contains)
        }
        let script = try await home.run("-c", "history")
        let entries = script.output.split(separator: "\n").map {
            $0.drop { $0 == " " }.drop { $0.isNumber }.dropFirst(2)
        }
        let kept = entries.map { String($0).replacing("echo \\", with: "") }
        #expect(seen.count >= 15 && seen.filter { !kept.contains($0) } == [], "seed \(seed)")
        #expect(kept.filter { !typed.contains($0) } == [], "seed \(seed)")
        #expect(Set(kept).count == kept.count, "seed \(seed)")
        let lines = try content().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == kept.count + 1 && lines.last == "", "seed \(seed)")
    }

    @Test("Another program may lock the history, and meanwhile each key, Tab, Ctrl-C and Enter are drawn")
    func locked() async throws {
        let prompt = try await session()
        try await prompt.type("echo one\r", shows: "home> echo one", "one", "home>")
        let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
        try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let text = "dropped"
        for end in text.indices { try await prompt.type(String(text[end]), shows: "home> \(text[...end])") }
        try await prompt.type(Key.control("c"), shows: "home>")
        try await prompt.type("ech", shows: "home> ech")
        try await prompt.type("\t", shows: "home> echo")
        try await prompt.type("two\r", shows: "home> echo two", "two", "home>")
        #expect(try content() == "echo one\n")
        flock(lock, LOCK_UN)
        close(lock)
        prompt.terminal.type("exit\r")
        #expect(await prompt.status == 0)
        #expect(try content() == "echo one\necho two\nexit\n")
    }
}
