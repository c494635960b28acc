import ChallengeTestSupport
import Dispatch
import Foundation

@testable import ChallengeNetworking

@Suite("A record of the API", .limited)
struct ValueTests {
    private func thing(_ client: HTTPClientMock) async throws -> Thing? {
        try await client.record(1, at: Endpoint(path: "/thing", query: [.init("a", "b c")]), nothing: "No such thing")
    }

    private func thing(_ body: String) async throws -> Thing? {
        try await thing(HTTPClientMock { _ in .success(body) })
    }

    private func thing(_ error: HTTPError) async throws -> Thing? {
        try await thing(HTTPClientMock { _ in .failure(error) })
    }

    private func failure(_ failure: HTTPError) -> LoadFailure { .request("/thing?a=b c", failure) }

    // MARK: Several records

    private func things(_ identifiers: [Int], _ body: String) async throws -> ListPage<Thing> {
        let client = HTTPClientMock { endpoint in
            endpoint.path == "/things/" + identifiers.map { "\($0)" }.joined(separator: ",")
                ? .success(body) : .failure(.timeout)
        }
        return try await client.records(identifiers, below: "/things", nothing: "No such thing")
    }

    @Test("A request for several records returns the existing ones, or one record alone")
    func several() async throws {
        let page = try await things([3, 1, 7], #"[{"id":1,"name":"A"},{"id":3},{"id":9},{"id":3},{"id":"x"}]"#)
        #expect(page.items.map(\.id) == [1, 3])
        #expect(page.total == 3)
        #expect(page.leftOut == [.repeated("[3].id"), .wrongType("[4].id")])
        #expect(try await things([3, 1], "[]").items == [])
        #expect(try await things([3], #"{"id":3,"name":"C"}"#).items.map(\.name) == ["C"])
        let client = HTTPClientMock { _ in
            .failure(.status(404, body: Data(#"{"error":"No such thing"}"#.utf8)))
        }
        let none: ListPage<Thing> = try await client.records([3], below: "/things", nothing: "No such thing")
        #expect(none.items == [] && none.total == 1)
    }

    @Test("Several records are unreadable if none can be read or the answer is no list")
    func unreadableSeveral() async {
        let faults: [(String, ResponseFault)] = [
            (#"[{"id":0},{}]"#, .impossible("[0].id")), (#"{"id":3}"#, .otherJSON), ("null", .otherJSON),
        ]
        for (body, fault) in faults {
            await #expect(throws: LoadFailure.request("/things/3,4", .unreadable(fault)), "\(body)") {
                try await things([3, 4], body)
            }
        }
    }

    @Test(
        "The positive number at the end of its address is a record's id",
        arguments: [
            ("https://host/api/thing/28", 28), ("https://host/api/thing/28/", 28), ("28", 28), ("", nil), ("/", nil),
            ("https://host/api/thing/", nil), ("https://host/0", nil), ("https://host/-3", nil),
            ("https://host/99999999999999999999", nil),
        ] as [(String, Int?)])
    func address(address: String, identifier: Int?) { #expect(address.trailingIdentifier == identifier) }

    @Test(
        "The numbers at the ends of the addresses are the ids of related records",
        arguments: [
            (["a/3", "a/0", "-1", "a/b1", "5", "2/"].json, [3, 5, 2]), (.array([]), []), (.null, []),
        ])
    func others(addresses: JSON, identifiers: [Int]) throws {
        let names: Names = try HTTPResponse(status: 200, json: ["others": addresses]).decoded()
        #expect(names.others == identifiers)
    }

    private struct Names: ResponseDecodable {
        let others: [Int]

        init(from value: ResponseValue) throws(ResponseFault) { others = try value.fields().identifiers("others") }
    }

    @Test(
        "A nested record is missing if it is absent or null",
        arguments: [("{}", nil), (#"{"maker":null}"#, nil), (#"{"maker":{"id":3}}"#, 3)] as [(String, Int?)])
    func nested(answer: String, maker: Int?) throws {
        let work: Work = try HTTPResponse(status: 200, body: Data(answer.utf8)).decoded()
        #expect(work.maker?.id == maker)
    }

    private struct Work: ResponseDecodable {
        let maker: Thing?

        init(from value: ResponseValue) throws(ResponseFault) { maker = try value.fields().value("maker") }
    }

    // MARK: Missing records and failures

    @Test("A 404 with the API's words is a missing record, and a cancellation is no failure")
    func nothing() async throws {
        #expect(try await thing(.status(404, body: Data(#"{"error":"No such thing"}"#.utf8))) == nil)
        await #expect(throws: LoadFailure.cancelled) { try await thing(.cancelled) }
    }

    @Test(
        "A 404 with other words is a failure: the address is not the API's",
        arguments: ["", "Not Found", "<html>", "{}", #"{"error":null}"#, #"{"error":"No such thing."}"#])
    func foreignNotFound(body: String) async {
        await #expect(throws: failure(.status(404))) { try await thing(.status(404, body: Data(body.utf8))) }
    }

    @Test("A failure has the request and the reason, without the body of the response")
    func failures() async {
        await #expect(throws: failure(.connection("no route"))) { try await thing(.connection("no route")) }
        await #expect(throws: failure(.status(500))) { try await thing(.status(500, body: Data("a".utf8))) }
    }

    // MARK: Decoding

    @MainActor
    @Test("Decoding runs off the main actor, where a large answer would block the prompt")
    func isDecodedElsewhere() async throws {
        DispatchQueue.main.setSpecific(key: DecodingPlace.isMain, value: true)
        #expect(DispatchQueue.getSpecific(key: DecodingPlace.isMain) == true)
        // A job inherits the cause of the job that enqueues it. A job of another test's app, with virtual time and all jobs on
        // the main thread, may start this test. A job from another thread has no cause.
        await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
        let client = HTTPClientMock { _ in .success("{}") }
        let place: DecodingPlace? = try await client.value(at: Endpoint(path: "/a"), nothing: "Nothing")
        #expect(try #require(place).wasMain == false)
    }

    @Test(
        "An unexpected answer is unreadable, with the place",
        arguments: [
            ("null", .otherJSON), ("[]", .otherJSON), ("7", .otherJSON), (#""x""#, .otherJSON), ("", .empty),
            (" \n", .empty), (" \r\n<html>", .webPage), (#"{"id":"#, .notJSON), ("{}x", .notJSON),
            (#"{"name":"R"}"#, .missing("id")), (#"{"id":2.5}"#, .notInteger("id")),
            (#"{"id":1,"name":7}"#, .wrongType("name")), (#"{"id":7}"#, .otherRecord(7)),
        ] as [(String, ResponseFault)])
    func unreadable(body: String, fault: ResponseFault) async {
        await #expect(throws: failure(.unreadable(fault))) { try await thing(body) }
    }

    @Test("A response with too many values or levels is unreadable")
    func bounds() async {
        func body(_ text: String, _ count: Int) -> String { #"{"id":1,"x":"# + String(repeating: text, count: count) }
        await #expect(throws: failure(.unreadable(.tooDeep(limit: 512)))) { try await thing(body("[", 100_000)) }
        let many = body("[0,", 1) + String(repeating: "1,", count: 200_000)
        await #expect(throws: failure(.unreadable(.tooManyValues(limit: 200_000)))) { try await thing(many) }
    }

    @Test("A byte order mark is ignored, and broken characters are replaced")
    func encodings() async throws {
        func name(_ bytes: [UInt8]) async throws -> String? {
            let body = Data(#"{"id":1,"name":"Rick "#.utf8) + bytes + Data(#""}"#.utf8)
            return try await thing(HTTPClientMock(bodies: { _ in Data("\u{FEFF}".utf8) + body }))?.name
        }
        #expect(try await name(Array("Sánchez".utf8)) == "Rick Sánchez")
        #expect(try await name([0xFF]) == "Rick \u{FFFD}")
        #expect(try await name(Array(#"\ud800"#.utf8)) == "Rick \u{FFFD}")
    }
}

/// A record as an API sends it.
struct Thing: ResponseDecodable, Hashable, Identifiable {
    let id: Int
    let name: String?

    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        id = try fields.identifier()
        name = try fields.text("name")
    }
}

/// The place of decoding: true on the main queue, on which the main actor runs.
private struct DecodingPlace: ResponseDecodable {
    static let isMain = DispatchSpecificKey<Bool>()

    let wasMain: Bool

    init(from value: ResponseValue) { wasMain = DispatchQueue.getSpecific(key: Self.isMain) == true }
}
