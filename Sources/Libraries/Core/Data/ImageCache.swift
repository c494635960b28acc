package import ChallengeDesignSystem
package import FoundationEssentials
import Synchronization

/// Keeps pictures by their URLs. May be called concurrently.
package protocol ImageCacheProtocol: Sendable {
    /// Returns the picture at a URL; nil if it is not kept.
    func image(for url: URL) -> Picture?
    /// Keeps the picture at a URL; nil removes it.
    func setImage(_ image: Picture?, for url: URL)
    /// Removes all pictures.
    func removeAll()
}

/// Keeps pictures in memory, and removes the oldest ones when there are too many.
package final class InMemoryImageCache: ImageCacheProtocol {
    private let capacity: Int
    private let pictures: Mutex<BoundedMemory<String, Picture>>

    /// - Parameter capacity: the maximum size of all pictures in bytes.
    package init(capacity: Int = 32 << 20) {
        self.capacity = capacity
        pictures = Mutex(BoundedMemory(limit: capacity))
    }

    package func image(for url: URL) -> Picture? { pictures.withLock { $0.value(for: url.absoluteString) } }

    package func setImage(_ image: Picture?, for url: URL) {
        pictures.withLock { $0.hold(image, size: image?.size ?? 0, for: url.absoluteString) }
    }

    package func removeAll() { pictures.withLock { $0 = BoundedMemory(limit: capacity) } }
}
