import ChallengeCore
package import ChallengeText
package import FoundationEssentials

/// A server's response, undecoded and untrusted.
///
/// A server inside the program may respond with a JSON value, which is decoded without serializing it.
package struct HTTPResponse: Sendable {
    private enum Content: Sendable {
        case bytes(Data)
        case json(JSON)
    }

    /// The HTTP status code, 100 to 999.
    package let status: Int
    private let content: Content

    package init(status: Int, body: Data) { (self.status, content) = (status, .bytes(body)) }

    /// - Parameter json: the body, which ``ChallengeText/JSON/data`` serializes.
    package init(status: Int, json: JSON) { (self.status, content) = (status, .json(json)) }

    /// The bytes of the body. A JSON value is serialized at each access.
    package var body: Data {
        switch content {
        case .bytes(let bytes): bytes
        case .json(let json): json.data
        }
    }

    func decoded<Value: ResponseDecodable>() throws(ResponseFault) -> Value {
        try Value(from: ResponseValue(json()))
    }

    func json() throws(ResponseFault) -> JSON {
        switch content {
        case .bytes(let bytes): try JSON(response: bytes)
        case .json(let json): json
        }
    }
}

extension HTTPResponse: Equatable {
    /// True if the status and the bytes of the body are the same.
    package static func == (lhs: HTTPResponse, rhs: HTTPResponse) -> Bool {
        lhs.status == rhs.status && lhs.body == rhs.body
    }
}
