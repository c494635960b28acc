import FoundationEssentials
import Glibc
import Hummingbird
import NIOCore

/// A deliberate failure of the server, to test clients.
struct ServerFault: Sendable, CustomStringConvertible {
    enum Kind: Sendable, CustomStringConvertible {
        /// An answer with this status. `retryAfter` is the value of the header Retry-After, in seconds.
        case status(Int, retryAfter: Int?)
        /// The correct answer after a delay.
        case delay(seconds: Double)
        case plain(Plain)

        var description: String {
            switch self {
            case .status(let code, let retryAfter): "status \(code)" + (retryAfter.map { " retry-after \($0)" } ?? "")
            case .delay(let seconds): "delay \(Int(exactly: seconds).map(String.init) ?? String(seconds))"
            case .plain(let plain): plain.rawValue
            }
        }
    }

    /// The faults with a name of one word.
    enum Plain: String, Sendable {
        /// The connection is reset without an answer.
        case reset
        /// The headers of the correct answer and half of its body. The connection then ends.
        case truncated
        /// A body that is neither UTF-8, nor JSON, nor a picture.
        case garbage
        /// The correct answer, but its JSON has numbers in place of texts and texts in place of numbers.
        case wrongTypes = "wrong-types"
        /// A body that never ends.
        case endless
        /// A redirect to the same address.
        case redirect
    }

    let kind: Kind
    /// The number of requests that the fault still affects; nil for all requests.
    var times: Int?

    /// The text of the fault, which ``init(_:)`` can parse.
    var description: String { times.map { "\(kind) times \($0)" } ?? kind.description }
}

extension ServerFault {
    /// The reason why a line does not describe a fault, for people.
    struct Unreadable: Error, CustomStringConvertible { let description: String }

    /// The syntax of faults, with a line for each.
    static let grammar = """
        status CODE            answer with this status, 200 to 599
        status CODE retry-after SECONDS
        delay SECONDS          answer late, 0 to 3600 seconds
        reset                  reset the connection
        truncated              end the connection in the middle of the body
        garbage                answer with unreadable bytes
        wrong-types            answer JSON with numbers and texts swapped
        endless                answer with a body that does not end
        redirect               redirect to the same place, for ever
        """

    /// Reads a line such as `status 503 times 2`.
    init(_ line: String) throws(Unreadable) {
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        guard let name = words.popFirst() else { throw Unreadable(description: "a fault is missing; try 'status 503'") }
        kind =
            switch name {
            case "status":
                .status(
                    try Self.integer(&words, "status", "a status", 200...599),
                    retryAfter: try Self.option("retry-after", &words, "seconds", 0...86_400))
            case "delay": .delay(seconds: try Self.seconds(&words))
            default:
                if let plain = Plain(rawValue: String(name)) {
                    .plain(plain)
                } else {
                    throw Unreadable(
                        description:
                            "no fault is named '\(name.visible)'; there are status, delay, reset, truncated, garbage, "
                            + "wrong-types, endless and redirect")
                }
            }
        times = try Self.option("times", &words, "a number", 1...1_000_000)
        if let word = words.first {
            throw Unreadable(description: "'\(word.visible)' is unexpected after '\(self)'")
        }
    }

    private static func option(
        _ name: String, _ words: inout ArraySlice<Substring>, _ what: String, _ range: ClosedRange<Int>
    ) throws(Unreadable) -> Int? {
        guard words.first == name[...] else { return nil }
        words.removeFirst()
        return try integer(&words, name, what, range)
    }

    private static func integer(
        _ words: inout ArraySlice<Substring>, _ name: String, _ what: String, _ range: ClosedRange<Int>
    ) throws(Unreadable) -> Int {
        let word = words.popFirst()
        guard let word, let number = Int(word), range ~= number else {
            let limits = "'\(name)' takes \(what) from \(range.lowerBound) to \(range.upperBound)"
            throw Unreadable(description: limits + (word.map { ", not '\($0.visible)'" } ?? ""))
        }
        return number
    }

