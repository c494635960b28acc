import ChallengeText
import ChallengeTestSupport
import Foundation
import TerminalTestSupport
import TestLimits
import Testing

@Suite("The history of the prompt", .startsPrograms)
struct HistoryTests {
    private let home: Program

    init() throws { home = try Program() }

    private var file: URL { home.folder.appending(path: ".local/state/challenge/history") }

    private func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// A session that has its first prompt.
    private func session(_ arguments: String...) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(["-q"] + arguments, rows: 60, home: home)
        try await prompt.shows("home>")
        return prompt
    }

    @Test("is there in the next session, for Up and for history, also in a script")
    func nextSession() async throws {
        let first = try await session()
        first.terminal.type("echo one\recho two  three\r")
        try await first.shows("home> echo two  three", "two three", "home>")
        #expect(try content() == "_HiStOrY_V2_\necho\\040one\necho\\040two\\040\\040three\n")
        let second = try await session()
        second.terminal.type(Key.up + Key.up + "\r")
        try await second.shows("home> echo one", "one", "home>")
        second.terminal.type("history 2\r")
        try await second.shows("home> history 2", "  3  echo one", "  4  history 2", "home>")
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
    }

    @Test("has the lines of another session that runs at the same time, before this one's")
    func order() async throws {
        let mine = try await session()
        let other = try await session()
        mine.terminal.type("echo mine\r")
        try await mine.shows("home> echo mine", "mine", "home>")
        other.terminal.type("echo other\r")
        try await other.shows("home> echo other", "other", "home>")
        mine.terminal.type("\r")
        try await mine.shows("mine", "home>", "home>")
        mine.terminal.type(Key.up + "\r")
        try await mine.shows("home> echo mine", "mine", "home>")
        mine.terminal.type("history\r")
        try await mine.shows("home> history", "  1  echo other", "  2  echo mine", "  3  history", "home>")
        mine.terminal.type(Key.control("r") + "oth\r")
        try await mine.terminal.waits(for: "the other session's line") { $0.lines.suffix(2) == ["other", "home>"] }
    }

    @Test("can be read by its user only, whatever it was before")
    func permissions() async throws {
        func permissions(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        let first = try await session()
        first.terminal.type("echo one\r")
        try await first.shows("one", "home>")
        #expect(try [file.deletingLastPathComponent(), file].map(permissions) == [0o700, 0o600])
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
        first.terminal.type("echo two\r")
        try await first.shows("two", "home>")
        #expect(try permissions(file) == 0o600)
    }

    @Test("is neither read nor written with --private, and is there for the session itself")
    func privately() async throws {
        try home.write("echo older\n", to: ".local/state/challenge/history")
        let prompt = try await session("--private")
        prompt.terminal.type("echo one\r")
        try await prompt.shows("one", "home>")
        prompt.terminal.type(Key.up + "s\r")
        try await prompt.shows("home> echo ones", "ones", "home>")
        prompt.terminal.type("history\r")
        try await prompt.shows("home> history", "  1  echo one", "  2  echo ones", "  3  history", "home>")
        #expect(try content() == "echo older\n")
        let folder = file.deletingLastPathComponent()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
        let script = try await home.run("--private", "-c", "history")
        #expect(script.output == "the history is empty\n")
    }

    @Test("has no line that begins with a blank, no empty one, no repetition, and none that was not typed")
    func rules() async throws {
        try home.write("echo startup\n", to: ".config/challenge/startup.chal")
        try home.write("echo sourced\n", to: "script.chal")
        let prompt = try await session("--open", "challenge://home")
        prompt.terminal.type(
            "echo a\r\r\r echo secret\recho a\recho my\\\r dropped\u{3} echo my\\\rsecret\recho b\recho b\rsource script.chal\r"
        )
        try await prompt.shows("home> source script.chal", "sourced", "home>")
        #expect(try content() == "_HiStOrY_V2_\necho\\040a\necho\\040b\nsource\\040script.chal\n")
        _ = try await home.run("-c", "echo script", "script.chal")
        _ = try await home.run(input: "echo input")
        #expect(try content().hasSuffix("\nsource\\040script.chal\n"))
    }

    @Test("has a command of several lines as one, which comes back whole, is edited in its rows, and runs as it did")
    func severalLines() async throws {
        let prompt = try await session()
        try await prompt.type("echo 'a b\r", shows: "home> echo 'a b", "..'>")
        try await prompt.type("c' d\\\r", shows: "..'> c' d\\", "..>")
        try await prompt.type("e\r", shows: "..> e", "a b", "c de", "home>")
        #expect(try content() == "_HiStOrY_V2_\necho\\040'a\\040b\\012c'\\040d\\134\\012e\n")
        let next = try await session()
        try await next.type(Key.up, shows: "home> echo 'a b", "c' d\\", "e", cursor: (2, 1))
        try await next.type(
            Key.left + Key.up + Key.up + "\u{1b}f\u{1b}fX", shows: "home> echo 'aX b", "c' d\\", "e", cursor: (0, 14))
        try await next.type("\r", shows: "home> echo 'aX b", "c' d\\", "e", "aX b", "c de", "home>")
    }

    @Test("has a line before its command is carried out")
    func atOnce() async throws {
        let prompt = try await session()
        prompt.terminal.type("echo one; exit 3\r")
        #expect(await prompt.status == 3)
        #expect(try content() == "_HiStOrY_V2_\necho\\040one;\\040exit\\0403\n")
    }

    @Test(
        "has every command whose work was seen when the session is killed, and nothing that was not typed",
        arguments: 1...4 as ClosedRange<UInt64>)
    func killed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        var typed: Set<String> = []
        var seen: [String] = []
        for round in 1...50 {
            let prompt = try await session()
            let names = (10...29).map { "r\(round).\($0)" }
            // What is typed has a backslash, what is printed has none.
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
        #expect(seen.count >= 50 && seen.filter { !kept.contains($0) } == [], "seed \(seed)")
        #expect(kept.filter { !typed.contains($0) } == [], "seed \(seed)")
        #expect(Set(kept).count == kept.count, "seed \(seed)")
        let lines = try content().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "_HiStOrY_V2_" && lines.count == kept.count + 2 && lines.last == "", "seed \(seed)")
    }

    @Test("is shared by sessions that run at once, none of which loses a line")
    func concurrency() async throws {
        let (sessions, batches, size) = (1...8, 0..<5, 50)
        try await withThrowingTaskGroup { group in
            for number in sessions {
                group.addTask {
                    let prompt = try await session()
                    for batch in batches {
                        let names = (0..<size).map { "s\(number).\(batch * size + $0 + 100)" }
                        prompt.terminal.type(names.map { "echo \\\($0)\r" }.joined())
                        let last = names[size - 1]
                        try await prompt.terminal.waits(for: last) { $0.lines.contains(last) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let all = sessions.flatMap { number in (100..<350).map { "echo\\040\\134s\(number).\($0)" } }
        let lines = try content().split(separator: "\n").map(String.init)
        #expect(lines.count == 2_001 && Set(lines) == Set(all + ["_HiStOrY_V2_"]))
    }

    @Test("may be locked by another program for two seconds: each key, Tab, Ctrl-C and Enter are drawn meanwhile")
    func locked() async throws {
        let prompt = try await session()
        prompt.terminal.type("echo one\r")
        try await prompt.shows("home> echo one", "one", "home>")
        let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
        try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let clock = ContinuousClock()
        let start = clock.now
        var slowest = Duration.zero
        func press(_ key: String, shows lines: String...) async throws {
            let pressed = clock.now
            prompt.terminal.type(key)
            try await prompt.terminal.waits(for: "\(lines)") { $0.lines.suffix(lines.count) == lines }
            slowest = max(slowest, clock.now - pressed)
        }
        var kept = ["echo\\040one"]
        repeat {
            let (text, number) = ("dropped", kept.count)
            for end in text.indices { try await press(String(text[end]), shows: "home> \(text[...end])") }
            try await press(Key.control("c"), shows: "home>")
            try await press("ech", shows: "home> ech")
            try await press("\t", shows: "home> echo")
            try await press("\(number)\r", shows: "home> echo \(number)", "\(number)", "home>")
            kept.append("echo\\040\(number)")
        } while clock.now - start < .seconds(2)
        print("the slowest key was drawn after \(slowest)")
        #expect(try content() == "_HiStOrY_V2_\necho\\040one\n")
        // After much longer the session would give up the file.
        let isInTime = clock.now - start < .seconds(8)
        flock(lock, LOCK_UN)
        close(lock)
        prompt.terminal.type("exit\r")
        #expect(await prompt.status == 0)
        kept.append("exit")
        if isInTime { #expect(try content() == "_HiStOrY_V2_\n" + kept.map { $0 + "\n" }.joined()) }
    }

    /// Root may read everything.
    private static let obstacles = ["folder", "pipe"] + (geteuid() == 0 ? [] : ["unreadable"])

    @Test("costs one warning where its file cannot be used, and the session goes on", arguments: obstacles)
    func unusable(obstacle: String) async throws {
        try home.write("", to: ".local/state/challenge/other")
        switch obstacle {
        case "folder": try home.write("", to: ".local/state/challenge/history/file")
        case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
        default: try home.write("echo older\n", to: ".local/state/challenge/history")
        }
        if obstacle == "unreadable" { #expect(chmod(file.path, 0) == 0) }
        let prompt = try await session()
        prompt.terminal.type("echo one\recho two\r" + Key.up + Key.up + "\r")
        try await prompt.shows("home> echo one", "one", "home>")
        let text = prompt.terminal.screen.lines.joined(separator: "\n")
        #expect(text.components(separatedBy: "warning: the history is kept for this session only:").count == 2)
    }

    @Test("is read as far as it makes sense, however much there is", arguments: [1, 100])
    func binary(size: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(size))
        let block = Data((0..<(1 << 20)).map { _ in UInt8.random(in: 0...255, using: &generator) })
        try home.write("", to: ".local/state/challenge/history")
        let handle = try FileHandle(forWritingTo: file)
        for _ in 0..<size { try handle.write(contentsOf: block) }
        try handle.write(contentsOf: Data("\necho older".utf8))
        try handle.close()
        let prompt = try await session()
        prompt.terminal.type(Key.up + "\r")
        try await prompt.shows("home> echo older", "older", "home>")
        prompt.terminal.type("echo one\r")
        try await prompt.shows("home> echo one", "one", "home>")
        #expect(!prompt.terminal.screen.lines.contains { $0.contains("warning") })
        let next = try await session()
        next.terminal.type(Key.up + Key.up + "\r")
        try await next.shows("home> echo older", "older", "home>")
    }
}
