import ChallengeCore
import ChallengeDesignSystem
import Foundation

nonisolated final class SkyClientMock: SkyClientContract {
    func data(of path: String) async throws -> Data {
        Data(
            #"[{"id":1,"name":"Mercury","gas":false},{"id":3,"name":"Earth","gas":false},{"id":5,"name":"Jupiter","gas":true}]"#
                .utf8)
    }
}

nonisolated final class TrackerMock: TrackerContract, TrackingProviderContract {
    func track(_ event: any TrackingEventContract) {}
}

nonisolated final class ImageLoaderMock: ImageLoaderContract {
    func cachedImage(for url: URL) -> Picture? { nil }
    func image(for url: URL) async -> Picture? { nil }
    func removeCachedImage(for url: URL) async {}
    func clearCache() async {}
}

nonisolated final class PlanetFilterDelegateMock: PlanetFilterDelegate {
    func didApply(kind: String) {}
}
