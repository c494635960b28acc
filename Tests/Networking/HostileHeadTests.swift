import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

/// Answers of HTTP with a mistake in the head or the framing. The HTTP library traps on parts in an order that it considers
/// impossible.
@Suite("The HTTP client with an invalid answer", .limited)
struct HostileHeadTests {
    @Test("A status below 100 is refused", arguments: ["099", "001", "010", "000"])
    func refusesStatus(status: String) async throws {
        let requests = Recorder<String>()
        let server = try RawServer("HTTP/1.1 \(status) X\r\nContent-Length: 2\r\n\r\n{}", requests: requests)
        let refused = HTTPError.connection("the server's status is not a valid HTTP status")
        await #expect(throws: refused) { try await server.answer() }
        #expect(requests.all.count == 1)
    }

    @Test("Interim heads are skipped", arguments: ["100", "103", "199"])
    func announced(status: String) async throws {
        let announcement = "HTTP/1.1 \(status) X\r\nContent-Encoding: gzip\r\nContent-Length: 7\r\n\r\n"
        let announced = String(repeating: announcement, count: 20)
        let server = try RawServer(announced + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        #expect(try await server.answer() == HTTPResponse(status: 200, body: Data("{}".utf8)))
    }

    @Test("Endless interim heads are refused")
    func endlessAnnouncements() async throws {
        let server = try RawServer {
            try $0.readRequest()
            while true { try $0.send("HTTP/1.1 103 X\r\nX: \(String(repeating: "y", count: 1000))\r\n\r\n") }
        }
        await #expect(throws: AnswerHead.tooLarge) { try await server.answer() }
        await server.waitForEnd()
    }

    @Test("The mistake in the head is reported")
    func tellsCause() async throws {
        let tooLarge =
            "the server's response has more than 256 headers, one of more than 80 KiB, or more than 300 KiB of them"
        let impossible = "the server's response declares an impossible length"
        for (headers, words) in [
            (String(repeating: "X: y\r\n", count: 300), tooLarge),
            ("X: \(String(repeating: "y", count: 100_000))\r\n", tooLarge), ("Content-Length: 1x\r\n", impossible),
            ("Content-Length: 99999999999999999999\r\n", impossible),
            ("Content-Length: 1\r\nContent-Length: 2\r\n", impossible), ("X\r\n", "the server's response is not HTTP"),
            ("Transfer-Encoding: chunked\r\n\r\nx\r\n", "the server's response has a chunk of an impossible size"),
        ] {
            let server = try RawServer("HTTP/1.1 200 OK\r\n\(headers)\r\n")
            await #expect(throws: HTTPError.connection(words), "\(headers.prefix(40))") { try await server.answer() }
        }
    }

    /// The number of random answers, from `CHALLENGE_FUZZ_HEADS`.
    private static let count =
        ProcessInfo.processInfo.environment["CHALLENGE_FUZZ_HEADS"].flatMap { Int($0) } ?? 2000

    @Test("Any bytes end in an answer or an error", arguments: [1, 2] as [UInt64])
    func survives(seed: UInt64) async throws {
        let answers = Recorder<Void>()
        let server = try RawServer { connection in
            while true {
                try connection.readRequest()
                let answer = HostileHead(seed: seed, number: answers.add(()))
                for piece in answer.pieces { try connection.send(piece) }
                // An endless answer is the last one of its connection.
                guard answer.isWhole else { return }
            }
        }
        let client = HTTPClient.patient(baseURL: server.baseURL, bodyLimit: 5000, waiting: RecordedWaiting().waiting())
        var (whole, refused) = (0, 0)
        for _ in 0..<Self.count {
            do throws(HTTPError) {
                _ = try await client.response(to: Endpoint(path: "/a"))
                whole += 1
            } catch {
                #expect(error != .timeout && error != .cancelled, "seed \(seed), answer \(answers.all.count)")
                refused += 1
            }
        }
        #expect(min(whole, refused) > Self.count / 10, "seed \(seed): \(whole) answers, \(refused) errors")
        #expect(answers.all.count >= Self.count)
    }
}

/// The bytes of an answer, in the pieces in which they are sent. The same seed and number make the same bytes.
private struct HostileHead {
    let pieces: [Data]
    /// True if the client knows the end of the answer, and may send another request.
    let isWhole: Bool

