import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Requests __nouns__ from the API.
nonisolated struct __Feature__RemoteDataSource: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract

    func item(_ identifier: Int) async throws(LoadFailure) -> __Feature__? {
        try await httpClient.record(
            identifier, at: Endpoint(path: "__path__/\(identifier)"), nothing: "__Resource__ not found")
    }

    func page(_ page: Int, matching query: TextQuery) async throws(LoadFailure) -> ListPage<__Feature__> {
        try await httpClient.page(page, of: "__path__", matching: query.conditions(textKey: "name"))
    }
}

/// Decodes __a_noun__ from an answer of the API. The id is required; every other field may be missing or null.
nonisolated extension __Feature__: ResponseDecodable {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(id: try fields.identifier(), name: try fields.text("name") ?? "")
    }
}
