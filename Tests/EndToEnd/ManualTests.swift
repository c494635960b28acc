import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: its pages equal the committed ones, and man and mandoc accept them.
@Suite("The manual page", .startsPrograms)
struct ManualTests {
    /// Returns the text of a page for a reader, without the parts for the formatter only.
    private static func plain(_ page: String) -> String {
        page.replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing("\\(ti", with: "~")
            .replacing("\\&", with: "").replacing("\\fB", with: "").replacing("\\fP", with: "")
    }

    @Test("The manual equals the program's output, in any directory; make update writes it again")
    func committed() async throws {
        let environment = [
            "TZ": "Asia/Tokyo", "LC_ALL": "C", "USER": "somebody", "COLUMNS": "20", "API_BASE_URL": "http://localhost",
            "DEEP_LINK_URL": "challenge://nope", "XDG_STATE_HOME": "/nope",
        ]
        let program = Program(environment: environment)
        let page = try Repository.text("man/challenge.1")
        let result = try await program.run("--generate-manual")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(
            try Self.sections(of: result.output, from: "OPTIONS", before: "ENVIRONMENT")
                == Self.sections(of: page, from: "OPTIONS", before: "THE LANGUAGE"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: program.folder.path).allSatisfy { $0.contains(".") })
    }

    /// Returns some sections of a page.
    private static func sections(of page: String, from first: String, before next: String) throws -> Substring {
        let start = try #require(page.range(of: ".Sh \(first)\n")).lowerBound
        let end = try #require(page.range(of: ".Sh \(next)\n")).lowerBound
        return page[start..<end]
    }

