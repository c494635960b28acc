import ChallengeCore
import ChallengeNetworking
import FoundationEssentials

nonisolated struct CharacterImageRepository: CharacterImageRepositoryContract {
    let imageLoader: any ImageLoaderContract

    func getImage(at address: String) async throws(CharacterImageError) -> Picture {
        guard let url = URL(string: address) else { throw .noAddress }
        do {
            return try await imageLoader.image(at: url)
        } catch {
            throw Self.error(error)
        }
    }

    private static func error(_ error: any Error) -> CharacterImageError {
        switch error {
        case ImageError.noNetwork: .noNetwork
        case ImageError.foreign(let base): .foreign(base: base)
        case ImageError.unreadable(let reason): .unreadable(reason)
        case let error as HTTPError: RequestFailure(error).map { .failed($0) } ?? .cancelled
        case is CancellationError: .cancelled
        default: .failed(.unreachable("\(error)"))
        }
    }
}
