@testable import ChallengeCatalogue
import ChallengeDesignSystem
import ChallengeText
import Foundation
import Testing

@Suite("The embedded data")
struct DataTests {
    private let characters = Catalogue.characters.all
    private let episodes = Catalogue.episodes.all
    private let locations = Catalogue.locations.all
    private let games = Catalogue.games.all

    @Test("Every row becomes a record with the id of its place")
    func everyRow() {
        #expect(characters.map(\.id) == Array(1...826))
        #expect(episodes.map(\.id) == Array(1...51))
        #expect(locations.map(\.id) == Array(1...126))
        #expect(games.map(\.id) == Array(1...72))
    }

    /// The FNV-1a hash of 64 bits (draft-eastlake-fnv).
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    @Test("Each column of the characters has the same hash as in the public API's answers")
    func sums() {
        let table = Table(CharacterTable.text)
        let columns = (0..<10).map { column in table.rows.indices.map { table.column(column, ofRow: $0) } }
        #expect(
            columns.map { Self.hash($0.joined(separator: "\n")) } == [
                0xa6b1_145d_2344_c3c8, 0xcbdb_41db_d880_d0ac, 0xc673_2efc_4ab4_4310, 0xadb5_18f1_deb4_1276,
                0x3f48_a9a3_b352_8d15, 0xcdd9_1677_f189_f34d, 0xd5d8_bd78_2480_4ffa, 0x02c2_27f8_10a1_0995,
                0xb04c_c076_bfa6_0791, 0x90f9_4648_dbb6_ba0f,
            ])
        #expect(table.rows.indices.allSatisfy { row in table.columns(ofRow: row) == columns.map { $0[row] } })
    }

    @Test("Texts have the API's words and forms, with no space around them, and the newest record has its day")
    func texts() {
        #expect(Set(characters.map(\.status)) == ["Alive", "Dead", "unknown"])
        #expect(Set(characters.map(\.gender)).isSubset(of: ["Female", "Male", "Genderless", "unknown"]))
        #expect(characters.allSatisfy { !$0.name.isEmpty && !$0.species.isEmpty })
        let form = /20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d\d\dZ/
        let dates = characters.map(\.created) + episodes.map(\.created) + locations.map(\.created)
        #expect(dates.allSatisfy { $0.wholeMatch(of: form) != nil })
        #expect(dates.max().map { String($0.prefix(10)) } == Catalogue.newestDay)
        let texts =
            characters.flatMap { [$0.name, $0.status, $0.species, $0.type, $0.gender] } + dates
            + episodes.flatMap { [$0.name, $0.airDate, $0.code] }
            + locations.flatMap { [$0.name, $0.type, $0.dimension] }
            + games.flatMap { [$0.title, $0.genre, $0.developer] + $0.platforms }
        #expect(texts.allSatisfy { $0 == $0.trimmed })
    }

    @Test("Games have a title of their own, a possible year, platforms and one of the known genres")
    func completeGames() {
        for game in games {
            #expect(1...5 ~= game.platforms.count && 1970...2025 ~= game.year, "\(game.title)")
            #expect(!([game.title, game.developer] + game.platforms).contains(""), "\(game.title)")
            #expect(Set(game.platforms).count == game.platforms.count, "\(game.title)")
        }
        #expect(Set(games.map(\.title)).count == games.count)
        #expect(
            Set(games.map(\.genre)) == [
                "Action", "Action-Adventure", "Adventure", "Fighting", "Horror", "Platformer", "Puzzle", "Racing",
                "Role-Playing", "Sandbox", "Shooter", "Simulation", "Sports", "Strategy",
            ])
    }

    @Test("Every address in an answer is one of the API's, with an id of the public API")
    func addresses() {
        let form = /https:\/\/rickandmortyapi\.com\/api\/(character|episode|location)\/(\d+)/
        let limits = ["character": 826, "episode": 51, "location": 126]
        for (resource, limit) in limits {
            let ids = (1...limit).map(String.init).joined(separator: ",")
            for record in Answer("/api/\(resource)/\(ids)").records {
                let lists = ["episode", "characters", "residents"].flatMap { record[$0] as? [String] ?? [] }
                let places = ["origin", "location"].compactMap { (record[$0] as? [String: String])?["url"] }
                let own = [record["url"] as? String ?? "none"]
                for address in lists + places.filter({ !$0.isEmpty }) + own {
                    let match = address.wholeMatch(of: form)
                    let limit = match.flatMap { limits[String($0.1)] } ?? 0
                    let id = match.flatMap { Int($0.2) } ?? 0
                    #expect(1 <= id && id <= limit, "\(address)")
                }
            }
        }
    }

    /// The public API contradicts itself about character 125, see its issue 140.
    private let contradicted = 125

    @Test("Characters, episodes and locations agree on their relations, except one as in the public API")
    func agreement() throws {
        for character in characters where character.id != contradicted {
            let claimed = episodes.filter { $0.characters.contains(character.id) }.map(\.id)
            #expect(character.episodes.sorted() == claimed, "\(character.id) \(character.name)")
            let places = locations.filter { $0.residents.contains(character.id) }.map(\.name)
            #expect(places == (character.location.name == "unknown" ? [] : [character.location.name]))
        }
        let character = try #require(Catalogue.characters[contradicted])
        #expect(character.episodes == [18, 21, 25])
        #expect(character.location.name == "Planet Squanch")
        #expect(episodes.filter { $0.characters.contains(contradicted) }.map(\.id) == [25])
        #expect(locations.filter { $0.residents.contains(contradicted) }.isEmpty)
    }

    @Test("The episodes together show every character of the public API, and each episode shows it once")
    func complete() {
        #expect(Set(episodes.flatMap(\.characters)) == Set(1...826))
        #expect(episodes.allSatisfy { Set($0.characters).count == $0.characters.count })
        let residents = locations.flatMap(\.residents)
        #expect(Set(residents).count == residents.count)
    }

    @Test("A row that does not parse, or names an unknown place, is no record")
    func malformedRows() {
        func character(_ row: String) -> CharacterRecord? { CharacterRecord(Table(row).columns(ofRow: 0)) }
        #expect(character("1\tA\tAlive\tHuman\t\tMale\t\t\t1-3,7\t2020")?.episodes == [1, 2, 3, 7])
        for row in [
            "1\tA\tAlive\tHuman\t\tMale\t\t127\t1\t2020", "2\tB\tAlive\tHuman\t\tMale\t\t\t3-1\t2020", "4\tD\tAlive",
        ] { #expect(character(row) == nil, "\(row)") }
        #expect(EpisodeRecord(Table("1\tA\tMay 1, 2020\tS01E01\t1-2-3\t2020").columns(ofRow: 0)) == nil)
        for row in ["2\tA\tsoon\tNES\tAction\tB", "3\tA\t1999\tNES\tAction"] {
            #expect(GameRecord(Table(row).columns(ofRow: 0)) == nil, "\(row)")
        }
        #expect(
            GameRecord(Table("5\tE\t1999\tNES;Wii U\tAction\tB").columns(ofRow: 0))?.platforms == ["NES", "Wii U"])
    }
}

