import ChallengeTestSupport

@Suite("A cache policy", .limited)
struct CachePolicyTests {
    @Test("A policy asks in its order, keeps new values and says why it answers from the cache", arguments: Case.all)
    func order(of example: Case) async {
        let shelf = Shelf(kept: example.kept)
        let answer = await Self.result { () async throws(SourceError) in
            try await example.policy.fetch(
                "value", log: ActivityLog(),
                local: { shelf.local() }, store: { shelf.store($0) },
                remote: { () throws(SourceError) in try shelf.remote(example.source) })
        }
        #expect(answer.map(\.value) == example.answer)
        let fetched = try? answer.get()
        #expect(fetched?.fallbackReason == example.reason)
        #expect(shelf.calls == example.calls)
    }

    @Test("A task cancelled while the source is asked gets nothing from the cache")
    func cancelledAtTheSource() async {
        let gate = Gate()
        let shelf = Shelf(kept: "old")
        let task = Task {
            await Self.result { () async throws(SourceError) in
                try await CachePolicy.remoteFirst.fetch(
                    "value", log: ActivityLog(),
                    local: { shelf.local() }, store: { shelf.store($0) },
                    remote: { () async throws(SourceError) in
                        await gate.pass()
                        return try shelf.remote(.success("new"))
                    })
            }
        }
        await gate.waitForArrival()
        task.cancel()
        #expect(await task.value.map(\.value) == .failure(.cancelled))
        #expect(shelf.calls == ["remote"])
    }

    @Test("A task cancelled while the cache is read gets nothing from it")
    func cancelledAtTheCache() async {
        for (policy, failure) in [(CachePolicy.localFirst, SourceError.cancelled), (.remoteFirst, .offline)] {
            let gate = Gate()
            let shelf = Shelf(kept: "old")
            let task = Task {
                await Self.result { () async throws(SourceError) in
                    try await policy.fetch(
                        "value", log: ActivityLog(),
                        local: {
                            await gate.pass()
                            return shelf.local()
                        },
                        store: { shelf.store($0) },
                        remote: { () throws(SourceError) in try shelf.remote(.failure(.offline)) })
                }
            }
            await gate.waitForArrival()
            task.cancel()
            #expect(await task.value.map(\.value) == .failure(failure), "\(policy)")
        }
    }

    private static func result<Value>(
        _ body: () async throws(SourceError) -> Value
    ) async -> Result<Value, SourceError> {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}

/// The input of a policy, its expected answer, and the expected requests in their order.
struct Case: Sendable, CustomTestStringConvertible {
    let policy: CachePolicy
    let kept: String?
    let source: Result<String, SourceError>
    let answer: Result<String, SourceError>
    var reason: SourceError?
    let calls: [String]

    var testDescription: String { "\(policy), kept \(kept ?? "nothing"), source \(source)" }

    static let all = [
        Case(policy: .localFirst, kept: "old", source: .success("new"), answer: .success("old"), calls: ["local"]),
        Case(
            policy: .localFirst, kept: nil, source: .success("new"), answer: .success("new"),
            calls: ["local", "remote", "store new"]),
        Case(
            policy: .localFirst, kept: nil, source: .failure(.offline), answer: .failure(.offline),
            calls: ["local", "remote"]),
        Case(
            policy: .remoteFirst, kept: "old", source: .success("new"), answer: .success("new"),
            calls: ["remote", "store new"]),
        Case(
            policy: .remoteFirst, kept: "old", source: .failure(.offline), answer: .success("old"), reason: .offline,
            calls: ["remote", "local"]),
        Case(
            policy: .remoteFirst, kept: nil, source: .failure(.offline), answer: .failure(.offline),
            calls: ["remote", "local"]),
        Case(policy: .noCache, kept: "old", source: .success("new"), answer: .success("new"), calls: ["remote"]),
        Case(policy: .noCache, kept: "old", source: .failure(.offline), answer: .failure(.offline), calls: ["remote"]),
    ]
}

enum SourceError: Error {
    case offline
    case cancelled
}

/// A cache and a source that record their requests in order.
final class Shelf: Sendable {
    private let kept: String?
    private let recorder = Recorder<String>()

    init(kept: String?) { self.kept = kept }

    var calls: [String] { recorder.all }

    func local() -> String? {
        recorder.record("local")
        return kept
    }

    func store(_ value: String) { recorder.record("store \(value)") }

    /// Returns the answer; throws ``SourceError/cancelled`` for a cancelled task, as every source must.
    func remote(_ answer: Result<String, SourceError>) throws(SourceError) -> String {
        recorder.record("remote")
        if Task.isCancelled { throw .cancelled }
        return try answer.get()
    }
}
