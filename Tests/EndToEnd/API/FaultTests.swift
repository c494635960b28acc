import ChallengeTestSupport
import Foundation
import ChallengeHTTPTestSupport

/// Cases that need the built program: faults on the wire, and the permission to set them. ``LiveAPITests`` shows the effect of
/// each on a client.
@Suite("A fault of the API's server", .serialized, .startsPrograms)
struct FaultTests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.forFaults.value
        try await api.succeed()
    }

    @Test(
        "The fault status answers with its status, explains it in the body if HTTP has one, and may send Retry-After",
        arguments: [
            ("200", nil), ("204", nil), ("304", nil), ("404", nil), ("429", nil), ("429 retry-after 2", "2"),
            ("503", nil), ("599", nil),
        ])
    func status(arguments: String, retryAfter: String?) async throws {
        try await api.fail("status \(arguments)")
        let answer = try await api.ask("GET", "/api/character")
        let code = arguments.prefix(3)
        #expect(answer.status == Int(code))
        #expect(answer.headers["retry-after"] == retryAfter)
        if ["204", "304"].contains(code) {
            #expect(answer.body.isEmpty)
        } else {
            #expect(try answer.json["error"]?.string == "The fault 'status \(code)' is on")
        }
    }

    @Test(
        "A fault also affects clients that have the right answer",
        arguments: ["truncated", "wrong-types", "garbage", "status 500"])
    func conditional(fault: String) async throws {
        let right = try await api.ask("GET", "/api/character/1")
        let tag = try #require(right.headers["etag"])
        try await api.fail(fault)
        let answer = try await api.ask("GET", "/api/character/1", ["If-None-Match: \(tag)"])
        #expect(answer.status != 304)
        #expect(answer.body != right.body)
        // Otherwise a client would take the wrong answer for the right one after the fault.
        if fault != "truncated" { #expect(answer.headers["etag"] != tag) }
    }

    @Test("The fault endless buffers little for clients that do not read, and meanwhile answers others")
    func endlessUnread() async throws {
        let api = try await APIProgram("--fault", "endless")
        let request = Data("GET /api HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        try await waiting(for: "endless answers") { [port = api.port] in
            let idle = try (0..<20).map { _ in try Socket(connectingTo: port) }
            for socket in idle { try socket.write(request) }
            let reader = try Socket(connectingTo: port)
            try reader.write(request)
            var count = 0
            while count < 200 << 20 { count += try reader.read().count }
            withExtendedLifetime(idle) {}
        }
        #expect(try api.peakMemory() < 128 << 20)
    }

    @Test("A fault may apply to the next requests only")
    func times() async throws {
        try await api.fail("status 503 times 2")
        #expect(try await api.ask("GET", "/faults").text == "status 503 times 2\n")
        #expect(try await api.ask("GET", "/api/game/cover/7.jpeg").status == 503)
        #expect(try await api.ask("GET", "/faults").text == "status 503 times 1\n")
        #expect(try await api.ask("POST", "/api").status == 503)
        #expect(try await api.ask("GET", "/faults").text == "off\n")
        #expect(try await api.ask("GET", "/api").status == 200)
    }

    @Test(
        "A fault reads back as written",
        arguments: [
            "status 429 retry-after 2", "status 503 times 3", "delay 0.5", "delay 60", "reset", "truncated times 1",
            "garbage", "wrong-types", "endless", "redirect",
        ])
    func reading(fault: String) async throws {
        #expect(try await api.ask("PUT", "/faults", APIProgram.faultHeaders, body: " \(fault) \n").text == fault + "\n")
        #expect(try await api.ask("GET", "/faults").text == fault + "\n")
        #expect(try await api.ask("DELETE", "/faults", APIProgram.faultHeaders).text == "off\n")
    }

    @Test(
        "A malformed fault is refused with the valid ones, and changes nothing",
        arguments: [
            ("", "a fault is missing; try 'status 503'"),
            ("rain", "no fault is named 'rain'; there are status, delay, reset"),
            ("status", "'status' takes a status from 200 to 599"),
            ("status 600", "'status' takes a status from 200 to 599, not '600'"),
            ("status 503 retry-after", "'retry-after' takes seconds from 0 to 86400"),
            ("delay", "'delay' takes seconds from 0 to 3600, such as 0.5"), ("delay -1", "'delay' takes seconds"),
            ("delay nan", "'delay' takes seconds"),
            ("reset times 0", "'times' takes a number from 1 to 1000000, not '0'"),
            ("reset now", "'now' is unexpected after 'reset'"), ("\u{1B}[31m", "no fault is named '?[31m'"),
        ])
    func unreadable(fault: String, message: String) async throws {
        try await api.fail("delay 0")
        let answer = try await api.ask("PUT", "/faults", APIProgram.faultHeaders, body: fault)
        #expect(answer.status == 400)
        #expect(answer.text.hasPrefix(message))
        #expect(try await api.ask("GET", "/faults").text == "delay 0\n")
    }

    @Test(
        "Only this machine can set a fault, and no request from a page of another site can",
        arguments: [
            ["X-Requested-With: x", "Host: a.example"], ["X-Requested-With: x", "Host: 127.0.0.1.a.example"],
            ["X-Requested-With: x", "Host: 192.0.2.1:8080"], ["X-Requested-With: x", "Host: "],
            ["Content-Type: text/plain"], ["Origin: http://localhost"],
        ])
    func foreign(headers: [String]) async throws {
        for (method, body) in [("PUT", "reset"), ("DELETE", "")] {
            let answer = try await api.ask(method, "/faults", headers, body: body)
            #expect(answer.status == 403)
            #expect(answer.headers["access-control-allow-origin"] == nil)
        }
        #expect(try await api.ask("GET", "/faults").text == "off\n")
    }

    @Test(
        "A fault can be set at every name of this machine",
        arguments: ["localhost", "LOCALHOST:80", "127.0.0.2", "[::1]:8080"])
    func loopback(host: String) async throws {
        let headers = APIProgram.faultHeaders + ["Host: \(host)"]
        #expect(try await api.ask("PUT", "/faults", headers, body: "delay 0").text == "delay 0\n")
    }

    @Test("A fault longer than any sensible line is refused")
    func tooLong() async throws {
        #expect(
            try await api.ask("PUT", "/faults", APIProgram.faultHeaders, body: String(repeating: "x", count: 5000))
                .status == 413)
        #expect(try await api.ask("POST", "/faults", body: "reset").status == 405)
        #expect(try await api.ask("GET", "/faults").text == "off\n")
    }
}
