import Foundation
import HTTPTestSupport
import Hummingbird
import TestLimits
import Testing

@Suite("The games", .startsPrograms)
struct GamesTests {
    private static let redirect = "↪ HomeOutgoingNavigation.games → GamesIncomingNavigation.list\n"
    private let program: Program

    init() throws {
        program = try Program()
    }

    private func run(_ commands: String..., options: [String] = []) async throws -> String {
        let result = try await program.run(
            ["--width", "100"] + options + commands.flatMap { ["-c", $0] }, input: Data())
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
        return result.output
    }

    @Test("are reached by a redirect, from Home and from within the characters; searched, opened and left")
    func walk() async throws {
        for before in ["", "open characters; open 1; "] {
            let output = try await run(
                "\(before)open games; expect redirect HomeOutgoingNavigation.games GamesIncomingNavigation.list",
                "search zelda; expect screen GamesList; expect text Zelda; expect not text Asteroids",
                "open 3; expect screen GameDetail; expect event game_selected id=3",
                "back; expect screen GamesList; expect text 'search: zelda'", "why")
            #expect(output.components(separatedBy: Self.redirect).count == 2)
            #expect(output.contains(" › Games  "))
            #expect(
                output.hasSuffix(
                    """
                      Games         GamesIncomingNavigation.list
                        due to      open games
                        asked for   HomeOutgoingNavigation.games, an outgoing navigation
                        redirect 1  ↪ GamesIncomingNavigation.list
                        shown by    Games, as GamesList
                        pushed on   the app's stack, to depth \(before.isEmpty ? 1 : 3)
                        delivered   search zelda

                    """), "\(output)")
        }
    }

    @Test("are searched from wherever there is no other search nearer: from one's details, a list of them")
    func nearestSearch() async throws {
        let output = try await run("open game 7; search zelda; expect screen GamesList; expect text Zelda")
        #expect(output.contains(Self.redirect))
        _ = try await run("open game 7; open challenge://nowhere; search zelda; expect screen GamesList")
        _ = try await run("open game 7; open character 1; open challenge://nowhere; search rick; expect text Rick")
        let help = try await run("open game 7; help")
        let groups = help.split(separator: "\n").filter { $0.hasPrefix("  On ") }
        #expect(
            groups == [
                "  On Super Mario Bros.", "  On every screen", "  On Games, going there first",
                "  On Home, going there first",
            ])
        _ = try await run("open character 1; search rick; expect screen CharacterList")
        _ = try await run("search rick; expect screen CharacterList")
    }

    @Test("are paged, refreshed and linked to as the characters are")
    func list() async throws {
        let output = try await run(
            "open challenge://games/list; expect count 20; more; expect count 20; refresh; expect count 20",
            "open challenge://games/detail/7; expect screen GameDetail; close; expect path Home GamesList")
        #expect(output.contains("games, page 1 of 4"))
        #expect(output.contains("games, page 2 of 4"))
    }

    @Test("are filtered by platform, year and genre, in any letter case; and no other list is by theirs, which says so")
    func filter() async throws {
        let output = try await run(
            "open games; filter year=1985 genre=platform; expect count 1; expect text 'Mario Bros'")
        #expect(output.contains("  [year=1985] [genre=platform]\n"))
        _ = try await run("filter", "open games; search zelda; filter platform='game boy'; expect count 1")
        let result = try await program.run(
            "-k", "-c", "open characters; filter year=1985", "-c", "open games; filter status=alive")
        #expect(
            result.errors.contains(
                "error: no key 'year', but there is one on Games: choose from status, species, type, gender\n"))
        #expect(
            result.errors.contains("error: no key 'status', but there is one on Characters: choose from platform, year")
        )
    }

    @Test("are the same over HTTP as from the embedded catalogue")
    func overHTTP() async throws {
        let url = try await APIProgram.shared().address
        let script = "open games; more; search zelda; open 3; back; search ''; search nothing-like-it"
        let embedded = try await run(script)
        let live = try await run(script, options: ["--base-url", url])
        #expect(live.contains("  Image      \(url)/api/game/cover/3.jpeg\n"))
        #expect(live.replacing(url, with: "") == embedded)
    }

    @Test("are missing where the API has none, and the screen shows why")
    func noGames() async throws {
        // As the public API answers.
        let url = try await LoopbackServer.start { _ in
            Response(
                status: .notFound, body: .init(byteBuffer: ByteBuffer(string: #"{"error":"There is nothing here."}"#)))
        }.absoluteString
        let result = try await program.run(
            "--width", "200", "--base-url", url, "-c", "open games; expect state error", "-c", "retry")
        #expect(result.output.contains("this API has no games (status 404)"))
        #expect(result.errors.contains("this API has no games (status 404)"))
        #expect(result.status == 1)
    }

    @Test("have a state for every failure, and nothing is lost")
    func faults() async throws {
        _ = try await run(
            "open games; fault offline; expect fails refresh; expect state loaded",
            "search zelda; expect state error; fault off; retry; expect state loaded; expect text Zelda",
            "expect fails open game nothing; expect fails recent delete doom; open game 9999; expect state error; back",
            "expect screen GamesList")
    }

    @Test("are traced: requests, uses of the cache, tracked events and states")
    func trace() async throws {
        let output = try await run("open games; open 3", options: ["--trace"])
        let lines = [
            "track     games_list_viewed", "cache     miss games page 1", "cache     stored games page 1",
            "track     game_selected id=3", "cache     hit game 3", "state     GameDetail loading → loaded",
        ]
        for line in lines { #expect(output.contains("  \(line)\n"), "\(line)") }
    }

    @Test("are printed whole by why and path, however long a title is")
    func longTitle() async throws {
        let output = try await run("open game 8; why; path", options: ["--width", "80"])
        #expect(output.components(separatedBy: "GamesIncomingNavigation.detail(identifier: 8)\n").count == 4)
        // Below each other, both columns have room.
        let narrow = try await run("open game 8; path", options: ["--width", "45"])
        #expect(narrow.contains("\n  The Legend of Zelda: Tears of the Kingdom\n"))
    }

    @Test("are checked without being run")
    func check() async throws {
        try program.write("open games\nfilter year=1985\nopen 3\nsearch zelda\nserach zelda\n", to: "games.chal")
        let result = try await program.run("--check", "games.chal")
        #expect(result.status == 1)
        #expect(result.errors.contains("games.chal:5:1: error: no command 'serach'"))
        #expect(result.errors.contains("did you mean 'search'?"))
        #expect(!result.errors.contains("games.chal:3") && !result.errors.contains("games.chal:4"))
    }

    @Test("are in the JSON, with the redirect and the content of the list")
    func json() async throws {
        let output = try await run("open games; search 'the legend of zelda'; open 3", options: ["--format", "json"])
        let lines = output.split(separator: "\n")
        #expect(
            lines.contains {
                $0.contains(#""from":"HomeOutgoingNavigation.games","to":"GamesIncomingNavigation.list""#)
            })
        #expect(
            lines.contains { $0.contains(#""screen":"GamesList""#) && $0.contains(#""total":72,"page":1,"pages":4"#) })
        #expect(lines.contains { $0.contains(#""content":{"game":{"id":3,"title":"#) })
    }
}
