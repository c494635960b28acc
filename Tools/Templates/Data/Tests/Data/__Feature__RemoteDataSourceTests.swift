import ChallengeListing
import ChallengeTestSupport
import Testing

@testable import Challenge__Feature__

@Suite("The API's __nouns__", .limited)
struct __Feature__RemoteDataSourceTests {
    private let client = HTTPClientMock { _ in .failure(.timeout) }
    private var sut: __Feature__RemoteDataSource { __Feature__RemoteDataSource(httpClient: client) }

    @Test("The __nouns__ are requested one by one, by page, and by a part of the name")
    func requests() async {
        await #expect(throws: LoadFailure.request("__path__/42", .timeout)) {
            try await sut.fetch__Feature__(identifier: 42)
        }
        var query = TextQuery()
        _ = try? await sut.fetch__Features__(page: 3, query: query)
        query.text = "First & Last"
        _ = try? await sut.fetch__Features__(page: 1, query: query)
        #expect(client.asked == ["__path__/42", "__path__?page=3", "__path__?page=1&name=first & last"])
    }

    @Test("The API's message for a missing __noun__ is an error of its own, and that for a missing page is none")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("__Resource__ not found")) }
        await #expect(throws: LoadFailure.notFound(identifier: 9)) { try await sut.fetch__Feature__(identifier: 9) }
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = ListPage<__Feature__DTO>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await sut.fetch__Features__(page: 9, query: TextQuery()) == past)
    }

    @Test(
        "Every field except the number may be missing or null, and unknown fields are ignored",
        arguments: [
            (#"{"id":1,"name":"First","new":[null]}"#, "First"), (#"{"id":1}"#, ""), (#"{"id":1,"name":null}"#, ""),
        ])
    func fields(body: String, name: String) async throws {
        client.setAnswer { _ in .success(body) }
        let item = __Feature__Mapper().map(try await sut.fetch__Feature__(identifier: 1))
        #expect(item == __Feature__(id: 1, name: name))
    }

    @Test(
        "A missing field or one of the wrong type makes the answer unreadable",
        arguments: [
            (#"{"name":"First"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":7}"#, .otherRecord(7)),
        ] as [(String, ResponseFault)])
    func unreadable(body: String, fault: ResponseFault) async {
        client.setAnswer { _ in .success(body) }
        await #expect(throws: LoadFailure.request("__path__/1", .unreadable(fault))) {
            try await sut.fetch__Feature__(identifier: 1)
        }
    }
}
