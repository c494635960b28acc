import ChallengeViews
import ChallengeTestSupport

@testable import ChallengeCharacter
import SwiftUI

/// The feature over an API that the test controls.
typealias CharactersUnderTest = FeatureUnderTest<CharacterFeature, CharacterIncomingNavigation>

extension CharactersUnderTest {
    init() {
        let rick = """
            {"id":1,"name":"Rick Sanchez","status":"Alive","species":"Human","type":"Clone","gender":"Male",
            "origin":{"name":"Earth","url":"https://host/api/location/20"},"location":{"name":"Citadel","url":""},"image":"https://host/1.jpeg",
            "episode":["https://host/api/episode/28","https://host/api/episode/3","https://host/api/episode/7"]}
            """
        let page = """
            {"info":{"count":41,"pages":3},"results":[\(rick),{"id":2,"name":"Beth","status":"Dead","gender":"robot"},{"id":3}]}
            """
        self.init(["/api/character": page, "": rick]) {
            CharacterFeature(httpClient: $0, tracker: $1)
        }
    }

    func view(_ navigation: CharacterIncomingNavigation) throws -> AnyView { try shown(navigation) }
}

extension CharacterFilter {
    nonisolated init(
        name: String = "", status: Character.Status? = nil, species: String = "", type: String = "",
        gender: Character.Gender? = nil, origin: String = "", location: String = ""
    ) {
        self.init()
        (self.origin, self.location) = (origin, location)
        (self.name, self.status, self.species, self.type, self.gender) = (name, status, species, type, gender)
    }
}
