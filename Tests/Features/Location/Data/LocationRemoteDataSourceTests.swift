import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeLocation

@Suite("The API's locations", .limited)
struct LocationRemoteDataSourceTests {
    private let client = ScriptedHTTPClient { _ in .failure(.timeout) }
    private var dataSource: LocationRemoteDataSource { LocationRemoteDataSource(httpClient: client) }

    @Test("are asked for one by one, page by page, and by parts of the name, the type and the dimension")
    func requests() async {
        await #expect(throws: LoadFailure.request("/api/location/42", .timeout)) { try await dataSource.item(42) }
        var query = LocationFilter()
        _ = try? await dataSource.page(3, fitting: query)
        (query.text, query.values) = ("First & Last", ["dimension": "C-137", "type": "Dream"])
        _ = try? await dataSource.page(1, fitting: query)
        #expect(
            client.requests.map(\.description) == [
                "/api/location/42", "/api/location?page=3",
                "/api/location?page=1&name=first & last&type=dream&dimension=c-137",
            ])
    }

    @Test("are not there where the API says so in its words for that")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("Location not found")) }
        #expect(try await dataSource.item(9) == nil)
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = ListPage<Location>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, fitting: LocationFilter()) == past)
    }

    @Test(
        "may lack everything but the number, or have null there, and fields that are not known here",
        arguments: [
            (#"{"id":1,"name":"First","new":[null]}"#, "First"), (#"{"id":1}"#, ""),
            (#"{"id":1,"name":null,"type":null,"dimension":null,"residents":null}"#, ""),
        ])
    func fields(body: String, name: String) async throws {
        client.setAnswer { _ in .success(body) }
        let expected = Location(id: 1, name: name, type: "", dimension: "", residents: Related([]))
        #expect(try await dataSource.item(1) == expected)
    }

    @Test("name their residents by addresses, of which those that end in no number are left out")
    func residents() async throws {
        client.setAnswer { _ in .success(#"{"id":1,"residents":["https://host/8","https://host/me","","9"]}"#) }
        #expect(try await dataSource.item(1)?.residents.identifiers == [8, 9])
    }

    @Test(
        "are unreadable where a part is missing or of the wrong type",
        arguments: [
            (#"{"name":"First"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":7}"#, .otherRecord(7)), (#"{"id":1,"residents":{}}"#, .wrongType("residents")),
        ] as [(String, AnswerFault)])
    func unreadable(body: String, fault: AnswerFault) async {
        client.setAnswer { _ in .success(body) }
        await #expect(throws: LoadFailure.request("/api/location/1", .unreadable(fault))) {
            try await dataSource.item(1)
        }
    }
}