@Suite("A drawing")
struct DrawingTests {
    private let nowhere = LocationReference(name: "unknown", id: nil)

    private func portrait(_ status: String = "Alive", _ species: String = "Human", _ gender: String = "Male") -> Bitmap
    {
        CharacterRecord(
            id: 7, name: "Rick Sanchez", status: status, species: species, type: "", gender: gender, origin: nowhere,
            location: nowhere, episodes: [], created: ""
        ).portrait
    }

    @Test("The drawing of a character is the same each time, and differs between characters")
    func portraits() {
        let species = ["Alien", "Robot", "Animal", "Mythological Creature", "Disease", ""].map { portrait("Alive", $0) }
        let all = species + [portrait(), portrait("Dead"), portrait("unknown"), portrait("Alive", "Human", "Female")]
        #expect(Set(all).count == all.count)
        #expect(portrait() == all[6])
    }

    private func cover(_ title: String, _ platform: String = "NES", _ genre: String = "Platformer") -> Bitmap {
        GameRecord(id: 7, title: title, year: 1985, platforms: [platform], genre: genre, developer: "").cover
    }

    @Test("A game has such a drawing too, also with a long, empty or non-Latin title")
    func covers() {
        let titles = ["Mario", "Pok\u{e9}mon", "", String(repeating: "Pneumonoultra ", count: 20), "\u{30be}\u{30cb}"]
        let all = titles.map { cover($0) } + [cover("Mario", ""), cover("Mario", "NES", "Puzzle")]
        // Characters that cannot be drawn are left out.
        #expect(all[2] == all[4])
        #expect(Set(all).count == all.count - 1)
        #expect(cover("Mario") == all[0])
        #expect(cover("Pokemon") == all[1])
    }
}
