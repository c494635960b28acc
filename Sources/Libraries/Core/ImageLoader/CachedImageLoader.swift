package import FoundationEssentials

/// Gets the bytes of images.
package protocol ImageLoaderContract: Sendable {
    /// The image's bytes, undecoded and untrusted. May be called from any number of tasks at once.
    func image(at url: URL) async throws -> Data
}

/// Keeps images in memory, the least recently used given up first, and fetches each at most once at a time.
package actor CachedImageLoader: ImageLoaderContract {
    private let fetch: @Sendable (URL) async throws -> Data
    private let capacity: Int
    private var images: [URL: Data] = [:]
    /// The URLs of `images`, the least recently used first.
    private var order: [URL] = []
    private var size = 0
    private var requests: [URL: Task<Data, any Error>] = [:]

    /// - Parameters:
    ///   - capacity: how many bytes of images are kept. A larger image is passed on and not kept.
    ///   - fetch: gets an image that is not kept.
    package init(capacity: Int = 32 << 20, fetch: @escaping @Sendable (URL) async throws -> Data) {
        self.capacity = capacity
        self.fetch = fetch
    }

    /// - Throws: what fetching threw. A failure is not kept: the next call tries again.
    ///
    /// Callers that ask for one URL at the same time share a single request; one that is cancelled leaves it to
    /// the others.
    package func image(at url: URL) async throws -> Data {
        if let image = images[url] {
            touch(url)
            return image
        }
        let request = requests[url] ?? start(url)
        return try await request.value
    }

    private func start(_ url: URL) -> Task<Data, any Error> {
        let request = Task { [fetch] in
            defer { requests[url] = nil }
            let image = try await fetch(url)
            keep(image, of: url)
            return image
        }
        requests[url] = request
        return request
    }

    private func keep(_ image: Data, of url: URL) {
        guard image.count <= capacity else { return }
        images[url] = image
        order.append(url)
        size += image.count
        while size > capacity {
            let oldest = order.removeFirst()
            size -= images.removeValue(forKey: oldest)?.count ?? 0
        }
    }

    private func touch(_ url: URL) {
        order.removeAll { $0 == url }
        order.append(url)
    }
}
