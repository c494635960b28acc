import ChallengeCore
import ChallengeNetworking

/// __A_noun__ in the API's words. Only the identifier is required; every other field may be missing or null.
nonisolated struct __Feature__DTO: ResponseDecodable, Hashable, Identifiable {
    let id: Int
    let name: String?
}

nonisolated extension __Feature__DTO {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(id: try fields.identifier(), name: try fields.text("name"))
    }
}
