import ChallengeCatalogue
import ChallengeImaging
import ChallengeText
import FoundationEssentials
import Hummingbird

/// The answer to a request, before a fault changes it.
struct Answer: Sendable {
    var status: Int
    var headers: HTTPFields = [:]
    var body = Data()

    static let json = "application/json; charset=utf-8"

    static func json(_ status: Int, _ body: Data, headers: HTTPFields = [:]) -> Answer {
        var answer = Answer(status: status, headers: headers, body: body)
        answer.headers[.contentType] = json
        return answer
    }

    /// Returns an error in the form of the API.
    static func failure(_ status: Int, _ message: String, headers: HTTPFields = [:]) -> Answer {
        .json(status, (["error": message] as JSON).data, headers: headers)
    }

    static func text(_ line: String, status: Int = 200) -> Answer {
        Answer(status: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data((line + "\n").utf8))
    }

    var response: Response {
        Response(
            status: .init(code: status), headers: headers,
            body: body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// Adds a weak entity tag (RFC 9110, section 8.8.3): the length and a hash of the body, equal on every machine.
    func tagged() -> Answer {
        var answer = self
        answer.headers[.eTag] = "W/\"\(String(body.count, radix: 16))-\(String(FNV1a.hash(body), radix: 16))\""
        return answer
    }

    /// Returns 304 if If-None-Match contains the answer's tag by weak comparison (RFC 9110, section 13.1.2). Otherwise
    /// returns the answer.
    func unless(known field: String?) -> Answer {
        guard let field, let tag = headers[.eTag] else { return self }
        let isKnown = field.split(separator: ",").contains { part in
            part.wholeMatch(of: /[ \t]*(.*?)[ \t]*/).map { ["*", tag[...], tag.dropFirst(2)].contains($0.1) } == true
        }
        guard isKnown else { return self }
        var answer = self
        answer.status = 304
        answer.body = Data()
        answer.headers[.contentType] = nil
        return answer
    }
}
