package import ChallengeCore
package import FoundationEssentials

/// Requests resources of an API, from the network or from memory.
///
/// May be called from any number of tasks at once. Every conformer returns an answer with a status of 200 to 299, and
/// throws one with 429 as ``HTTPError/rateLimited(retryAfter:)``, any other as ``HTTPError/status(_:body:)``, because
/// an API says in the body what it means. A cancelled task soon ends in ``HTTPError/cancelled``, and in no other error.
package protocol HTTPClientContract: Sendable {
    /// Requests an endpoint; returns the whole answer.
    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
}

/// A server's answer, undecoded and untrusted.
package struct HTTPResponse: Sendable, Hashable {
    /// The HTTP status code, 100 to 999.
    package let status: Int
    /// Empty if there was none.
    package let body: Data

    package init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}

extension HTTPClientContract {
    /// Requests and decodes a value; nil if the API answers that there is none. Decoding leaves the caller's actor.
    ///
    /// - Parameter nothing: the `error` in the body of the 404 that means that there is no value. Any other 404 is a
    ///   failure: the address is not that of the API.
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
            // Not as an optional, which would take `null` for a value.
            let value: Value = try await response.body.decoded()
            return value
        } catch {
            throw .request(endpoint.description, .unreadable(error))
        }
    }

    /// Requests a record as ``value(at:nothing:)`` does; one with another identifier is a failure.
    package func record<Record: Decodable & Sendable & Identifiable<Int>>(
        _ identifier: Int, at endpoint: Endpoint, nothing: String
    ) async throws(LoadFailure) -> Record? {
        let record: Record? = try await value(at: endpoint, nothing: nothing)
        if let record, record.id != identifier {
            throw .request(endpoint.description, .unreadable(.otherRecord(record.id)))
        }
        return record
    }

    /// Requests several records at once, as one page; the API says nothing of those that it does not have.
    ///
    /// - Parameters:
    ///   - identifiers: at least one, each once.
    ///   - path: that of the records' list: `/api/character`.
    ///   - nothing: as for ``value(at:nothing:)``, where only one is wanted.
    package func records<Record: Decodable & Sendable & Hashable & Identifiable<Int>>(
        _ identifiers: [Int], below path: String, nothing: String
    ) async throws(LoadFailure) -> ListPage<Record> {
        let endpoint = Endpoint(path: path + "/" + identifiers.map { "\($0)" }.joined(separator: ","))
        let rows: [Record]
        var leftOut: [AnswerFault] = []
        if identifiers.count == 1 {
            // The API answers with the record alone, not with a list of one.
            rows = [try await record(identifiers[0], at: endpoint, nothing: nothing)].compactMap(\.self)
        } else {
            let answer: Rows<Record>? = try await value(at: endpoint, nothing: nothing)
            rows = (answer?.decoded ?? []).filter { identifiers.contains($0.id) }
            leftOut = answer?.leftOut ?? []
        }
        return ListPage(items: rows, page: 1, pages: 1, total: identifiers.count, leftOut: leftOut)
    }
}

/// The body of the API's error statuses.
private struct ErrorAnswer: Decodable {
    let error: String
}

extension Data {
    /// Decodes JSON. The decoder refuses more than 512 levels of nesting, so that they cannot exhaust the stack.
    @concurrent
    fileprivate func decoded<Value: Decodable & Sendable>() async throws(AnswerFault) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: self)
        } catch {
            throw AnswerFault(error, of: self)
        }
    }
}
