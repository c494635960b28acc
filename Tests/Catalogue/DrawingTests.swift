import ChallengeCore
import Testing

@testable import ChallengeCatalogue

@Suite("A drawing")
struct DrawingTests {
    private func portrait(_ status: String = "Alive", _ species: String = "Human", _ gender: String = "Male") -> Bitmap
    {
        CharacterRecord(
            id: 7, name: "Rick Sanchez", status: status, species: species, type: "", gender: gender, origin: .unknown,
            location: .unknown, episodes: [], created: ""
        ).portrait
    }

    @Test("of a character is the same each time, and another where the character is")
    func portraits() {
        let species = ["Alien", "Robot", "Animal", "Mythological Creature", "Disease", ""].map { portrait("Alive", $0) }
        let all = species + [portrait(), portrait("Dead"), portrait("unknown"), portrait("Alive", "Human", "Female")]
        #expect(Set(all).count == all.count)
        #expect(portrait() == all[6])
    }

    private func cover(_ title: String, _ platform: String = "NES", _ genre: String = "Platformer") -> Bitmap {
        GameRecord(id: 7, title: title, year: 1985, platforms: [platform], genre: genre, developer: "").cover
    }

    @Test("of a game is one too, also where the title is long, empty or in another script")
    func covers() {
        let titles = ["Mario", "Pok\u{e9}mon", "", String(repeating: "Pneumonoultra ", count: 20), "\u{30be}\u{30cb}"]
        let all = titles.map { cover($0) } + [cover("Mario", ""), cover("Mario", "NES", "Puzzle")]
        // What cannot be written is left out.
        #expect(all[2] == all[4])
        #expect(Set(all).count == all.count - 1)
        #expect(cover("Mario") == all[0])
        #expect(cover("Pokemon") == all[1])
    }
}
