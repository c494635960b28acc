import Foundation
import HTTPTestSupport
import Synchronization

/// The catalogue over HTTP, which says nothing any more when a test wants that: requests are taken, and not answered.
final class SilentCatalogue: Sendable {
    private let isSilent = Mutex(false)

    /// Starts the server; its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            if isSilent.withLock({ $0 }) {
                // Ends with the connection, or with the tests.
                try? await Task.sleep(for: .seconds(3600))
            }
            return CatalogueServer.answer(to: request)
        }.absoluteString
    }

    func fallSilent(_ silent: Bool = true) { isSilent.withLock { $0 = silent } }
}
