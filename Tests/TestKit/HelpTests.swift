import ChallengeTestKit
import ChallengeTestSupport

@testable import challenge

@Suite("The command help in the app", .limited)
struct HelpTests {
    private func help(_ words: String, at place: String = "home") async throws -> String {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run(place)
        return try await app.run("help \(words)")
    }

    @Test("help fits on a terminal of 24 rows on every kind of screen, and help all has each command with its help")
    func rows() async throws {
        for place in ["home", "open characters", "open games", "open character 1", "open episodes"] {
            let help = try await help("", at: place)
            #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 24, "\(place)")
            #expect(help.contains("On every screen") && help.contains("expect") && !help.contains("Run a program"))
        }
        #expect(try await help("all").contains("! PROGRAM"))
    }

    @Test(
        "help explains commands and controls of other screens, and the way there",
        arguments: [
            ("more", "Show the next page", "Characters (open characters)"), ("image", "Show the", "open game ID"),
            ("origin", "Go to the character's origin", "Advanced search (open advanced-search)"),
            ("filter", "KEY==VALUE", "Goes to Characters first."), ("characters", "open characters", ""),
        ])
    func elsewhere(word: String, help: String, place: String) async throws {
        let text = try await self.help(word, at: word == "characters" ? "open games" : "home")
            .replacing("\n", with: " ").replacing("  ", with: " ")
        #expect(text.contains(help) && text.contains(place), "\(text)")
    }

    @Test(
        "help says where an unavailable command works, and explains a link or a filter among the commands",
        arguments: [
            (
                "more",
                "no command 'more' on Home; it is on Characters, Games, Locations, Episodes: type open characters"
            ),
            ("mroe", "no command 'mroe' on Home; did you mean 'more'?"),
            ("open year 1985", "no destination named 'year 1985'; type open games, then filter year=1985"),
            ("open challenge://chracter/detail/5", "did you mean 'challenge://character/detail/ID'?"),
            ("open challenge://nowhere", "no feature handles the link 'challenge://nowhere'"),
            ("expect screen Zzzzzzz", "no screen 'Zzzzzzz': choose from Home, About"),
            ("help foo", "no help for 'foo'; type help to see what is possible"),
            ("help zzz", "no help for 'zzz'; type help to see what is possible"),
            ("help colors", "no help for 'colors'; did you mean 'color'?"), ("help ''", "no command ''"),
        ])
    func errors(command: String, message: String) async throws {
        let app = try await TestSession(ChallengeApp.self)
        let failure = await #expect(throws: CommandFailure.self) { try await app.run(command) }
        #expect(failure?.output.contains(message) == true, "\(failure?.output ?? "")")
        #expect(app.path == ["Home"])
    }

    @Test("An error lists no names if there are many")
    func manyNames() async throws {
        let app = try await TestSession(ChallengeApp.self)
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("expect redirect zzzzzzz x") }
        #expect(failure?.output == "error: no navigation 'zzzzzzz'")
    }

    @Test("help ranks whole words first, with their line, and includes the keys of the prompt")
    func words() async throws {
        #expect(try await help("csv").contains("A file named .csv, .tsv, .md or .json gets"))
        #expect(try await help("keys").contains("Ctrl-R"))
        #expect(try await help("tab").split(separator: "\n")[1].contains("arrows select"))
        let begun = try await help("me")
        #expect(begun.contains("mermaid") && !begun.contains("name") && !begun.contains("time"))
        #expect(try await help("pipe").contains("COMMAND | PROGRAM"))
    }

    @Test(
        "help finds words in the commands of other screens too, and lists everything with the name of another screen's command"
    )
    func everywhere() async throws {
        #expect(try await help("genre").hasPrefix("  On Games (open games)\n    filter"))
        let page = try await help("page")
        #expect(page.contains("set pager") && page.contains("On Characters (open characters)") && page.contains("more"))
        let status = try await help("status")
        #expect(status.hasPrefix("status VALUE") && status.contains("  Also\n") && status.contains("filter"))
    }
}
