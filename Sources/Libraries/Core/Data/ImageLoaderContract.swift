public import FoundationEssentials

/// Loads pictures.
public protocol ImageLoaderContract: Sendable {
    /// The picture at a URL. May be called concurrently; throws soon after its task is cancelled.
    func image(at url: URL) async throws(ImageError) -> Picture
}

extension ImageLoaderContract {
    /// The picture at an address as a source has it, which is untrusted and may be empty.
    public func image(at address: String) async throws(ImageError) -> Picture {
        guard !address.isEmpty else { throw .missing }
        guard let url = URL(string: address) else { throw .noAddress }
        return try await image(at: url)
    }
}

/// Why there is no picture.
public enum ImageError: Error, Sendable, Hashable {
    /// The record has no picture.
    case missing
    /// The address is not below the API's base URL, which is the text.
    case foreign(base: String)
    /// The address is not a valid URL.
    case noAddress
    /// The file cannot be decoded; the text says why, without a full stop.
    case unreadable(String)
    /// The request failed; the text says why, without a full stop.
    case failed(String)
    /// The task was cancelled.
    case cancelled
}
