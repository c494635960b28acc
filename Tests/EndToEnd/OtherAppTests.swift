import Foundation
import ProcessTestSupport
import TerminalTestSupport
import TestLimits
import Testing

/// The app of `Tests/Support/NewsProgram` is called Old News, and its program `old-news`. What only the real program can
/// show: no text and no file of it has the name of another app.
@Suite("An app of another name", .startsPrograms)
struct OtherAppTests {
    private let program: Program

    init() throws { program = try Program() }

    private func run(_ arguments: String...) async throws -> Program.Result {
        try await program.run(executable: "news-fixture", arguments)
    }

    @Test("has its own banner, start-up file, history and name in ~/.editrc")
    func prompt() async throws {
        try program.write("echo begun\n", to: ".config/old-news/startup")
        try program.write("old-news:bind \"^G\" ed-delete-prev-char\n", to: ".editrc")
        let prompt = try ProgramAtPrompt(executable: "news-fixture", home: program)
        try await prompt.shows("Old News 2.1. Type help for help.", "", "Home", "tick 0, loaded 0", "begun", "home>")
        try await prompt.type("echo ab" + Key.control("g"), shows: "home> echo a")
        try await prompt.type("\r", shows: "home> echo a", "a", "home>")
        prompt.terminal.type(Key.control("d"))
        #expect(await prompt.status == 0)
        let history = ".local/state/old-news/history"
        #expect(try program.files == [".config/old-news/startup", ".editrc", history, history + ".lock"])
    }

    @Test("has its own variable for the log")
    func log() async throws {
        let environment = ["CHALLENGE_LOG": "loud", "OLD_NEWS_LOG": "quiet"]
        let result = try await Program(environment: environment).run(executable: "news-fixture", ["-c", "exit"])
        #expect(result.errors.hasPrefix("warning: OLD_NEWS_LOG takes one of "))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test("records its name")
    func recording() async throws {
        #expect(try await run("--record", "session", "-c", "open list").status == 0)
        let recording = try program.content("session")
        #expect(recording.hasPrefix("# Recorded by Old News 2.1.\n> open list\n"))
        #expect(try await run("verify", "session").status == 0)
    }

    @Test("has a whole manual page, dated as a reproducible build wants it")
    func manual() async throws {
        // The time of the build.
        let program = try Program(environment: ["SOURCE_DATE_EPOCH": "951827696"])
        let page = try await program.run(executable: "news-fixture", ["--generate-manual"]).output
        #expect(
            page.hasPrefix(
                ".Dd February 29, 2000\n.Dt OLD-NEWS 1\n.Os\n.Sh NAME\n.Nm old\\-news\n.Nd count what happens by itself\n"
            ))
        #expect(
            page.matches(of: /\n\.Sh (.*)/).map { String($0.1) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "JOBS", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS",
            ])
        #expect(page.contains(".It Ev \\&OLD_NEWS_LOG\n"))
        #expect(page.contains(".It Ev \\&DEEP_LINK_URL\nAs \\fB\\-\\-open\\fP, which goes before it.\n"))
        #expect(page.contains(".It Pa \\(ti/.config/old\\-news/startup\n"))
        // No screen of the app is reached from afar by a command.
        #expect(!page.contains("from afar"))
    }

    @Test("has completions by which bash completes")
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

    @Test("says the name of no other app, and nothing of a command that it does without")
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
