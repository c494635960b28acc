import Synchronization

enum SourceError: Error {
    case offline
    case cancelled
}

/// A cache and a source that remember what they were asked, in order.
final class Shelf: Sendable {
    private let kept: String?
    private let recorded = Mutex<[String]>([])

    init(kept: String?) {
        self.kept = kept
    }

    var calls: [String] { recorded.withLock { $0 } }

    func local() -> String? {
        record("local")
        return kept
    }

    func store(_ value: String) {
        record("store \(value)")
    }

    /// Gives the answer, but to a cancelled task ``SourceError/cancelled``, as every source must.
    func remote(_ answer: Result<String, SourceError>) throws(SourceError) -> String {
        record("remote")
        if Task.isCancelled { throw .cancelled }
        return try answer.get()
    }

    private func record(_ call: String) {
        recorded.withLock { $0.append(call) }
    }
}
