import ChallengeNetworking
import ChallengeText
import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A game of the catalogue")
struct GameTests {
    private let games = Catalogue.embedded.games.records

    @Test("Every row becomes a game: no row is malformed, and the ids ascend from 1 without a gap")
    func everyRow() {
        let ids = Table.rows(of: GameTable.text).map { Int($0[0]) }
        #expect(ids == Array(1...72))
        #expect(games.map(\.id) == Array(1...72))
    }

    @Test("No column is empty, or has space around it")
    func columns() {
        for game in games {
            #expect(!game.platforms.isEmpty && game.platforms.count <= 5, "\(game.title)")
            let texts = [game.title, game.genre, game.developer] + game.platforms
            #expect(texts.allSatisfy { !$0.isEmpty && $0 == $0.trimmed }, "\(game.title)")
            #expect(Set(game.platforms).count == game.platforms.count, "\(game.title)")
        }
        #expect(Set(games.map(\.title)).count == games.count)
    }

    @Test("Years are possible")
    func years() {
        #expect(games.map(\.year).allSatisfy { 1970...2025 ~= $0 })
    }

    @Test("Genres are the known ones, and each of them is there")
    func genres() {
        #expect(
            Set(games.map(\.genre)) == [
                "Action", "Action-Adventure", "Adventure", "Fighting", "Horror", "Platformer", "Puzzle", "Racing",
                "Role-Playing", "Sandbox", "Shooter", "Simulation", "Sports", "Strategy",
            ])
    }

    @Test("It has its fields in this order, letters as they are, and an address for itself, but of no cover")
    func fields() {
        let base = "https://rickandmortyapi.com/api/game"
        #expect(
            Answer("/api/game/25").text == """
                {"id":25,"title":"Pokémon Red and Green","year":1996,"platforms":["Game Boy"],"genre":"Role-Playing",\
                "developer":"Game Freak","image":"","url":"\(base)/25"}
                """)
        #expect(
            Answer("/api/game/3").text.contains(
                #""title":"The Legend of Zelda","year":1986,"platforms":["Famicom Disk System","NES"],"#))
    }

    @Test(
        "Each filter searches its own field, anywhere and in any letter case",
        arguments: [
            ("title", "zELDa", [3, 8, 19, 30, 31, 41, 46, 50, 64]), ("title", "pokémon", [25]),
            ("title", "Nintendo 64", []), ("title", "1996", []),
            ("genre", "PUZZLE", [4, 15]),
            ("genre", "sports", [6, 68]), ("developer", "valve", [4, 38, 47]), ("developer", "r&d1", [49, 53]),
            ("year", "1985", [7]), ("year", "202", [8, 21]), ("platform", "wii u", [19]),
        ])
    func filters(name: String, value: String, ids: [Int]) {
        let answer = Answer("/api/game", [(name, value)])
        #expect(answer.status == (ids.isEmpty ? 404 : 200))
        #expect(answer.ids == Array(ids.prefix(20)))
        #expect(answer.count ?? 0 == ids.count)
    }

    @Test("A platform is found wherever it stands among the platforms, and not across two of them")
    func platforms() {
        #expect(Answer("/api/game", [("platform", "nes")]).ids == [3, 5, 7, 10, 23, 24, 30, 33, 41, 42, 49, 53, 72])
        #expect(Answer("/api/game", [("platform", "MS-DOS")]).ids == [9, 12, 45, 61, 62])
        #expect(Answer("/api/game", [("platform", "series x/s")]).ids == [21])
        #expect(Answer("/api/game", [("platform", "Wii U,Nintendo Switch")]).status == 404)
    }

    @Test("Filters have to match together, and one that games do not have is ignored")
    func several() {
        #expect(Answer("/api/game", [("title", "zelda"), ("platform", "nintendo 64")]).ids == [46, 50])
        #expect(Answer("/api/game", [("name", "zelda"), ("status", "dead")]).count == 72)
        #expect(Answer("/api/character", [("title", "zelda"), ("year", "1")]).count == 126)
    }

    @Test("The pages follow each other, repeat the filters, and have an end")
    func pages() {
        let base = "https://rickandmortyapi.com/api/game?page="
        let first = Answer("/api/game")
        #expect(first.ids == Array(1...20) && first.count == 72 && first.pages == 4)
        #expect(first.previous == nil && first.next == base + "2")
        let last = Answer("/api/game", [("page", "4")])
        #expect(last.ids == Array(61...72))
        #expect(last.previous == base + "3" && last.next == nil)
        let past = Answer("/api/game", [("page", "5")])
        #expect(past.status == 404 && past.text == #"{"error":"There is nothing here"}"#)
        let filtered = Answer("/api/game", [("genre", "adventure"), ("year", "")])
        #expect(filtered.next == base + "2&genre=adventure")
    }

    @Test("An unknown id is 404 and says of what kind", arguments: ["73", "0", "-1", "1.5"])
    func unknown(id: String) {
        let answer = Answer("/api/game/\(id)")
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"Game not found"}"#)
    }

    @Test("Several ids are an array in order of id, each once", arguments: ["3,1,2", "2,1,3,1,900", "[3,2,1]"])
    func severalIDs(ids: String) {
        let answer = Answer("/api/game/\(ids)")
        #expect(answer.status == 200)
        let titles = answer.array.compactMap { $0["title"] as? String }
        #expect(titles == ["Asteroids", "Prince of Persia", "The Legend of Zelda"])
    }

    @Test("What is no id is refused as it is of the other kinds")
    func noID() {
        for id in ["pong", "[1,x]", "cover"] {
            let game = Answer("/api/game/\(id)")
            let character = Answer("/api/character/\(id == "cover" ? "avatar" : id)")
            #expect(game.status == character.status && game.text == character.text)
        }
        #expect(Answer("/api/game/cover/1.jpeg").status == 404)
    }

    @Test("It comes with the program where the rest is a copy of what an API had, which has no games")
    func copy() throws {
        let text = """
            {"source":"x","date":"2026-01-31T12:00:00Z","characters":[{"id":7,"name":"A"}],"episodes":[],"locations":[],
            "games":[{"id":1,"title":"Not from a copy"}]}
            """
        let copy = try CatalogueCopy(reading: Data(text.utf8))
        for path in ["/api/game", "/api/game/72", "/api/game/73"] {
            let endpoint = Endpoint(path: path)
            #expect(copy.catalogue.respond(to: endpoint) == Catalogue.embedded.respond(to: endpoint))
        }
        #expect(Answer("/api/character", from: copy.catalogue).ids == [7])
        #expect(!String(decoding: copy.data, as: UTF8.self).contains("Pong"))
    }

    @Test("A row that does not parse is left out and harms no other")
    func malformedRows() {
        let games = GameRecord.all(
            in: """
                x\tA\t1999\tNES\tAction\tB
                2\tA\tsoon\tNES\tAction\tB
                3\tA\t1999\tNES\tAction

                5\tE\t1999\tNES,Wii U\tAction\tB
                """)
        #expect(games.map(\.title) == ["E"])
        #expect(games.first?.platforms == ["NES", "Wii U"])
    }
}
