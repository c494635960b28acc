import ChallengeActions
import ChallengeViews
import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeLocation
import SwiftUI

/// The feature over an API that the test controls.
typealias LocationsUnderTest = FeatureUnderTest<LocationFeature, LocationIncomingNavigation>

extension LocationsUnderTest {
    init() {
        let one = """
            {"id":1,"name":"First","type":"Planet","dimension":"C-137",
            "residents":["https://host/api/character/8","https://host/api/character/14","https://host/api/character/300"]}
            """
        self.init([
            "/api/location": #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#,
            "/api/character/8,14,300": #"[{"id":8,"name":"Rick","species":"Human"},{"id":14}]"#, "": one,
        ]) { LocationFeature(httpClient: $0, tracker: $1) }
    }
}

@Suite("The API's locations", .limited)
struct LocationRemoteDataSourceTests {
    private let client = HTTPClientMock { _ in .failure(.timeout) }
    private var dataSource: LocationRemoteDataSource { LocationRemoteDataSource(httpClient: client) }

    @Test("Locations are requested one by one, by page, and by parts of the name, the type and the dimension")
    func requests() async {
        await #expect(throws: LoadFailure.request("/api/location/42", .timeout)) { try await dataSource.item(42) }
        var query = LocationFilter()
        _ = try? await dataSource.page(3, matching: query)
        (query.text, query.values) = ("First & Last", ["dimension": "C-137", "type": "Dream"])
        _ = try? await dataSource.page(1, matching: query)
        #expect(
            client.asked == [
                "/api/location/42", "/api/location?page=3",
                "/api/location?page=1&name=first & last&type=dream&dimension=c-137",
            ])
    }

    @Test("Locations are missing if the API says so in its own words")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("Location not found")) }
        #expect(try await dataSource.item(9) == nil)
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = ListPage<Location>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, matching: LocationFilter()) == past)
    }

    @Test(
        "Every field except the number may be missing or null, and unknown fields are ignored",
        arguments: [
            (#"{"id":1,"name":"First","new":[null]}"#, "First"), (#"{"id":1}"#, ""),
            (#"{"id":1,"name":null,"type":null,"dimension":null,"residents":null}"#, ""),
        ])
    func fields(body: String, name: String) async throws {
        client.setAnswer { _ in .success(body) }
        let expected = Location(id: 1, name: name, type: "", dimension: "", residents: RelatedItems([]))
        #expect(try await dataSource.item(1) == expected)
    }

    @Test("The addresses name the residents, and one that does not end in a number is left out")
    func residents() async throws {
        client.setAnswer { _ in .success(#"{"id":1,"residents":["https://host/8","https://host/me","","9"]}"#) }
        #expect(try await dataSource.item(1)?.residents.identifiers == [8, 9])
    }

    @Test(
        "A missing field or one of the wrong type makes the answer unreadable",
        arguments: [
            (#"{"name":"First"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":7}"#, .otherRecord(7)), (#"{"id":1,"residents":{}}"#, .wrongType("residents")),
        ] as [(String, ResponseFault)])
    func unreadable(body: String, fault: ResponseFault) async {
        client.setAnswer { _ in .success(body) }
        await #expect(throws: LoadFailure.request("/api/location/1", .unreadable(fault))) {
            try await dataSource.item(1)
        }
    }
}
