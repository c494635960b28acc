import ChallengeTestKit
import ChallengeTestSupport

@testable import challenge

/// What no transcript can show: completions, and all records.
@Suite("The commands of the app", .limited)
struct AppCommandTests {
    @Test("help fits on a terminal of 24 rows on every kind of screen")
    func help() async throws {
        let app = try await TestSession(ChallengeApp.self)
        for place in ["home", "open characters", "open games", "open character 1", "open episodes"] {
            try await app.run(place)
            let help = try await app.run("help")
            #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 24, "\(place)")
        }
    }

    @Test("filter completes the values of all rows, not only of the loaded ones")
    func filter() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open characters")
        #expect(app.completions(of: "filter species=").count > 8)
        #expect(app.completions(of: "filter status==de") == ["status==dead"])
        #expect(app.completions(of: "filter species=human,=ali") == ["species=human,=Alien"])
        #expect(app.completions(of: "filter location=Citadel") == [#""location=Citadel of Ricks""#])
    }

    @Test("show completes its options, and behind one the remaining columns of the list")
    func show() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open games")
        #expect(app.completions(of: "show ") == ["--all", "--columns", "--sort", "--desc", "--values", "--format"])
        #expect(app.completions(of: "show --sort y") == ["year"])
        #expect(app.completions(of: "show --columns title,ye") == ["title,year"])
        #expect(app.completions(of: "show --columns=title,id,gen") == ["--columns=title,id,genre"])
        #expect(app.completions(of: "show --columns title --de") == ["--desc"])
        #expect(app.completions(of: "show --format=c") == ["--format=csv"])
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
