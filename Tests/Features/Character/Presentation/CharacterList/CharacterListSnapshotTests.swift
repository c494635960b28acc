import ChallengeNetworking
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The list for programs")
struct CharacterListSnapshotTests {
    private func content(
        _ state: CharacterListViewState, filter: CharacterFilter = CharacterFilter()
    ) throws -> JSONValue {
        try CharacterListView(viewModel: CharacterListViewModelDouble(state, filter: filter)).render().content
    }

    private func found(page: Int, query: String = "", filter: [String: JSONValue] = [:]) -> JSONValue {
        [
            "total": 0, "page": .number(Double(page)), "pages": 0, "query": .string(query), "filter": .object(filter),
            "characters": [],
        ]
    }

    @Test("says why rows are left out, where some are")
    func leftOut() throws {
        let page = CharactersPage(items: [], page: 1, pages: 1, total: 1, leftOut: [.missing("results[0].id")])
        #expect(try content(.loaded(page))["leftOut"] == ["'results[0].id' is missing"])
    }

    @Test("has how much there is, what was asked for, and the characters of the page in view")
    func loaded() throws {
        let rick = Character(
            identifier: 1, name: "Rick Sanchez", status: .alive, species: "Human", type: "", gender: .male,
            origin: "Earth (C-137)", location: "Citadel of Ricks", episodes: [1], image: "i")
        let page = CharactersPage(items: [rick], page: 2, pages: 2, total: 29)
        let loaded = LoadedPages(first: .sample([7], pages: 2)).adding(page)
        #expect(
            try content(.loaded(loaded), filter: CharacterFilter(name: "rick", status: .alive)) == [
                "total": 29, "page": 2, "pages": 2, "query": "rick", "filter": ["status": "Alive"],
                "characters": [
                    [
                        "id": 1, "name": "Rick Sanchez", "status": "Alive", "species": "Human", "type": "",
                        "gender": "Male", "origin": "Earth (C-137)", "location": "Citadel of Ricks",
                    ]
                ],
            ])
    }

    @Test("has the API's own words for what is unknown")
    func unknown() throws {
        let page = CharactersPage(
            items: [.sample(status: .unknown, gender: .unknown)], page: 1, pages: 1, total: 1)
        guard case .object(let list) = try content(.loaded(page)), case .array(let characters) = list["characters"],
            case .object(let character) = characters.first
        else {
            Issue.record("no character")
            return
        }
        #expect(character["status"] == "unknown")
        #expect(character["gender"] == "unknown")
    }

    @Test("has no page before there is one, and page 1 of nothing where nobody was found")
    func withoutCharacters() throws {
        #expect(try content(.idle) == found(page: 0))
        #expect(try content(.loading) == found(page: 0))
        #expect(try content(.empty) == found(page: 1))
        #expect(
            try content(.emptySearch, filter: CharacterFilter(name: "x", gender: .female))
                == found(page: 1, query: "x", filter: ["gender": "Female"]))
    }

    @Test("has nothing but the message of an error, and that trying again may help")
    func error() throws {
        #expect(
            try content(.error(.failed(.timeout))) == [
                "message": "Cannot load /api/character: no answer in time.", "canRetry": true,
            ])
    }
}
