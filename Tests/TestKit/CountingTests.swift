import ChallengeTestKit
import ChallengeTestSupport
import FoundationEssentials

@testable import challenge

/// What is counted: the rows that are loaded, and the rows there are.
@Suite("Counting", .limited)
struct CountingTests {
    private func output(_ line: String) async throws -> [String] {
        let app = try await TestSession(ChallengeApp.self)
        return try await app.run(line).split(separator: "\n").map(String.init)
    }

    private nonisolated static let part = "20 of 72 rows are loaded; more all loads the rest"

    @Test(
        "What works on a part of a list says so below it",
        arguments: [
            ("games; show --sort year", part), ("games; show --columns title", part), ("games; show --values id", part),
            ("games; show --format csv", part), ("games; show --columns id --format markdown", part),
            ("games; expect count 20", "as expected; " + part),
            ("games; more; show --values id", "40 of 72 rows are loaded; more all loads the rest"),
            ("games; more; previous; show", nil),
            ("games; filter genre=shooter; expect count 8", "as expected"), ("games; expect total 72", "as expected"),
            ("games; show", nil), ("games; show --all", nil), ("games; more all; show --values id", nil),
            ("games; show --all --sort year", nil), ("games; show --format json", nil),
            ("open episode 28; show --values id", nil), ("open character 5; show --columns image", nil),
            ("games; search zzz; expect count 0; expect total 0; show --values id", "as expected"),
        ])
    func parts(line: String, part: String?) async throws {
        let last = try #require(try await output(line).last)
        if let part { #expect(last == part) } else { #expect(!last.contains("loaded;")) }
    }

    @Test("count is the number of rows that show prints as a table, on each page and in each format")
    func oneCount() async throws {
        for pages in ["show", "more", "more 2", "more all", "more 2; previous", "show --all"] {
            let app = try await TestSession(ChallengeApp.self)
            try await app.run("characters; filter status=dead species=alien; \(pages)")
            let rows = try await app.run("show --values id").split(separator: "\n").filter { !$0.contains("loaded") }
            try await app.run(
                "expect count \(rows.count); expect total 85; expect fails expect total \(rows.count + 86)")
            let json = try #require(try await app.run("show --columns id --format json").split(separator: "\n").first)
            #expect(json.hasSuffix(#""total":85}}"#) && json.components(separatedBy: #""id":"#).count == rows.count + 1)
        }
    }

    @Test("A screen that has no rows, or does not say how many there are, says so")
    func unknown() async throws {
        let app = try await TestSession(ChallengeApp.self)
        for (line, reason) in [
            ("expect total 1", "Home has no rows to count"),
            ("open character 5; expect count 1", "Jerry Smith has no rows"),
            ("fault offline; characters; expect count 0", "Characters has no rows, but an error: Cannot load"),
            ("fault offline; characters; show --values id", "Characters has no rows, but an error: Cannot load"),
        ] {
            let failure = await #expect(throws: CommandFailure.self) { try await app.run(line) }
            #expect(failure?.output.contains("error: " + reason) == true, "\(failure?.output ?? "")")
        }
    }

    @Test("show --all loads the rest and shows all rows; if a load or an option is wrong, it changes nothing")
    func all() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run(
            "games; more; fault offline; expect fails show --all; expect text 'page 2 of 4'; expect count 40")
        try await app.run("fault off; expect fails show --all --sort nothing; expect count 40")
        #expect(app.screen.rows.count == 20)
        let years = try await app.run("show --all --sort year --values title").split(separator: "\n")
        #expect(years.first == "Pong" && years.count == 72)
        #expect(try await app.run("show").contains("72 games, pages 1 to 4 of 4"))
        #expect(app.screen.rows.count == 72)
        try await app.run("expect fails more; expect fails previous; refresh; expect count 20")
    }

    @Test("Details are a table of one row, and each list is a table")
    func tables() async throws {
        #expect(
            try await output("open character 5; show --format csv").suffix(2) == [
                "id,name,status,species,type,gender,origin,location,episodes,firstEpisode,image",
                "5,Jerry Smith,Alive,Human,,Male,Earth (Replacement Dimension),Earth (Replacement Dimension),39,6,"
                    + "https://rickandmortyapi.com/api/character/avatar/5.jpeg",
            ])
        #expect(try await output("open game 1; show --values image").last == "/api/game/cover/1.jpeg")
        #expect(
            try await output("open episode 28; expect total 65; show --sort id --desc --format tsv").suffix(65).first
                == "489\tP-Coat Rick\tHuman")
        #expect(
            try await output("open location 3; show --columns name,species --format csv").contains("Rick Sanchez,Human")
        )
        let rows = try await output("games; show --all --sort genre,-year --columns genre,year --format csv")
            .suffix(72).map { $0.split(separator: ",") }
        #expect(rows.prefix(2) == [["Action", "1980"], ["Action-Adventure", "2023"]])
        #expect(rows.last?.first == "Strategy")
        #expect(try await output("games; show --all --sort -year,title --values year --desc").last == "2023")
        #expect(
            try await output("open character-episodes 5; show --columns code,id").last
                == "  S05E10  51")
    }
}
