public import ChallengeDesignSystem
public import FoundationEssentials

/// Loads and caches pictures. May be called concurrently.
public protocol ImageLoaderContract: Sendable {
    /// Returns the picture at a URL, if the picture is in memory.
    func cachedImage(for url: URL) -> Picture?
    /// Returns the picture at a URL; nil if there is no picture, or soon after the task is cancelled.
    func image(for url: URL) async -> Picture?
    /// Returns the picture at a URL, or throws the reason. The default calls ``image(for:)``, which gives no reason.
    func image(at url: URL) async throws(ImageError) -> Picture
    /// Removes the picture at a URL from all caches.
    func removeCachedImage(for url: URL) async
    /// Removes all pictures.
    func clearCache() async
}

extension ImageLoaderContract {
    /// Calls ``image(for:)``. If this call returns nil, throws `cancelled` in a cancelled task, otherwise `missing`.
    public func image(at url: URL) async throws(ImageError) -> Picture {
        guard let picture = await image(for: url) else { throw Task.isCancelled ? .cancelled : .missing }
        return picture
    }

    /// Returns the picture at an address. The address comes from a source, so it is untrusted and may be empty.
    public func image(at address: String) async throws(ImageError) -> Picture {
        guard !address.isEmpty else { throw .missing }
        guard let url = URL(string: address) else { throw .noAddress }
        return try await image(at: url)
    }
}

/// A reason why there is no picture.
public enum ImageError: Error, Sendable, Hashable {
    /// The record has no picture.
    case missing
    /// The address is not below `base`, the API's base URL.
    case foreign(base: String)
    /// The address is not a valid URL.
    case noAddress
    /// The file cannot be decoded; the text is the reason without a full stop.
    case unreadable(String)
    /// The request failed; the text is the reason without a full stop.
    case failed(String)
    /// The task was cancelled.
    case cancelled
}
