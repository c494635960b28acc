import ChallengeNetworking
import FoundationEssentials
import Hummingbird

/// What the server has to say to a request, before a fault meets it and before it is on the wire.
struct Answer: Sendable {
    var status: Int
    var headers: HTTPFields
    var body: Data

    init(status: Int, headers: HTTPFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// What the catalogue says, in the public API's content type.
    init(_ response: ChallengeNetworking.HTTPResponse) {
        self.init(status: response.status, headers: [.contentType: Self.json], body: response.body)
    }

    /// An error in the form of the API's own.
    static func failure(_ status: Int, _ message: String, headers: HTTPFields = [:]) -> Answer {
        var headers = headers
        headers[.contentType] = json
        return Answer(status: status, headers: headers, body: JSONText.object([("error", message)]))
    }

    static func text(_ line: String, status: Int = 200) -> Answer {
        Answer(status: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data((line + "\n").utf8))
    }

    static let json = "application/json; charset=utf-8"

    var response: Response {
        Response(
            status: .init(code: status), headers: headers,
            body: body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// The same with a tag of its body.
    func tagged() -> Answer {
        var answer = self
        answer.headers[.eTag] = EntityTag(of: body).description
        return answer
    }

    /// 304 for who knows the answer already, going by an If-None-Match field; else the same.
    func unless(known: String?) -> Answer {
        guard let known, headers[.eTag] != nil, EntityTag(of: body).matches(known) else { return self }
        var answer = self
        answer.status = 304
        answer.body = Data()
        answer.headers[.contentType] = nil
        return answer
    }
}
