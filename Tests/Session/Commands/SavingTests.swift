import Foundation
@testable import ChallengeShellTestSupport

@Suite("The option --save", .limited)
struct SavingTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path(of: "config/startup.chal") }
    private var content: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder.path(of: "config"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    private func session(isInteractive: Bool = false) -> SessionUnderTest {
        SessionUnderTest(isInteractive: isInteractive, startupFile: path)
    }

    @Test(
        "--save replaces the last line of its kind in the start-up file, and leaves all others unchanged",
        arguments: [
            ("", "set width 90 --save", "set width 90\n"),
            (
                "# mine\n  set width 40;  # narrow\nnone at all", "set width 90 --save",
                "# mine\n  set width 90;  # narrow\nnone at all\n"
            ),
            (
                "set width 40\nset width 50\nset color never\n", "set width 90 --save",
                "set width 40\nset width 90\nset color never\n"
            ),
            (
                "set width 40; set color never\n", "set width 90 --save",
                "set width 40; set color never\nset width 90\n"
            ),
            ("echo \\\nset width 40\n'a\n", "set width 90 --save", "echo \\\nset width 40\n'a\nset width 90\n"),
            ("alias a = b\n", "set prompt a  b --save", "alias a = b\nset prompt \"a b\"\n"),
            ("", "set pager less -R --save", "set pager \"less -R\"\n"),
            ("set pager off\n", "set --save", "set pager on\n"),
            ("", "set width 90; set color never; set width auto; set --save", "set color never\n"),
            ("alias st = x\nalias b='c d'\n", "alias --save st = show | cat", "alias st = show | cat\nalias b='c d'\n"),
            (
                "", "alias a = 'b; c'; alias --save d = e #f\nalias --save",
                "alias d = e\nalias a = \"b; c\"\n"
            ),
            ("alias a = b # c\nalias a = d\necho\n", "alias a = b; unalias --save a", "echo\n"),
        ])
    func lines(before: String, script: String, after: String) async throws {
        try write(before)
        let shell = session()
        #expect(try await shell.run(script), "\(shell.errors)")
        #expect(content == after)
    }

    @Test("--save keeps unreadable lines")
    func bytes() async throws {
        try write("")
        let bytes = Data([0x23, 0xff, 0x0a, 0x00, 0x0a])
        try bytes.write(to: URL(filePath: path))
        #expect(try await session().run("set width 90 --save"))
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes + Data("set width 90\n".utf8))
    }

    @Test("--save reports the changed lines and their file, or that nothing changed")
    func answer() async throws {
        let shell = session()
        #expect(try await shell.run("set width 400 --save; set --save"))
        #expect(shell.output.hasPrefix("Saved in"))
        #expect(shell.output.contains("config/startup.chal:\n  set width 400\nnothing to save: "))
        #expect(try await shell.run("alias --save a = b; unalias --save a"))
        #expect(shell.output.hasSuffix("  - alias a = b\n"))
    }

    @Test("--save creates a private file, and writes through a link with the existing permissions")
    func files() async throws {
        #expect(try await session().run("set width 90 --save"))
        let permissions = { (path: String) in
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try permissions(path) == 0o600)
        let other = folder.path(of: "dotfile")
        try FileManager.default.moveItem(atPath: path, toPath: other)
        #expect(chmod(other, 0o644) == 0 && symlink(other, path) == 0)
        #expect(try await session().run("set width 80 --save"))
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "set width 80\n" && permissions(other) == 0o644)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == other)
    }

    @Test(
        "A saved alias is a line of its own, whatever the file ends in, and the rest of the file stays",
        arguments: [
            "echo a \\", "echo a \\\r\n", "echo a", "# a \\", "echo 'a", "echo \"a \\", "\u{FEFF}echo a \\\nb \\",
            "echo a | cat \\\n",
            "\u{FEFF}alias x = old\r\necho a\r\n", "echo \0 \\", "set prompt 'a> '\r\n\\",
        ])
    func endings(before: String) async throws {
        try write(before)
        #expect(try await session().run("alias x = echo new; alias --save"))
        let text = try #require(content)
        let rest = before.replacing("\u{FEFF}alias x = old\r\n", with: "").replacing("\u{FEFF}", with: "")
        #expect(text.utf8.starts(with: rest.utf8) || text.hasSuffix(rest))
        var reader = ScriptReader(text: text)
        var aliases: [String] = []
        while true {
            do {
                guard case .commands(let commands)? = try await reader.next() else { break }
                aliases += commands.filter { $0.name.text == "alias" }.map(\.text)
            } catch is SyntaxError { continue }
        }
        #expect(aliases == ["alias x = echo new"])
    }

    @Test("--save refuses a file that others may write, and then nothing is set")
    func foreign() async throws {
        try write("echo\n")
        #expect(chmod(path, 0o664) == 0)
        let shell = session()
        #expect(try await !shell.run("set width 90 --save"))
        #expect(shell.errors.contains("is not changed: others may write it (chmod go-w)"))
        #expect(content == "echo\n" && shell.session.output.width == 80)
    }

    @Test("--save refuses a setting that cannot be one line, and trials and transcripts save nothing")
    func refused() async throws {
        let shell = session()
        #expect(try await !shell.type("set prompt 'a\nb' --save"))
        #expect(shell.errors.contains("'prompt' cannot be saved: it has several lines"))
        #expect(try await !shell.run("expect fails set width 90 --save"))
        #expect(content == nil)
        let transcript = SessionUnderTest()
        #expect(try await !transcript.run("set width 90 --save"))
        #expect(transcript.errors.contains("cannot save in a transcript"))
    }

    @Test("--save keeps settings and aliases for the next session")
    func nextSession() async throws {
        let first = session()
        let texts = ["echo 'a  b'", "show | grep \"a b\"", "a # b", "echo $1 '$2'", "\\$", "'a b'", "> x", "é; f"]
        for (index, text) in texts.enumerated() {
            #expect(try await first.run("alias a\(index) = \(Quoting.quoted(text))"))
        }
        #expect(try await first.run("set prompt ' \"{path}\" \\ '; set suggestions off; set schedule 5"))
        #expect(try await first.run("set --save; alias --save"))
        let second = session()
        #expect(try await second.run(content ?? ""))
        let (saved, read) = (first.session.commands.settings, second.session.commands.settings)
        #expect(Setting.all.map { $0.value(saved) } == Setting.all.map { $0.value(read) })
        #expect(saved.aliases.all == read.aliases.all && read.aliases.all.map(\.text) == texts)
    }
}
