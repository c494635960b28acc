import FoundationEssentials
import Hummingbird
import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Fault.Kind {
    /// The end of a connection that was wanted.
    struct Ended: Error {}

    /// What this makes of the answer to a request.
    ///
    /// - Parameters:
    ///   - answer: the right one, whole, so that a fault meets those too who know it.
    ///   - channel: the connection with the client.
    /// - Throws: ``Ended`` where there is nothing more to say.
    func response(
        to request: Request, by channel: any Channel, instead answer: () async -> Answer
    ) async throws -> Response {
        switch self {
        case .status(let code, let retryAfter):
            return Self.failure(code, retryAfter).response
        case .delay(let seconds):
            try await Task.sleep(for: .seconds(seconds))
            return await answer().unless(known: request.headers[.ifNoneMatch]).response
        case .reset:
            // A socket that does not linger is closed with RST instead of FIN (socket(7)).
            try await (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
            try await channel.close()
            throw Ended()
        case .truncated:
            return Self.truncated(await answer(), channel)
        case .garbage:
            let bytes = Array("<!doctype html><p>\u{1B}[31mThis is not what you want.".utf8) + [0xFF, 0xFE, 0x00]
            return Answer(status: 200, headers: [.contentType: Answer.json], body: Data(bytes)).response
        case .wrongTypes:
            return Self.swappingTypes(of: await answer()).response
        case .endless:
            let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 16_384)
            let body = ResponseBody { writer in while true { try await writer.write(piece) } }
            return Response(status: .ok, headers: [.contentType: Answer.json], body: body)
        case .redirect:
            return Answer(status: 302, headers: [.location: request.uri.string]).response
        }
    }

    private static func failure(_ code: Int, _ retryAfter: Int?) -> Answer {
        // These have no body (RFC 9110, sections 15.3.5 and 15.4.5).
        var answer =
            [204, 304].contains(code) ? Answer(status: code) : .failure(code, "The fault 'status \(code)' is on")
        if let retryAfter { answer.headers[.retryAfter] = String(retryAfter) }
        return answer
    }

    /// With a tag of its own, so that nobody takes it for the right answer later. What is no JSON stays right.
    private static func swappingTypes(of answer: Answer) -> Answer {
        guard answer.headers[.contentType] == Answer.json else { return answer }
        var swapped = answer
        swapped.body = JSONText.swappingTypes(in: answer.body)
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
