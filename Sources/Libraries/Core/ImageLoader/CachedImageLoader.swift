package import FoundationEssentials
import Synchronization

/// Looks for pictures in memory, then on the disk, then on the network, and asks for each at most once at a time.
package final class CachedImageLoader: Sendable {
    private let memory: Mutex<BoundedMemory<URL, Picture>>
    private let folder: ImageFolder?
    private let log: ActivityLog
    private let decode: @Sendable (Data) async throws -> Picture
    private let fetch: @Sendable (URL) async throws -> Data
    private let requests = SharedRequests<URL, Picture>()

    /// - Parameters:
    ///   - capacity: how many bytes of pictures are kept in memory. A larger picture is passed on and not kept there.
    ///   - folder: keeps files for later sessions; nil for nothing of the kind.
    ///   - log: told what became of what is kept.
    ///   - decode: makes a picture of a file, which may be anything. Only what it can read is kept.
    ///   - fetch: gets a file that is not kept.
    package init(
        capacity: Int = 32 << 20, folder: ImageFolder? = nil, log: ActivityLog = ActivityLog(),
        decode: @escaping @Sendable (Data) async throws -> Picture,
        fetch: @escaping @Sendable (URL) async throws -> Data
    ) {
        memory = Mutex(BoundedMemory(limit: capacity))
        self.folder = folder
        self.log = log
        self.decode = decode
        self.fetch = fetch
    }

    /// - Throws: what fetching or decoding threw. A failure is not kept: the next call tries again.
    ///
    /// Callers that ask for one URL at the same time share a single request; one that is cancelled leaves it to the
    /// others, and the last one ends it.
    package func image(at url: URL) async throws -> Picture {
        try await requests.value(of: url) { try await self.load(url) }
    }

    private func load(_ url: URL) async throws -> Picture {
        let key = "image \(url.absoluteString)"
        if let picture = memory.withLock({ $0.value(for: url) }) {
            log.record(.hit, of: key)
            return picture
        }
        if let picture = await keptPicture(at: url) {
            log.record(.hit, of: key)
            memory.withLock { $0.hold(picture, size: picture.size, for: url) }
            return picture
        }
        log.record(.miss, of: key)
        let file = try await fetch(url)
        let picture = try await decode(file)
        memory.withLock { $0.hold(picture, size: picture.size, for: url) }
        folder?.write(file, of: url)
        log.record(.stored, of: key)
        return picture
    }

    /// What is on the disk, if it is a picture; what is none goes.
    private func keptPicture(at url: URL) async -> Picture? {
        guard let folder, let file = folder.read(url) else { return nil }
        do {
            return try await decode(file)
        } catch {
            folder.remove(url)
            return nil
        }
    }
}
