package import ChallengeCore
package import FoundationEssentials

/// Asks an API for a resource.
///
/// Every conformer keeps this contract, whether it answers from the network or from memory:
/// - An answer with a status of 200 to 299 is returned. One with 429 is thrown as ``HTTPError/rateLimited(retryAfter:)``,
///   any other as ``HTTPError/status(_:body:)`` with its body, because an API says in the body what it means.
/// - An answer that came after a retry, or from a cache that the server has confirmed, is like any other.
/// - A cancelled task ends in ``HTTPError/cancelled``, soon, and in no other error.
/// - It may be called from any number of tasks at once.
package protocol HTTPClientContract: Sendable {
    /// Asks for an endpoint and waits for the whole answer.
    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
}

/// What a server answered: a status code and the bytes of the body, undecoded and untrusted.
package struct HTTPResponse: Sendable, Hashable {
    /// The HTTP status code, 100 to 999.
    package let status: Int
    /// The body as it was sent; empty if there was none.
    package let body: Data

    /// Puts an answer together, as a conformer of ``HTTPClientContract`` does.
    package init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}

extension HTTPClientContract {
    /// Gets and decodes what the API has there; nil when it says, with a 404, the words that mean that there is nothing.
    ///
    /// Decoding leaves the caller's actor: a large answer must not hold up the prompt.
    ///
    /// - Parameter nothing: those words, which are the `error` of the answer. Any other 404 is a failure: the address is
    ///   not that of the API.
    package func value<Value: Decodable & Sendable>(
        at endpoint: Endpoint, nothing: String
    ) async throws(LoadFailure) -> Value? {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await self.response(to: endpoint)
        } catch {
            if case .status(404, let body) = error, let answer: ErrorAnswer = try? await body.decoded(),
                answer.error == nothing
            {
                return nil
            }
            throw RequestFailure(error).map { .request(endpoint.description, $0) } ?? .cancelled
        }
        do throws(AnswerFault) {
            // Not as an optional: `null` is no answer of the API.
            let value: Value = try await response.body.decoded()
            return value
        } catch {
            throw .request(endpoint.description, .unreadable(error))
        }
    }

    /// Gets one record as ``value(at:nothing:)`` does; a record of another identifier is a failure.
    package func record<Record: Decodable & Sendable & Identifiable<Int>>(
        _ identifier: Int, at endpoint: Endpoint, nothing: String
    ) async throws(LoadFailure) -> Record? {
        let record: Record? = try await value(at: endpoint, nothing: nothing)
        if let record, record.id != identifier {
            throw .request(endpoint.description, .unreadable(.otherRecord(record.id)))
        }
        return record
    }
}

/// What the API says in place of an answer.
private struct ErrorAnswer: Decodable {
    let error: String
}

extension Data {
    /// The value that JSON stands for. Answers that are nested too deeply, more than 512 levels, are none for the
    /// decoder, so that they cannot exhaust the stack.
    @concurrent
    fileprivate func decoded<Value: Decodable & Sendable>() async throws(AnswerFault) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: self)
        } catch {
            throw AnswerFault(error, of: self)
        }
    }
}
