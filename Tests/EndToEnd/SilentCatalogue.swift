import ChallengeTestSupport
import Foundation
import HTTPTestSupport
import Synchronization

/// The catalogue over HTTP, which says nothing any more when a test wants that: requests are taken, and not answered.
final class SilentCatalogue: Sendable {
    private let isSilent = Mutex(false)
    /// What the requests wait for; nobody opens it.
    private let answers = Gate()

    /// Starts the server; its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            if isSilent.withLock({ $0 }) { await answers.pass() }
            return CatalogueServer.answer(to: request)
        }.absoluteString
    }

    func fallSilent(_ silent: Bool = true) { isSilent.withLock { $0 = silent } }
}
