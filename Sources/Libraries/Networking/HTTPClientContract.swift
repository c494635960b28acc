package import ChallengeActions
package import ChallengeCore

/// Requests resources of an API, from the network or from memory.
///
/// Any number of tasks may make calls at once. Every conformer returns an answer with a status of 200 to 299. A conformer
/// throws 429 as ``HTTPError/rateLimited(retryAfter:)`` and any other status as ``HTTPError/status(_:body:)``, because an
/// API explains the status in the body. A cancelled task soon ends with ``HTTPError/cancelled`` and no other error.
package protocol HTTPClientContract: AnyObject, Sendable {
    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
    /// Returns the answer if it is available at once and without a network. The default is nil. Called on any thread.
    func responseIfCached(to endpoint: Endpoint) -> HTTPResponse?
}

extension HTTPClientContract {
    package func responseIfCached(to endpoint: Endpoint) -> HTTPResponse? { nil }

    /// Returns a page of the list at a path if ``responseIfCached(to:)`` has it.
    package func pageIfCached<Record: ResponseDecodable & Hashable & Identifiable<Int>>(
        _ page: Int, of path: String
    ) -> ListPage<Record>? {
        let endpoint = Endpoint(path: path, query: [Endpoint.QueryItem("page", "\(page)")])
        let answer: PageResponse<Record>? = try? responseIfCached(to: endpoint)?.decoded()
        return answer.map { ListPage($0, page: page) }
    }

    /// Requests and decodes a value, off the caller's actor. Returns nil for a 404 whose `error` is `nothing`, the
    /// API's text for a missing record. Any other 404 is a failure: the address does not belong to the API.
    @concurrent
    package func value<Value: ResponseDecodable>(
        at endpoint: Endpoint, nothing: String
    ) async throws(LoadFailure) -> Value? {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await self.response(to: endpoint)
        } catch {
            if case .status(404, let body) = error, let answer = try? ErrorResponse(decoding: body),
                answer.error == nothing
            {
                return nil
            }
            throw error == .cancelled ? .cancelled : .request(endpoint.description, error.withoutBody)
        }
        do throws(ResponseFault) {
            return try response.decoded()
        } catch {
            throw .request(endpoint.description, .unreadable(error))
        }
    }

    /// Requests a record as ``value(at:nothing:)`` does. A record with another identifier is a failure.
    package func record<Record: ResponseDecodable & Identifiable<Int>>(
        _ identifier: Int, at endpoint: Endpoint, nothing: String
    ) async throws(LoadFailure) -> Record? {
        let record: Record? = try await value(at: endpoint, nothing: nothing)
        if let record, record.id != identifier {
            throw .request(endpoint.description, .unreadable(.otherRecord(record.id)))
        }
        return record
    }

    /// Requests a page of the list at a path, with only the rows that match the conditions.
    package func page<Record: ResponseDecodable & Hashable & Identifiable<Int>>(
        _ page: Int, of path: String, matching conditions: [Assignment]
    ) async throws(LoadFailure) -> ListPage<Record> {
        let query = [Endpoint.QueryItem("page", "\(page)")] + conditions.map { .init($0.key, $0.value) }
        let answer: PageResponse<Record>? = try await value(
            at: Endpoint(path: path, query: query), nothing: "There is nothing here")
        return ListPage(answer, page: page)
    }

    /// Requests at least one record by distinct identifiers below a list's path. The returned page lacks unknown records.
    package func records<Record: ResponseDecodable & Hashable & Identifiable<Int>>(
        _ identifiers: [Int], below path: String, nothing: String
    ) async throws(LoadFailure) -> ListPage<Record> {
        let endpoint = Endpoint(path: path + "/" + identifiers.map { "\($0)" }.joined(separator: ","))
        let rows: [Record]
        var leftOut: [ResponseFault] = []
        if identifiers.count == 1 {
            // The API answers with the record itself, not with a list.
            rows = [try await record(identifiers[0], at: endpoint, nothing: nothing)].compactMap(\.self)
        } else {
            let answer: Rows<Record>? = try await value(at: endpoint, nothing: nothing)
            let wanted = Set(identifiers)
            rows = (answer?.decoded ?? []).filter { wanted.contains($0.id) }
            leftOut = answer?.leftOut ?? []
        }
        return ListPage(items: rows, page: 1, pages: 1, total: identifiers.count, leftOut: leftOut)
    }
}

private struct ErrorResponse: ResponseDecodable {
    let error: String?

    init(from value: ResponseValue) throws(ResponseFault) { error = try value.fields().text("error") }
}

extension HTTPError {
    /// The error without the response's body, which nobody reads again.
    fileprivate var withoutBody: HTTPError { if case .status(let code, _) = self { .status(code) } else { self } }
}