    private static func seconds(_ words: inout ArraySlice<Substring>) throws(Unreadable) -> Double {
        guard let word = words.popFirst(), let seconds = Double(word), 0...3600 ~= seconds else {
            throw Unreadable(description: "'delay' takes seconds from 0 to 3600, such as 0.5")
        }
        return seconds
    }
}

extension ServerFault.Kind {
    /// Thrown to end the handling of a request after the fault has closed the connection.
    struct ConnectionClosed: Error {}

    /// Returns the response to a request while this fault is active, even if the client has the correct answer's entity
    /// tag. Throws ``ConnectionClosed`` if the fault closes the connection.
    func response(
        to request: Request, by channel: any Channel, instead answer: Answer
    ) async throws -> Response {
        switch self {
        case .status(let code, let retryAfter):
            // Responses with these statuses have no body (RFC 9110, sections 15.3.5 and 15.4.5).
            let isEmpty = [204, 304].contains(code)
            var failure = isEmpty ? Answer(status: code) : .failure(code, "The fault 'status \(code)' is on")
            if let retryAfter { failure.headers[.retryAfter] = String(retryAfter) }
            return failure.response
        case .delay(let seconds):
            try await Task.sleep(for: .seconds(seconds))
            return answer.unless(known: request.headers[.ifNoneMatch]).response
        case .plain(.reset):
            // With a linger time of 0, the system closes the socket with RST instead of FIN (socket(7)).
            try await (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
            try await channel.close()
            throw ConnectionClosed()
        case .plain(.truncated):
            return Self.truncated(answer, channel)
        case .plain(.garbage):
            let bytes = Array("<!doctype html><p>\u{1B}[31mThis is not what you want.".utf8) + [0xFF, 0xFE, 0x00]
            return Answer.json(200, Data(bytes)).response
        case .plain(.wrongTypes):
            return Self.swappingTypes(of: answer).response
        case .plain(.endless):
            let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 16_384)
            let body = ResponseBody { writer in
                while true {
                    try await writer.write(piece)
                    // The writer only passes each piece to the event loop, and accepts more pieces until the socket is
                    // full. Waiting for the loop limits the memory that a client can occupy by not reading.
                    try await channel.eventLoop.submit {}.get()
                }
            }
            return Response(status: .ok, headers: [.contentType: Answer.json], body: body)
        case .plain(.redirect):
            return Answer(status: 302, headers: [.location: request.uri.string]).response
        }
    }

    /// Returns the document with numbers in place of texts and texts in place of numbers. It has its own entity tag for
    /// caches.
    private static func swappingTypes(of answer: Answer) -> Answer {
        guard answer.headers[.contentType] == Answer.json else { return answer }
        // Matches a number or a text. If the text is a key, also matches the colon after the text.
        let tokens = /"((?:[^"\\]++|\\.)*+)"(:)?|[-0-9][-+.eE0-9]*/.matchingSemantics(.unicodeScalar)
        let text = String(decoding: answer.body, as: UTF8.self).replacing(tokens) { token in
            if token.2 != nil { return String(token.0) }
            return token.1.map { String($0.utf8.count) } ?? "\"\(token.0)\""
        }
        var swapped = answer
        swapped.body = Data(text.utf8)
        return answer.headers[.eTag] == nil ? swapped : swapped.tagged()
    }

    private static func truncated(_ answer: Answer, _ channel: any Channel) -> Response {
        let half = ByteBuffer(bytes: answer.body.prefix(answer.body.count / 2))
        let body = ResponseBody(contentLength: answer.body.count) { writer in
            try await writer.write(half)
            try await channel.close(mode: .output)
            throw ConnectionClosed()
        }
        return Response(status: .init(code: answer.status), headers: answer.headers, body: body)
    }
}

extension StringProtocol {
    /// The first 40 characters for a message. A `?` replaces each character that is not visible ASCII.
    var visible: String { String(prefix(40).map { 0x21...0x7E ~= $0.asciiValue ?? 0 ? $0 : "?" }) }
}
