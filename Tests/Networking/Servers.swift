import ChallengeShellTestSupport
import Foundation
import ChallengeShellHTTPTestSupport

@testable import ChallengeShellNetworking

/// A server on a free port of the loopback interface whose every byte is written by the test.
///
/// It ends when it is released. It has threads of its own, because its calls block.
final class RawServer: Sendable {
    let baseURL: URL
    private let listener: Socket
    private let ended: AsyncStream<Void>

    /// - Parameter serve: Has each connection to itself, on a thread; the connection is closed when it returns or throws.
    init(serve: @escaping @Sendable (RawConnection) throws -> Void) throws {
        let listener = try Socket(listeningWithRoomFor: 16)
        baseURL = try LoopbackServer.url(port: listener.port())
        self.listener = listener
        let (ended, end) = AsyncStream<Void>.makeStream()
        self.ended = ended
        Thread.detachNewThread {
            while let socket = try? listener.accept() {
                // A client that goes away in the middle is what some tests are about.
                Thread.detachNewThread {
                    try? serve(RawConnection(socket: socket))
                    end.finish()
                }
            }
        }
    }

    /// Sends the same bytes in answer to the first request of each connection.
    ///
    /// - Parameters:
    ///   - closes: Closes the connection after that, and otherwise leaves it to the client.
    ///   - requests: Gets the heads of the requests.
    convenience init(_ answer: String, closes: Bool = false, requests: Recorder<String> = Recorder()) throws {
        try self.init {
            requests.add(try $0.readRequest())
            try $0.send(answer)
            if !closes { $0.waitForClose() }
        }
    }

    /// Waits until a connection has come to its end.
    func waitForEnd() async { for await _ in ended {} }

    /// What a client that has time makes of an answer.
    func answer(bodyLimit: Int = 10 << 20) async throws(HTTPError) -> HTTPResponse {
        try await HTTPClient.patient(baseURL: baseURL, bodyLimit: bodyLimit).response(to: Endpoint(path: "/a"))
    }

    deinit { listener.wake() }
}

/// The server's side of one connection.
struct RawConnection {
    fileprivate let socket: Socket

    /// Reads the head of a request, up to its blank line.
    @discardableResult
    func readRequest() throws -> String {
        var head = Data()
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let bytes = try socket.read()
            guard !bytes.isEmpty else { throw POSIXError(.ECONNRESET) }
            head += bytes
        }
        return String(decoding: head, as: UTF8.self)
    }

    /// Reads until the client has closed the connection. A reset is a way of closing, too.
    func waitForClose() { while let bytes = try? socket.read(), !bytes.isEmpty {} }

    /// Sends a text as it is; throws when the client has gone.
    func send(_ text: String) throws { try send(Data(text.utf8)) }

    /// Sends bytes; throws when the client has gone.
    func send(_ data: Data) throws { try socket.write(data) }
}

/// A listener that accepts nothing and has no room for one more connection: whoever connects hears nothing.
final class FullListener: Sendable {
    let baseURL: URL
    private let sockets: [Socket]

    init() throws {
        let listener = try Socket(listeningWithRoomFor: 0)
        let port = try listener.port()
        baseURL = try LoopbackServer.url(port: port)
        // Linux queues one connection more than asked for. Whatever comes after the queue is full is ignored.
        sockets = try [listener] + (0..<3).map { _ in try Socket(connectingWithoutWaitingTo: port) }
    }
}

/// A port of the loopback interface that refuses connections for as long as this lives: bound, so that nobody else
/// takes it, and not listened on.
final class RefusingPort: Sendable {
    let baseURL: URL
    private let socket: Socket

    init() throws {
        socket = try Socket(bound: ())
        baseURL = try LoopbackServer.url(port: socket.port())
    }
}

/// A server that gives its answers one after the other, each on a connection of its own, and remembers what it was asked.
final class ScriptedServer: Sendable {
    /// The heads of the requests, in the order in which they came.
    private let heads = Recorder<String>()
    private let server: RawServer

    var baseURL: URL { server.baseURL }
    var requests: [String] { heads.all }

    /// - Parameter answers: From the status line on, without a length; nil closes the connection without an answer. Who
    ///   asks more often hears nothing.
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

    /// What stands before the first blank line and after it.
    private static func parts(of answer: String) -> (head: String, body: String) {
        let parts = answer.components(separatedBy: "\n\n")
        return (parts[0].replacingOccurrences(of: "\n", with: "\r\n"), parts.dropFirst().joined(separator: "\n\n"))
    }
}

/// Pauses that take no time and are written down.
struct RecordedWaiting {
    let pauses = Recorder<Duration>()

    /// - Parameter chance: From 0 up to 1: how long the pause before another try is, between its shortest and longest.
    func waiting(chance: Double = 0, now: Date = Date()) -> HTTPWaiting {
        HTTPWaiting(sleep: { [pauses] in pauses.add($0) }, now: { now }, chance: { chance })
    }
}

extension HTTPClient {
    /// What comes of a request: the text of a body, or an error.
    func outcome(of endpoint: Endpoint) async -> Result<String, HTTPError> {
        do throws(HTTPError) {
            return .success(String(decoding: try await response(to: endpoint).body, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    /// A client whose time-outs are an hour, unless told otherwise: none of them stands in for another failure, and a busy
    /// machine is no failure.
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
