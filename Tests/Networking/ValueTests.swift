import ChallengeTestSupport
import Dispatch
import Foundation

@testable import ChallengeNetworking

@Suite("A record of the API", .limited)
struct ValueTests {
    private func thing(_ client: ScriptedHTTPClient) async throws -> Thing? {
        try await client.record(1, at: Endpoint(path: "/thing", query: [.init("a", "b c")]), nothing: "No such thing")
    }

    private func thing(_ body: String) async throws -> Thing? {
        try await thing(ScriptedHTTPClient { _ in .success(body) })
    }

    private func thing(_ error: HTTPError) async throws -> Thing? {
        try await thing(ScriptedHTTPClient { _ in .failure(error) })
    }

    private func failure(_ failure: RequestFailure) -> LoadFailure { .request("/thing?a=b c", failure) }

    // MARK: Several records

    private func things(_ identifiers: [Int], _ body: String) async throws -> ListPage<Thing> {
        let client = ScriptedHTTPClient { endpoint in
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
        let client = ScriptedHTTPClient { _ in
            .failure(.status(404, body: Data(#"{"error":"No such thing"}"#.utf8)))
        }
        let none: ListPage<Thing> = try await client.records([3], below: "/things", nothing: "No such thing")
        #expect(none.items == [] && none.total == 1)
    }

    @Test("Several records are unreadable if none can be read or the answer is no list")
    func unreadableSeveral() async {
        let faults: [(String, AnswerFault)] = [
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
    func address(address: String, identifier: Int?) { #expect(address.identifierAtEnd == identifier) }

    @Test(
        "The numbers at the ends of the addresses are the ids of related records, also in a JSON value",
        arguments: [
            JSON.numbered(prefix: "https://host/thing/", [3, 0, -1, 12]), .numbered(prefix: "a/4", [0, 2]),
            .numbered(prefix: "a/b", [1]), .numbered(prefix: "", [5]), .array([.string("a/1"), .string("2/")]),
            .array([]), .null,
        ])
    func others(addresses: JSON) throws {
        let json: JSON = ["others": addresses]
        let (value, read): (Names, Names) = (
            try HTTPResponse(status: 200, json: json).decoded(),
            try HTTPResponse(status: 200, body: json.data).decoded()
        )
        #expect(value.others == read.others)
    }

    private struct Names: AnswerDecodable {
        let others: [Int]

        init(from answer: AnswerValue) throws(AnswerFault) { others = try answer.fields().identifiers("others") }
    }

    @Test(
        "A nested record is missing if it is absent or null, also in a JSON value",
        arguments: [("{}", nil), (#"{"maker":null}"#, nil), (#"{"maker":{"id":3}}"#, 3)] as [(String, Int?)])
    func nested(answer: String, maker: Int?) throws {
        let (value, read): (Work, Work) = (
            try HTTPResponse(status: 200, json: JSON(reading: answer)).decoded(),
            try HTTPResponse(status: 200, body: Data(answer.utf8)).decoded()
        )
        #expect([value.maker?.id, read.maker?.id] == [maker, maker])
    }

    private struct Work: AnswerDecodable {
        let maker: Thing?

        init(from answer: AnswerValue) throws(AnswerFault) { maker = try answer.fields().value("maker") }
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

    @Test(
        "A failure has the request and the reason",
        arguments: [
            (.invalidURL("ftp://x"), .invalidURL("ftp://x")), (.connection("no route"), .unreachable("no route")),
            (.timeout, .timeout), (.status(500, body: Data(#"{"error":"No such thing"}"#.utf8)), .status(500)),
            (.rateLimited(retryAfter: .seconds(9)), .rateLimited(retryAfter: .seconds(9))),
            (.bodyTooLarge(limit: 9), .tooLarge(limit: 9)),
        ] as [(HTTPError, RequestFailure)])
    func failures(error: HTTPError, failure: RequestFailure) async {
        await #expect(throws: self.failure(failure)) { try await thing(error) }
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
        let client = ScriptedHTTPClient { _ in .success("{}") }
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
        ] as [(String, AnswerFault)])
    func unreadable(body: String, fault: AnswerFault) async {
        await #expect(throws: failure(.unreadable(fault))) { try await thing(body) }
    }

    @Test("Nesting has no limit, and a value too deep for the decoder is missing", arguments: ["[", "{\"a\":"])
    func deep(opening: String) async throws {
        let closing = opening == "[" ? "]" : "}"
        func nested(_ depth: Int) -> String {
            #"{"id":1,"x":"# + String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
                + "}"
        }
        #expect(try await thing(nested(500))?.id == 1)
        await #expect(throws: failure(.unreadable(.tooDeep(limit: 512)))) { try await thing(nested(100_000)) }
    }

    @Test(
        "Other encodings of Unicode and a byte order mark are accepted, and a broken character counts only if it is read"
    )
    func encodings() async throws {
        let text = #"{"id":1,"name":"Rick Sánchez"}"#
        func name(_ body: Data) async throws -> String? {
            try await thing(ScriptedHTTPClient(bodies: { _ in body }))?.name
        }
        for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian] {
            #expect(try await name(try #require(text.data(using: encoding))) == "Rick Sánchez")
        }
        #expect(try await name(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)) == "Rick Sánchez")
        let broken = Data([0xFF])
        #expect(try await name(Data(#"{"id":1,"x":""#.utf8) + broken + Data(#""}"#.utf8)) == nil)
        await #expect(throws: failure(.unreadable(.impossible("name")))) {
            try await name(Data(#"{"id":1,"name":""#.utf8) + broken + Data(#""}"#.utf8))
        }
        await #expect(throws: failure(.unreadable(.notJSON))) {
            try await name(try #require(text.data(using: .isoLatin1)).dropLast())
        }
    }
}

/// A record as an API sends it.
struct Thing: AnswerDecodable, Hashable, Identifiable {
    let id: Int
    let name: String?

    init(from answer: AnswerValue) throws(AnswerFault) {
        let fields = try answer.fields()
        id = try fields.identifier()
        name = try fields.text("name")
    }
}

/// The place of decoding: true on the main queue, on which the main actor runs.
private struct DecodingPlace: AnswerDecodable {
    static let isMain = DispatchSpecificKey<Bool>()

    let wasMain: Bool

    init(from answer: AnswerValue) { wasMain = DispatchQueue.getSpecific(key: Self.isMain) == true }
}

/// An HTTP client with one fixed answer.
struct FixedHTTPClient: HTTPClientContract {
    let answer: HTTPResponse

    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse { answer }
}

extension HTTPResponse {
    init(bytes body: String) { self.init(status: 200, body: Data(body.utf8)) }
    init(json body: String) throws { self.init(status: 200, json: try JSON(reading: body)) }
}
