import FoundationEssentials
import Glibc
import Hummingbird
import NIOCore

extension Fault.Kind {
    /// A connection that the fault has ended.
    struct Ended: Error {}

    /// The response to a request while this fault is on.
    ///
    /// - Parameters:
    ///   - answer: the right one, whole, so that a fault also meets a client that has its entity tag.
    ///   - channel: the connection with the client.
    /// - Throws: ``Ended`` where the connection is closed.
    func response(
        to request: Request, by channel: any Channel, instead answer: () async -> Answer
    ) async throws -> Response {
        switch self {
        case .status(let code, let retryAfter):
            // These have no body (RFC 9110, sections 15.3.5 and 15.4.5).
            let isEmpty = [204, 304].contains(code)
            var answer = isEmpty ? Answer(status: code) : .failure(code, "The fault 'status \(code)' is on")
            if let retryAfter { answer.headers[.retryAfter] = String(retryAfter) }
            return answer.response
        case .delay(let seconds):
            try await Task.sleep(for: .seconds(seconds))
            return await answer().unless(known: request.headers[.ifNoneMatch]).response
        case .plain(.reset):
            // A socket that does not linger is closed with RST instead of FIN (socket(7)).
            try await (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
            try await channel.close()
            throw Ended()
        case .plain(.truncated):
            return Self.truncated(await answer(), channel)
        case .plain(.garbage):
            let bytes = Array("<!doctype html><p>\u{1B}[31mThis is not what you want.".utf8) + [0xFF, 0xFE, 0x00]
            return Answer.json(200, Data(bytes)).response
        case .plain(.wrongTypes):
            return Self.swappingTypes(of: await answer()).response
        case .plain(.endless):
            let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 16_384)
            let body = ResponseBody { writer in while true { try await writer.write(piece) } }
            return Response(status: .ok, headers: [.contentType: Answer.json], body: body)
        case .plain(.redirect):
            return Answer(status: 302, headers: [.location: request.uri.string]).response
        }
    }

    /// The same document with a number for every text and a text for every number; the keys stay. It has an entity tag
    /// of its own, so that no cache takes it for the right answer later. What is no JSON stays right.
    private static func swappingTypes(of answer: Answer) -> Answer {
        guard answer.headers[.contentType] == Answer.json else { return answer }
        // A text with what may make a key of it, or a number.
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
            throw Ended()
        }
        return Response(status: .init(code: answer.status), headers: answer.headers, body: body)
    }
}
