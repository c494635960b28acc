package import ChallengeCore
package import ChallengeNetworking
import ChallengeStorage
import Synchronization

/// Answers from the copy in a store, or from the embedded catalogue if there is no copy. The first use opens the store.
/// If the store is unusable, a warning appears once, and the embedded catalogue answers for the rest of the session.
package final class LocalCatalogue: HTTPClientContract {
    private enum State { case unknown, usable, broken }

    private let copies: CopyStore
    private let warn: @Sendable (String) -> Void
    private let state = Mutex(State.unknown)

    package init(_ copies: CopyStore, warn: @escaping @Sendable (String) -> Void) {
        self.copies = copies
        self.warn = warn
    }

    /// The copy that answers; nil if the embedded catalogue answers.
    package var copy: CopyStore.Copy? { use { copies throws(DatabaseError) in try copies.copy() } }

    /// Runs off the caller's actor, because the call searches the records. The first call also opens the store.
    @concurrent
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let answer = use { copies throws(DatabaseError) in try copies.answer(to: endpoint) }
        guard let answer else { return try await CatalogueHTTPClient().response(to: endpoint) }
        return try answer.successful()
    }

    package func responseAtHand(to endpoint: Endpoint) -> HTTPResponse? {
        let answer = use { copies throws(DatabaseError) in try copies.answer(to: endpoint) }
        return answer.map { try? $0.successful() } ?? CatalogueHTTPClient().responseAtHand(to: endpoint)
    }

    package func picture(at path: String) -> Bitmap? {
        use { copies throws(DatabaseError) in try copies.picture(at: path) } ?? Catalogue.embedded.picture(at: path)
    }

    private func use<Result>(_ body: (CopyStore) throws(DatabaseError) -> Result?) -> Result? {
        do throws(DatabaseError) {
            guard try isUsable() else { return nil }
            return try body(copies)
        } catch {
            // Several tasks may fail at the same time, but only the first task prints the warning.
            let isKnown = state.withLock { state in
                defer { state = .broken }
                return state == .broken
            }
            if !isKnown { warn("using the embedded catalogue, because the copy cannot be used: \(error)") }
            return nil
        }
    }

    private func isUsable() throws(DatabaseError) -> Bool {
        switch state.withLock({ $0 }) {
        case .usable: return true
        case .broken: return false
        case .unknown:
            try copies.migrateOldFiles()
            state.withLock { if $0 == .unknown { $0 = .usable } }
            return true
        }
    }
}
