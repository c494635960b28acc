import ChallengeCore
import ChallengeListing
import ChallengeNetworking

nonisolated struct LocationRemoteDataSource: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Location? {
        try await httpClient.record(
            identifier, at: Endpoint(path: "/api/location/\(identifier)"), nothing: "Location not found")
    }

    func page(_ page: Int, matching filter: LocationFilter) async throws(LoadFailure) -> ListPage<Location> {
        try await httpClient.page(page, of: "/api/location", matching: filter.conditions(textKey: "name"))
    }

    func pageIfCached(_ page: Int) -> ListPage<Location>? { httpClient.pageIfCached(page, of: "/api/location") }

    func details(of location: Location) async -> Fetched<Location, LoadFailure> {
        let residents = await location.residents.loaded { identifiers async throws(LoadFailure) in
            try await httpClient.records(identifiers, below: "/api/character", nothing: "Character not found")
        }
        var location = location
        location.residents = residents.value
        return Fetched(location, fallbackReason: residents.fallbackReason)
    }
}

/// Decodes a location from an API response. The id is required; every other field may be missing or null.
nonisolated extension Location: ResponseDecodable {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(
            id: try fields.identifier(), name: try fields.text("name") ?? "", type: try fields.text("type") ?? "",
            dimension: try fields.text("dimension") ?? "", residents: RelatedItems(try fields.identifiers("residents")))
    }
}

/// Decodes a resident, with the same rules as a ``Location``.
nonisolated extension Resident: ResponseDecodable {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(
            id: try fields.identifier(), name: try fields.text("name") ?? "",
            species: try fields.text("species") ?? "")
    }
}
