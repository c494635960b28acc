import Foundation
import ChallengeTestLimits

/// The transcript of each demonstration is in `Tests/Transcripts/Demos`, and verified with the others. After a change of a
/// demonstration `make update` records it again.
///
/// The exploring demonstration has no transcript, as a recording lacks the output of programs. The one of another app is a
/// transcript, which the tests of `Examples/Notes` verify.
///
/// Cases that need the built program: the installed demonstrations match their transcripts.
@Suite("The demonstrations", .startsPrograms)
struct DemoTests {
    static let names = Repository.names(in: "Demos")
    static let recordedNames = names.filter { $0.hasSuffix(".chal") && !$0.contains("exploring") }

    private func play(_ arguments: String...) async throws -> Program.Result {
        try await Program(environment: ["CHALLENGE_DEMOS": Repository.path("Demos")]).run(["demo"] + arguments)
    }

    @Test("The demonstrations have titles, numbers from one on, and last two minutes at most")
    func list() async throws {
        let result = try await play("--width", "200")
        let rows = result.output.matches(of: /(?m)^ +(\d+)  [-a-z]+  +[A-Z].*  (\d):\d\d$/)
        #expect(rows.compactMap { Int($0.1) } == Self.names.indices.map { $0 + 1 } && !rows.isEmpty)
        #expect(rows.allSatisfy { $0.2 == "0" || $0.2 == "1" })
    }

    @Test("The demonstrations succeed, and print the same as their transcripts", arguments: recordedNames)
    func recorded(name: String) async throws {
        let program = Program()
        let result = try await program.run("--record", "new", Repository.path("Demos/\(name)"))
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)

        let known = try Repository.text("Tests/Transcripts/Demos/\(name.replacing(".chal", with: "")).transcript")
        let recorded = try program.content("new")
        // The first line has the version that recorded it.
        #expect(recorded.drop { $0 != "\n" } == known.drop { $0 != "\n" })
    }

    @Test("The demonstrations play in sequence, each in a fresh app, with comments up to 80 columns")
    func played() async throws {
        let result = try await play("all")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.components(separatedBy: "\nhome> ").count >= Self.names.count - 1)
        // The findings of the exploring demonstration: no violation of the app's rules, and the wrong rule.
        #expect(result.output.matches(of: /, (\d) violations?, with the seed 1\n/).map(\.1) == ["0", "0", "1"])
        #expect(result.output.contains("\nrule: GamesList: rule:1: error: expected count 8, but the count is 20 ("))
        for name in Self.names {
            let lines = try Repository.text("Demos/\(name)").split(separator: "\n").map { $0.trimmingPrefix("> ") }
            let comments = lines.filter { $0.hasPrefix("#") }
            #expect(comments.count > 3 && comments.allSatisfy { $0.count <= 80 }, "\(name)")
            #expect(comments.allSatisfy { result.output.contains("\($0)\n") }, "\(name)")
        }
    }
}

/// Demonstrations of another app. Cases that need the built program: the folders in which it searches.
@Suite("The command demo", .startsPrograms)
struct DemoCommandTests {
    private let program: Program

    init() throws {
        program = Program()
        for (name, text) in [
            "10-last.chal": "echo last", "2-two-words.chal": "# Two\nsearch evil",
            "1-Two-parts.chal": "# One\necho one", "notes.txt": "",
        ] {
            try program.write(text + "\n", to: ".local/share/challenge/demos/" + name)
        }
    }

    private func demo(_ arguments: String...) async throws -> Program.Result {
        try await program.run(["demo"] + arguments)
    }

    @Test("The list has the demonstrations by number, with the first comment and the duration")
    func list() async throws {
        #expect(
            try await demo().output == """
                  1  Two-parts  One  0:02
                  2  two-words  Two  0:02
                  3  last            0:02
                challenge demo NAME plays one, by number or part of its name; challenge demo all
                plays all.

                """)
        #expect(try await demo("--format", "json").status == 64)
    }

    @Test("A number or a part of a name finds a demonstration, and another word gets suggestions")
    func names() async throws {
        for word in ["1", "PARTS", "two-parts", "1-Two-parts.chal"] {
            #expect(try await demo(word).output == "# One\nhome> echo one\none\n", "\(word)")
        }
        #expect(try await demo("last", "1").output == "home> echo last\nlast\n# One\nhome> echo one\none\n")
        for (word, error) in [
            ("two", "error: 'two' matches several demonstrations: 'Two-parts', 'two-words'\n"),
            ("prats", "error: there is no demonstration 'prats'; did you mean 'parts'?\n"),
            ("4", "error: there is no demonstration '4'; 'challenge demo' lists all 3\n"),
            ("./nope", "error: './nope' cannot be read: No such file or directory\n"),
        ] {
            let result = try await demo(word)
            #expect(result.errors == error && result.output.isEmpty && result.status == 66, "\(word)")
        }
    }

    @Test("A demonstration keeps no searches")
    func options() async throws {
        let files = try program.files
        #expect(try await demo("2").status == 0)
        #expect(try program.files == files)
    }

    @Test("The program searches next to its installed file, and says if there are no demonstrations")
    func places() async throws {
        let bin = program.folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        // Another process makes the copy. A file that any process has open for writing cannot run, and child processes inherit
        // the open files.
        let copied = try await program.runShell("cp '\(Program.path(of: "challenge-news-fixture"))' bin/news")
        #expect(copied.status == 0)
        func run(_ arguments: String...) async throws -> Program.Result {
            try await program.run(executable: bin.appending(path: "news").path, ["demo"] + arguments)
        }
        let none = try await run()
        let folder = program.folder.resolvingSymlinksInPath().path
        let share = ["\(folder)/share", "\(program.folder.path)/.local/share", "/usr/local/share", "/usr/share"]
        let places = share.map { "\($0)/old-news/demos" }.joined(separator: ", ")
        #expect(none.errors == "error: no demonstrations are installed; looked in \(places); name a file by its path\n")
        #expect(none.status == 66)
        // Scripts of this app have no extension.
        try program.write("echo mine\n", to: "share/old-news/demos/first")
        #expect(try await run("1").output == "home> echo mine\nmine\n")
    }

    @Test("The command plays a transcript back, of any app, and runs nothing")
    func transcript() async throws {
        try program.write("# Mine\n\n> # So\n> nope 1\nas \u{1B}it was\n\\> b\n> !touch ran\n", to: "a.transcript")
        let result = try await demo("a.transcript")
        #expect(result.output == "# Mine\n\n# So\n> nope 1\nas \\u{1b}it was\n> b\n> !touch ran\n")
        #expect(result.status == 0)
        #expect(try !program.files.contains("ran"))
        try program.write("nothing\n", to: "b.transcript")
        let wrong = try await demo("./b.transcript")
        #expect(wrong.errors.hasPrefix("./b.transcript:1:1: error: this is neither a command") && wrong.status == 66)
    }
}
