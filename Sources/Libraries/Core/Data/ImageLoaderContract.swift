public import FoundationEssentials

/// Loads pictures, and keeps them. May be called concurrently.
public protocol ImageLoaderContract: Sendable {
    /// The picture at a URL, if it is in memory.
    func cachedImage(for url: URL) -> Picture?
    /// The picture at a URL; nil if there is none, and soon after the task is cancelled.
    func image(for url: URL) async -> Picture?
    /// The picture at a URL, or the reason why there is none. By default ``image(for:)`` without a reason.
    func image(at url: URL) async throws(ImageError) -> Picture
    /// Forgets the picture at a URL, wherever it is kept.
    func removeCachedImage(for url: URL) async
    /// Forgets all pictures.
    func clearCache() async
}

extension ImageLoaderContract {
    /// What ``image(for:)`` has.
    public func image(at url: URL) async throws(ImageError) -> Picture {
        guard let picture = await image(for: url) else { throw Task.isCancelled ? .cancelled : .missing }
        return picture
    }

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
