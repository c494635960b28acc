import ChallengeCore
import ChallengeNetworking

/// A character in the API's words. Only the identifier is required; every other field may be missing or null.
nonisolated struct CharacterDTO: ResponseDecodable, Hashable, Identifiable {
    /// A place of the character, with the address of its location.
    struct Place: ResponseDecodable, Hashable {
        let name: String?
        let url: String?
    }

    let id: Int
    let name: String?
    let status: String?
    let species: String?
    let type: String?
    let gender: String?
    let origin: Place?
    let location: Place?
    /// The numbers at the ends of the episodes' addresses.
    let episodes: [Int]
    let image: String?
}

nonisolated extension CharacterDTO {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(
            id: try fields.identifier(), name: try fields.text("name"), status: try fields.text("status"),
            species: try fields.text("species"), type: try fields.text("type"), gender: try fields.text("gender"),
            origin: try fields.value("origin"), location: try fields.value("location"),
            episodes: try fields.identifiers("episode"), image: try fields.text("image"))
    }
}

nonisolated extension CharacterDTO.Place {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(name: try fields.text("name"), url: try fields.text("url"))
    }
}
