import ChallengeCore
import Foundation
import Synchronization

@testable import ChallengeNetworking

/// A server that gives its answers one after the other, each on a connection of its own, and remembers what it was asked.
final class ScriptedServer: Sendable {
    /// The heads of the requests, in the order in which they came.
    private let heads = Log<String>()
    private let server: RawServer

    var baseURL: URL { server.baseURL }
    var requests: [String] { heads.all }

    /// - Parameter answers: From the status line on, without a length; nil closes the connection without an answer. Who
    ///   asks more often hears nothing.
    init(_ answers: String?...) throws {
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

/// What was told, in its order.
final class Log<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])

    var all: [Element] { elements.withLock { $0 } }

    /// Returns how many there are then.
    @discardableResult
    func add(_ element: Element) -> Int {
        elements.withLock {
            $0.append(element)
            return $0.count
        }
    }
}

/// Pauses that take no time and are written down.
struct RecordedWaiting {
    let pauses = Log<Duration>()

    /// - Parameter chance: From 0 up to 1: how long the pause before another try is, between its shortest and longest.
    func waiting(chance: Double = 0, now: Date = Date()) -> HTTPWaiting {
        HTTPWaiting(sleep: { [pauses] in pauses.add($0) }, now: { now }, chance: { chance })
    }
}

extension HTTPClient {
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
