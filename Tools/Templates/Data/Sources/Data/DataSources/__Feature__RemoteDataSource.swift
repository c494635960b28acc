import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Requests __nouns__ from the API.
nonisolated protocol __Feature__RemoteDataSourceContract: Sendable {
    /// Throws `notFound` if no __noun__ has this identifier.
    func fetch__Feature__(identifier: Int) async throws(LoadFailure) -> __Feature__DTO
    /// Returns a page of the matches. The page is empty without matches or past the last page.
    func fetch__Features__(page: Int, query: TextQuery) async throws(LoadFailure) -> ListPage<__Feature__DTO>
}

nonisolated struct __Feature__RemoteDataSource: __Feature__RemoteDataSourceContract {
    private static let path = "__path__"

    private let httpClient: any HTTPClientContract

    init(httpClient: any HTTPClientContract) { self.httpClient = httpClient }

    func fetch__Feature__(identifier: Int) async throws(LoadFailure) -> __Feature__DTO {
        let endpoint = Endpoint(path: "\(Self.path)/\(identifier)")
        let record: __Feature__DTO? = try await httpClient.record(
            identifier, at: endpoint, nothing: "__Resource__ not found")
        guard let record else { throw .notFound(identifier: identifier) }
        return record
    }

    func fetch__Features__(page: Int, query: TextQuery) async throws(LoadFailure) -> ListPage<__Feature__DTO> {
        try await httpClient.page(page, of: Self.path, matching: query.conditions(textKey: "name"))
    }
}