    init(seed: UInt64, number: Int) {
        var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        let whole = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        if Int.random(in: 0..<4, using: &random) == 0 {
            pieces = [Data(whole.utf8)]
            // Or the server closes the connection without announcing it.
            isWhole = Bool.random(using: &random)
            return
        }
        isWhole = false
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        var text = Int.random(in: 0..<8, using: &random) == 0 ? whole : ""
        for _ in 0...Int.random(in: 0...2, using: &random) {
            text +=
                pick(Self.versions) + " " + pick(Self.statuses) + pick([" OK", " ", "", " \u{1}é"]) + pick(Self.ends)
            for _ in 0..<Int.random(in: 0...5, using: &random) { text += pick(Self.headers) + pick(Self.ends) }
            text += pick(["\r\n", "\r\n", "\r\n", "\n", ""]) + pick(Self.bodies)
        }
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(.random(in: 0...255, using: &random), at: place)
            default: bytes.removeSubrange(place...)
            }
        }
        let cut = Int.random(in: 0...bytes.count, using: &random)
        pieces = [Data(bytes[..<cut]), Data(bytes[cut...])]
    }

    private static let versions = [
        "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.9", "ICY",
    ]
    private static let statuses = [
        "200", "200", "200", "000", "001", "010", "042", "099", "100", "100", "101", "102", "103", "150", "199", "204",
        "205", "206", "226", "301", "302", "304", "307", "404", "407", "408", "421", "426", "429", "500", "503", "599",
        "600", "999", "1000", "20", "2", "-1", "2x0", "",
    ]
    private static let ends = ["\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\n "]
    private static let headers = [
        "Content-Length: 2", "Content-Length: 2", "Content-Length: 0", "Content-Length: -1", "Content-Length: +2",
        "Content-Length: 2, 2", "Content-Length: 9223372036854775807", "Content-Length: 18446744073709551616",
        "Content-Length:", "content-length: 02", "Transfer-Encoding: chunked", "Transfer-Encoding: chunked, chunked",
        "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: identity", "Transfer-Encoding:", "Connection: close",
        "Connection: keep-alive", "Connection: upgrade", "Connection: close, keep-alive", "Upgrade: h2c",
        "Upgrade: websocket", "Content-Encoding: gzip", "Content-Encoding: deflate", "Content-Encoding: x-gzip",
        "Content-Encoding: br", "Location: /b", "Location: http://[]/", "Location: http://%5B%5D/", "Location: //",
        "Location: http://127.0.0.1:99999/", "Location: ?", "Location: \u{1}", "Retry-After: 0", "Retry-After: -1",
        "Retry-After: 99999999999999999999", "Retry-After: Sun, 06 Nov 99999999999999999 08:49:37 GMT",
        "ETag: \"x\"", "ETag: x", "Trailer: X", "X", ":", ": y", "X:", " X: y", "X : y", "X: é\u{0}", "Set-Cookie: a=b",
        "Proxy-Authenticate: Basic", "Alt-Svc: h2=\":443\"", "Keep-Alive: timeout=0, max=0", "Date: x",
    ]
    private static let bodies = [
        "", "{}", "{}{}", "0\r\n\r\n", "2\r\n{}\r\n0\r\n\r\n", "2\r\n{}\r\n0\r\nX: y\r\nContent-Length: 9\r\n\r\n",
        "2;a=b\r\n{}\r\n0\r\nX\r\n\r\n", "ffffffffffffffff\r\n{}", "fffffffffffffffff\r\n{}", "-2\r\n{}",
        "3\r\n{}\r\n0\r\n\r\n", "\u{1F}\u{8B}", "\r\n\r\n", String(repeating: "x", count: 6000),
    ]
}
