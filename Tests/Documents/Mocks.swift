import ChallengeCore
import ChallengeDesignSystem
import Foundation
import Synchronization

nonisolated final class SkyClientMock: SkyClientContract {
    private let calls = Mutex(0)
    var callCount: Int { calls.withLock { $0 } }

    func data(of path: String) async throws -> Data {
        calls.withLock { $0 += 1 }
        return Data(
            #"[{"id":1,"name":"Mercury","gas":false},{"id":3,"name":"Earth","gas":false},{"id":5,"name":"Jupiter","gas":true}]"#
                .utf8)
    }
}

nonisolated final class TrackerMock: TrackerContract, TrackingProviderContract {
    private let tracked = Mutex<[String]>([])
    var events: [String] { tracked.withLock { $0 } }

    func track(_ event: any TrackingEventContract) {
        tracked.withLock { $0.append("\(event.name) \(event.properties.keys.sorted())") }
    }
}

nonisolated final class ImageLoaderMock: ImageLoaderContract {
    private let removed = Mutex<[URL]>([])
    var removedURLs: [URL] { removed.withLock { $0 } }

    func cachedImage(for url: URL) -> Picture? { nil }
    func image(for url: URL) async -> Picture? { nil }
    func removeCachedImage(for url: URL) async { removed.withLock { $0.append(url) } }
    func clearCache() async {}
}

nonisolated final class PlanetFilterDelegateMock: PlanetFilterDelegate {
    func didApply(kind: String) {}
}

nonisolated struct RepositoryStub: PlanetRemoteDataSourceContract {
    let result: Result<[PlanetDTO], any Error>

    func fetchPlanets() async throws -> [PlanetDTO] { try result.get() }
}
