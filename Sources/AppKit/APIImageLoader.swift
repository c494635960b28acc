import ChallengeCore
import ChallengeDesignSystem
import ChallengeImaging
import ChallengeNetworking
import FoundationEssentials

/// Loads the pictures of an API or a catalogue. The URL of an API's picture must be below the API's base URL, even if the
/// picture is cached. A catalogue's picture is found by the path of its URL.
nonisolated struct APIImageLoader: ImageLoaderContract {
    private let source: AppContainer.Source
    @Lazy private var loader: CachedImageLoader

    /// - Parameter folder: the disk cache; nil for no disk cache.
    init(_ source: AppContainer.Source, httpClient: any HTTPClientContract, log: ActivityLog, folder: ImageFolder?) {
        self.source = source
        _loader = Lazy {
            CachedImageLoader(
                folder: folder, log: log, decode: { try await JPEG.decode($0) },
                fetch: { try await httpClient.response(to: Self.endpoint($0, of: source)).body })
        }
    }

    func cachedImage(for url: URL) -> Picture? { loader.cachedImage(for: url) }

    func image(for url: URL) async -> Picture? { try? await image(at: url) }

    func image(at url: URL) async throws(ImageError) -> Picture {
        _ = try Self.endpoint(url, of: source)
        return try await loader.image(at: url)
    }

    func removeCachedImage(for url: URL) async { await loader.removeCachedImage(for: url) }

    func clearCache() async { await loader.clearCache() }

    private static func endpoint(_ url: URL, of source: AppContainer.Source) throws(ImageError) -> Endpoint {
        guard case .api(let baseURL) = source else {
            return Endpoint(path: url.path(percentEncoded: false), content: .image)
        }
        guard let endpoint = Endpoint(address: url, below: baseURL) else { throw .foreign(base: source.name) }
        return endpoint
    }
}