    @Test("The manual has every option of --help, and --generate-completion-script, but no hidden ones")
    func options() async throws {
        let page = Self.plain(try Repository.text("man/challenge.1"))
        let help = try await Program().run("--help").output
        let options = Set(help.matches(of: /--[a-z-]+/).map { String($0.0) }).subtracting(["--generate-manual"])
        #expect(options.count > 7)
        for option in options { #expect(page.contains("Fl \(option.dropFirst())"), "\(option)") }
        #expect(page.contains(".It Fl -generate-completion-script Ar shell\n"))
        #expect(!page.contains("generate-manual") && !help.contains("generate-manual"))
    }

    @Test("The manual has every command that help has on every screen, and every route")
    func commands() async throws {
        let page = Self.plain(try Repository.text("man/challenge.1"))
        let script =
            "help all; open characters; help all; open 1; help all; filter; help all; open challenge://nope; help all"
        let help = try await Program().run("-c", script).output
        let commands = Set(help.matches(of: /\n {4}([a-z]+)\b.* {2,}[A-Z]/).map { String($0.1) })
        #expect(commands.isSuperset(of: ["open", "why", "graph", "refresh", "apply", "close", "recent"]))
        for command in commands {
            #expect(page.contains(try Regex("\n\\.It Ic \(command)( |\n)")), "\(command)")
        }
        let routes = try await Program().run("-c", "routes").output
        for route in routes.matches(of: /(?:^|\n) {2}([a-z-]+)/) {
            #expect(page.contains(".It Ic open \(route.1)"), "\(route.1)")
        }
        for link in routes.matches(of: /challenge:[^ \n]+/) { #expect(page.contains(link.0)) }
    }

    @Test("The program runs the examples of the manual")
    func examples() async throws {
        let page = try Repository.text("man/challenge.1")
        let all = page.matches(of: /\.Bd -literal -offset indent\n(.*)\n\.Ed/).map { Self.plain(String($0.1)) }
        let commands = all.filter { $0.contains(" -c ") }.map { $0.components(separatedBy: " | ")[0] }
        #expect(commands.count >= 4)
        for command in commands {
            let result = try await Program().runShell("challenge() { \"$CHALLENGE\" \"$@\"; }; \(command)")
            #expect(result.status == 0 && result.errors.isEmpty && !result.output.isEmpty, "\(command)")
        }
    }

    @Test("mandoc finds no mistake", .needs(.mandoc), arguments: programs)
    func lint(name: String) async throws {
        // The set of installed pages in mandoc's database does not depend on this page.
        let result = try await shell(
            name, "mandoc -T lint page.1 2>&1 | grep -v -e 'mandoc.db lacks' -e 'referenced manual not found'")
        // The status of grep without a match.
        #expect(result.output == "" && result.status == 1)
    }

    @Test(
        "man formats the page without a warning", .needs(.man),
        arguments: zip(programs, ["Show recent searches, or delete them.", "old-news"]))
    func formatted(name: String, text: String) async throws {
        let result = try await shell(name, "MANWIDTH=80 man --warnings -l -Tutf8 ./page.1")
        #expect(result.errors.isEmpty && result.status == 0 && result.output.contains(text))
    }

    private static let programs = ["challenge", "challenge-news-fixture"]

    /// Runs a shell command next to a program's page.
    private func shell(_ name: String, _ command: String) async throws -> Program.Result {
        let program = Program()
        let page =
            try name == "challenge-news-fixture"
            ? await program.run(executable: name, ["--generate-manual"]).output
            : Repository.text("man/\(name).1")
        try program.write(page, to: "page.1")
        return try await program.runShell(command)
    }
}

/// The app of `Tests/Support/NewsProgram`, named Old News, and its program `old-news`. Cases that need the built program: no
/// text or file has the name of another app.
@Suite("An app of another name", .startsPrograms)
struct OtherAppTests {
    private let program = Program()

    private func run(_ arguments: String...) async throws -> Program.Result {
        try await program.run(executable: "challenge-news-fixture", arguments)
    }

    @Test("The app has its own banner, start-up file, history and name in ~/.editrc")
    func prompt() async throws {
        try program.write("echo begun\n", to: ".config/old-news/startup")
        try program.write("old-news:bind \"^G\" ed-delete-prev-char\n", to: ".editrc")
        let prompt = try ProgramAtPrompt(executable: "challenge-news-fixture", home: program)
        try await prompt.shows(
            "Old News 2.1. Type help to list the commands.", "", "Home", "tick 0, loaded 0", "begun", "home>")
        try await prompt.type("echo ab" + Key.control("g"), shows: "home> echo a")
        try await prompt.type("\r", shows: "home> echo a", "a", "home>")
        prompt.terminal.type(Key.control("d"))
        #expect(await prompt.status == 0)
        let history = ".local/state/old-news/history"
        #expect(try program.files == [".config/old-news/startup", ".editrc", history, history + ".lock"])
    }

    @Test("A recording has the name of the app")
    func recording() async throws {
        #expect(try await run("--record", "session", "-c", "open list").status == 0)
        let recording = try program.content("session")
        #expect(recording.hasPrefix("# Recorded by Old News 2.1.\n> open list\n"))
        #expect(try await run("verify", "session").status == 0)
    }

    @Test("The app has a whole manual page, with the date of a reproducible build")
    func manual() async throws {
        // The time of the build.
        let program = Program(environment: ["SOURCE_DATE_EPOCH": "951827696"])
        let page = try await program.run(executable: "challenge-news-fixture", ["--generate-manual"]).output
        #expect(
            page.hasPrefix(
                ".Dd February 29, 2000\n.Dt OLD-NEWS 1\n.Os\n.Sh NAME\n.Nm old\\-news\n.Nd count what happens by itself\n"
            ))
        #expect(
            page.matches(of: /\n\.Sh (.*)/).map { String($0.1) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SUBCOMMANDS", "COMMANDS", "ENVIRONMENT", "FILES",
                "EXIT STATUS",
            ])
        #expect(page.contains(".It Ev \\&OLD_NEWS_LOG\n"))
        #expect(page.contains(".It Ev \\&DEEP_LINK_URL\nSame as \\fB\\-\\-open\\fP, which takes precedence.\n"))
        #expect(page.contains(".It Pa \\(ti/.config/old\\-news/startup\n"))
        // No command reaches a screen of the app from elsewhere.
        #expect(!page.contains("commands of other screens"))
    }

    @Test("bash completes with the completions of the app")
    func bash() async throws {
        let script = try await run("--generate-completion-script", "bash").output
        try program.write(script, to: "script")
        let completed = try await program.runShell(
            """
            source ./script
            COMP_WORDS=(old-news --color = n) COMP_CWORD=3 COMP_LINE='old-news --color=n' COMP_POINT=18
            _old-news_whole_words old-news n =
            echo "${COMPREPLY[@]}"
            """)
        #expect(completed.output == "never\n")
    }

    @Test("No text names another app or a command that this one lacks")
    func names() async throws {
        var texts = [try await run("--help").output, try await run("--generate-manual").output]
        for shell in ShellCompletionTests.shells {
            texts.append(try await run("--generate-completion-script", shell).output)
        }
        texts.append(try await run("-c", "help; routes; graph; graph mermaid").output)
        for text in texts {
            #expect(text.count > 500)
            #expect(!text.lowercased().contains("challenge") && !text.contains(/\bfault\b/))
        }
    }
}
