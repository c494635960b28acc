import ChallengeCore
import ChallengeImaging
import ChallengeNetworking
import FoundationEssentials

/// Gets the pictures of an API: those at addresses of its own, and no others, whether they are kept or not.
nonisolated struct APIImageLoader: ImageLoaderContract {
    private let source: AppContainer.Source
    private let loader: CachedImageLoader

    /// - Parameters:
    ///   - folder: keeps what was fetched; nil for nothing of the kind.
    ///   - log: told what became of what is kept.
    init(_ source: AppContainer.Source, httpClient: any HTTPClientContract, log: ActivityLog, folder: ImageFolder?) {
        self.source = source
        loader = CachedImageLoader(
            folder: folder, log: log, decode: { try await JPEG.decode($0) },
            fetch: { try await httpClient.response(to: Self.endpoint($0, of: source)).body })
    }

    func image(at url: URL) async throws(ImageError) -> Picture {
        do {
            _ = try Self.endpoint(url, of: source)
            return try await loader.image(at: url)
        } catch {
            throw ImageError(error)
        }
    }

    private static func endpoint(_ url: URL, of source: AppContainer.Source) throws(ImageError) -> Endpoint {
        guard case .api(let baseURL) = source else { throw .noNetwork }
        guard let endpoint = Endpoint(address: url, below: baseURL) else { throw .foreign(base: source.name) }
        return endpoint
    }
}

extension ImageError {
    fileprivate nonisolated init(_ error: any Error) {
        self =
            switch error {
            case let error as ImageError: error
            case let error as HTTPError: RequestFailure(error).map { .failed($0.reason) } ?? .cancelled
            case is CancellationError: .cancelled
            default: .failed("\(error)")
            }
    }
}
