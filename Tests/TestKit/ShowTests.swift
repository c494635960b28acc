import ChallengeTestKit
import ChallengeTestSupport

@testable import challenge

@Suite("The command show on a list", .limited)
struct ShowTests {
    private func games() async throws -> TestSession {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open games; more all")
        return app
    }

    @Test("show prints the named columns in their order, and sorts the rows by a column")
    func columns() async throws {
        let app = try await games()
        let lines = try await app.run("show --sort year --columns year,title").split(separator: "\n")
        let years = lines.dropFirst().compactMap { Int($0.prefix { $0 != "T" }.trimmingPrefix("  ").prefix(4)) }
        #expect(lines.first == "  year  title" && lines.count == 73)
        #expect(years.count == 72 && years == years.sorted())
        let descending = try await app.run("show --columns=year --sort=year --desc").split(separator: "\n").dropFirst()
        #expect(descending.map { String($0.suffix(4)) } == years.sorted(by: >).map(String.init))
    }

    @Test("show prints the values of one column for a program, without its name")
    func values() async throws {
        let app = try await games()
        let titles = try await app.run("show --values title --sort TITLE").split(separator: "\n").map(String.init)
        #expect(titles.count == 72 && titles == titles.sorted { $0.lowercased() < $1.lowercased() })
        #expect(try await app.run("show --values id --format json").hasPrefix(#"{"event":"output","name":"show""#))
    }

    @Test(
        "A wrong column is an error with the valid ones, and so is a screen without columns",
        arguments: [
            (
                "show --sort yeer",
                "no column 'yeer': choose from id, title, year, platforms, genre, developer; did you mean 'year'?"
            ),
            (
                "show --colums title",
                "no option '--colums': choose from --columns, --sort, --desc, --values, --format; did you mean '--columns'?"
            ),
            (
                "show --sort",
                "NAME is missing; usage: show [--columns NAME,...] [--sort NAME] [--desc] [--values NAME] [--format FORMAT]"
            ),
            ("show --desc", "--sort NAME is missing"),
            ("show --desc=1 --sort id", "unexpected argument '--desc=1'; usage: --desc"),
            ("show --format xml", "no format 'xml': choose from text, json, csv, tsv, markdown"),
            ("home; show --sort name", "Home has no rows"),
        ])
    func mistakes(command: String, message: String) async throws {
        let app = try await games()
        let failure = await #expect(throws: CommandFailure.self) { try await app.run(command) }
        #expect(failure?.output.contains("error: " + message) == true, "\(failure?.output ?? "")")
    }

    @Test("Completion offers the options of show, and behind one the remaining columns of the list")
    func completion() async throws {
        let app = try await games()
        #expect(app.completions(of: "show ") == ["--columns", "--sort", "--desc", "--values", "--format"])
        #expect(app.completions(of: "show --sort y") == ["year"])
        #expect(app.completions(of: "show --columns title,ye") == ["title,year"])
        #expect(app.completions(of: "show --columns=title,id,gen") == ["--columns=title,id,genre"])
        #expect(app.completions(of: "show --columns title --de") == ["--desc"])
        #expect(app.completions(of: "show --format=c") == ["--format=csv"])
        #expect(try await app.run("help show").contains("--columns  id, title, year, platforms, genre, developer"))
    }

    @Test("open takes the position of a row on the screen")
    func position() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open games; more; open #3 # the third row of this page")
        #expect(try await app.run("link") == "challenge://games/detail/23")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("back; open #21") }
        #expect(failure?.output.hasSuffix("error: there is no row #21: 20 rows are shown") == true)
        #expect(try await app.run("echo a #3") == "a")
    }

    @Test(
        "Every episode shows its whole cast, and every location all of its residents",
        arguments: ["episode", "location"])
    func wholeCasts(kind: String) async throws {
        let app = try await TestSession(ChallengeApp.self)
        var rowCount = 0
        for number in 1...(kind == "episode" ? 51 : 126) {
            try await app.run("home; open \(kind) \(number); expect not text 'left out'")
            let label = kind == "episode" ? "Cast" : "Residents"
            let line = try #require(app.screen.lines.first { $0.hasPrefix("\(label) ") })
            #expect(Int(line.dropFirst(label.count + 1)) == app.screen.rows.count, "\(kind) \(number)")
            rowCount += app.screen.rows.count
        }
        // The sums of the tables.
        #expect(rowCount == (kind == "episode" ? 1_266 : 804))
    }
}
