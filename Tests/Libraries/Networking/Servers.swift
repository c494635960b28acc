import ChallengeTestSupport
import Foundation
import ChallengeProcessTestSupport

@testable import ChallengeNetworking

/// A server on a free port of the loopback interface whose every byte is written by the test.
///
/// It ends when it is released. It has threads of its own, because its calls block.
final class RawServer: Sendable {
    let baseURL: URL
    private let listener: LoopbackSocket
    private let ended: AsyncStream<Void>

    /// - Parameter serve: Handles each connection on a thread; the connection closes when it returns or throws.
    init(serve: @escaping @Sendable (RawConnection) throws -> Void) throws {
        let listener = try LoopbackSocket(listeningWithRoomFor: 16)
        baseURL = try LoopbackServer.url(port: listener.port())
        self.listener = listener
        let (ended, end) = AsyncStream<Void>.makeStream()
        self.ended = ended
        Thread.detachNewThread {
            while let socket = try? listener.accept() {
                // Some tests are about a client that disconnects in the middle.
                Thread.detachNewThread {
                    try? serve(RawConnection(socket: socket))
                    end.finish()
                }
            }
        }
    }

    /// Answers the first request of each connection with the same bytes.
    ///
    /// - Parameters:
    ///   - closes: True to close the connection after the answer; otherwise the client closes it.
    ///   - requests: Records the heads of the requests.
    convenience init(_ answer: String, closes: Bool = false, requests: Recorder<String> = Recorder()) throws {
        try self.init {
            requests.add(try $0.readRequest())
            try $0.send(answer)
            if !closes { $0.waitForClose() }
        }
    }

    /// Waits until a connection has ended.
    func waitForEnd() async { for await _ in ended {} }

    /// Returns the result of a patient client.
    func answer(bodyLimit: Int = 10 << 20) async throws(HTTPError) -> HTTPResponse {
        try await HTTPClient.patient(baseURL: baseURL, bodyLimit: bodyLimit).response(to: Endpoint(path: "/a"))
    }

    deinit { listener.wake() }
}

/// The server's side of one connection.
struct RawConnection {
    fileprivate let socket: LoopbackSocket

    /// Reads the head of a request, up to its blank line.
    @discardableResult
    func readRequest() throws -> String {
        var head = Data()
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            head += try socket.read()
        }
        return String(decoding: head, as: UTF8.self)
    }

    /// Reads until the client has closed the connection, possibly with a reset.
    func waitForClose() { while (try? socket.read()) != nil {} }

    /// Sends a text as it is; throws when the client has gone.
    func send(_ text: String) throws { try send(Data(text.utf8)) }

    /// Sends bytes; throws when the client has gone.
    func send(_ data: Data) throws { try socket.write(data) }
}

/// A listener that accepts nothing and has no room for one more connection: further clients get no answer.
final class FullListener: Sendable {
    let baseURL: URL
    private let sockets: [LoopbackSocket]

    init() throws {
        let listener = try LoopbackSocket(listeningWithRoomFor: 0)
        let port = try listener.port()
        baseURL = try LoopbackServer.url(port: port)
        // Linux queues one connection more than requested. Further ones are ignored.
        sockets = try [listener] + (0..<3).map { _ in try LoopbackSocket(connectingWithoutWaitingTo: port) }
    }
}

/// A port of the loopback interface that refuses connections as long as this object lives. It is bound, so that no other
/// process takes it, but does not listen.
final class RefusingPort: Sendable {
    let baseURL: URL
    private let socket: LoopbackSocket

    init() throws {
        socket = try LoopbackSocket(bound: ())
        baseURL = try LoopbackServer.url(port: socket.port())
    }
}

/// A server that gives its answers in sequence, each on a connection of its own, and records the requests.
final class ScriptedServer: Sendable {
    /// The heads of the requests, in order.
    private let heads = Recorder<String>()
    private let server: RawServer

    var baseURL: URL { server.baseURL }
    var requests: [String] { heads.all }

    /// - Parameter answers: From the status line on, without a length; nil closes the connection without an answer.
    ///   Further requests get no answer.
    convenience init(_ answers: String?...) throws { try self.init(answers) }

    init(_ answers: [String?]) throws {
        let heads = heads
        server = try RawServer { connection in
            let number = heads.add(try connection.readRequest())
            guard number <= answers.count else { return connection.waitForClose() }
            guard let answer = answers[number - 1] else { return }
            let (head, body) = Self.parts(of: answer)
            let framing = "Connection: close\r\nContent-Length: \(body.utf8.count)"
            try connection.send("HTTP/1.1 \(head)\r\n\(framing)\r\n\r\n\(body)")
            connection.waitForClose()
        }
    }

    /// Returns the parts before and after the first blank line.
    private static func parts(of answer: String) -> (head: String, body: String) {
        let parts = answer.components(separatedBy: "\n\n")
        return (parts[0].replacingOccurrences(of: "\n", with: "\r\n"), parts.dropFirst().joined(separator: "\n\n"))
    }
}

/// Pauses that take no time and are recorded.
struct RecordedWaiting {
    let pauses = Recorder<Duration>()

    /// - Parameter chance: From 0 up to 1: the length of a pause before a retry, between its shortest and longest.
    func waiting(chance: Double = 0, now: Date = Date()) -> HTTPWaiting {
        HTTPWaiting(sleep: { [pauses] in pauses.add($0) }, now: { now }, chance: { chance })
    }
}

extension HTTPClient {
    /// Returns the outcome of a request: the text of a body, or an error.
    func outcome(of endpoint: Endpoint) async -> Result<String, HTTPError> {
        do throws(HTTPError) {
            return .success(String(decoding: try await response(to: endpoint).body, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    /// A client with timeouts of an hour by default, so that a timeout never masks another failure or fails on a busy machine.
    static func patient(
        baseURL: URL, userAgent: String = "challenge", connectTimeout: Duration = .seconds(3600),
        timeout: Duration = .seconds(3600), bodyLimit: Int = 10 * 1024 * 1024, waiting: HTTPWaiting = HTTPWaiting(),
        onPause: @escaping @Sendable (Activity, String?) -> Void = { _, _ in }
    ) -> HTTPClient {
        HTTPClient(
            baseURL: baseURL, userAgent: userAgent, connectTimeout: connectTimeout, timeout: timeout,
            bodyLimit: bodyLimit, waiting: waiting, onPause: onPause)
    }
}
