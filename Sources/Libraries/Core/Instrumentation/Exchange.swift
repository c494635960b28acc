import ChallengeTaskTracking
package import ChallengeText
public import FoundationEssentials

extension Instrumentation {
    /// The answer of a server: the body, and the HTTP status.
    public typealias Answer = (body: Data, status: Int)

    /// Sends a request by the app's own HTTP client, such as `URLSession`. Commands wait for the answer, `trace` prints
    /// the exchange, and `fault` applies to it.
    ///
    ///     let (body, status) = try await instrumentation.exchange("/books?page=2") {
    ///         let (data, response) = try await URLSession.shared.data(for: request)
    ///         return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    ///     }
    ///
    /// - Parameters:
    ///   - target: the path and query of the request, for `trace`.
    ///   - send: sends the request, and returns or throws as the client does. Not called under a fault that needs no answer.
    /// - Throws: the error of `send`, ``Offline``, or `CancellationError` during a delay.
    public func exchange(_ target: String, by send: () async throws -> Answer) async throws -> Answer {
        let start = ContinuousClock.now
        let result: Result<Answer, any Error>
        do { result = .success(try await answer(send)) } catch { result = .failure(error) }
        let duration = ContinuousClock.now - start
        switch result {
        case .success((let body, let status)):
            let rows = activity.isDetailed ? Self.json(in: body)?.rowCount : nil
            activity.record(
                .request(
                    target: target, outcome: .answered(status: status, bytes: body.count, rows: rows),
                    duration: duration))
        case .failure(let error):
            activity.record(.request(target: target, outcome: .failed("\(error)"), duration: duration))
        }
        return try result.get()
    }

    /// Returns the answer to a request under the current fault.
    private func answer(_ send: () async throws -> Answer) async throws -> Answer {
        switch faults.fault {
        case .offline: throw Offline()
        case .status(let status): return (Data(), status)
        case .garbage: return (Fault.unreadableBody, 200)
        case .delay, nil:
            try await faults.delay()
            return try await tasks.awaitingExternal(send)
        case .replace(let old, let new):
            let (body, status) = try await tasks.awaitingExternal(send)
            return (body.replacing(inJSON: old, with: new), status)
        case .empty:
            let (body, status) = try await tasks.awaitingExternal(send)
            return (Self.json(in: body).map(\.withEmptyLists.data) ?? body, status)
        }
    }

    private static func json(in body: Data) -> JSON? {
        var reader = JSONReader(Array(body), repairsText: true)
        return try? reader.document()
    }

    /// The error of a request while the fault is `offline`.
    public struct Offline: Error, CustomStringConvertible {
        public var description: String { "the fault 'offline' is on" }
    }
}

extension Fault {
    /// The body of an unreadable answer.
    package static let unreadableBody = Data("<!doctype html><p>This is not JSON.".utf8)
}

extension Data {
    /// Returns JSON in which one text replaces another. Both texts are escaped as in JSON.
    package func replacing(inJSON old: String, with new: String) -> Data {
        func written(_ text: String) -> String {
            String(decoding: JSON.string(text).data.dropFirst().dropLast(), as: UTF8.self)
        }
        return Data(String(decoding: self, as: UTF8.self).replacing(written(old), with: written(new)).utf8)
    }
}

extension JSON {
    /// The number of rows in an answer: the length of the array, or of the object's longest array of objects. Nil for
    /// other values, and for an object with an `id`, which is a row itself.
    package var rowCount: Int? {
        if case .array(let rows) = self { return rows.count }
        guard self["id"] == nil else { return nil }
        return members.compactMap { member in
            guard case .array(let rows) = member.value, rows.first?.members.isEmpty != true else { return nil }
            return rows.count
        }.max()
    }

    /// The value with all its arrays emptied.
    package var withEmptyLists: JSON {
        switch self {
        case .array: .array([])
        case .object(let members): .object(members.map { ($0.key, $0.value.withEmptyLists) })
        case .null, .bool, .number, .string: self
        }
    }
}
