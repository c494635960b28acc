package import ChallengeCore
package import ChallengeDesignSystem
package import FoundationEssentials
import ChallengeInjection
import ChallengeNetworking
import Synchronization

/// Loads pictures from memory, disk or network, in this order, with at most one request at a time for each picture.
package final class CachedImageLoader: ImageLoaderContract {
    private let memory: any ImageCacheProtocol
    private let folder: ImageFolder?
    private let log: ActivityLog
    private let decode: @Sendable (Data) async throws -> Picture
    private let fetch: @Sendable (URL) async throws -> Data
    private let requests = Mutex(Requests())

    /// The requests in flight, by the URLs' strings.
    private struct Requests {
        var running: [String: Request] = [:]
        var lastNumber = 0
    }

    private struct Request {
        let number: Int
        let task: Task<Picture, any Error>
        var callers = 0
    }

    /// Creates a loader of pictures at any HTTP address, which keeps them in memory.
    package convenience init() {
        self.init(
            log: AppEnvironment.current.activity, decode: { try await JPEG.decode($0) },
            fetch: { url in
                guard let base = URL(string: "/", relativeTo: url)?.absoluteURL,
                    let endpoint = Endpoint(address: url, below: base)
                else { throw ImageError.noAddress }
                return try await HTTPClient(baseURL: base).response(to: endpoint).body
            })
    }

    /// - Parameter decode: decodes an untrusted file. Files that fail to decode are not cached.
    package init(
        folder: ImageFolder? = nil, log: ActivityLog = ActivityLog(),
        decode: @escaping @Sendable (Data) async throws -> Picture,
        fetch: @escaping @Sendable (URL) async throws -> Data
    ) {
        @Injected(\.imageCache) var memory
        self.memory = memory
        self.folder = folder
        self.log = log
        self.decode = decode
        self.fetch = fetch
    }

    package func image(for url: URL) async -> Picture? { try? await image(at: url) }

    /// Loads a picture. Concurrent calls for one URL share a request, which is cancelled when all these calls are.
    /// Errors are not cached.
    package func image(at url: URL) async throws(ImageError) -> Picture {
        do {
            try Task.checkCancellation()
            let request = join(url)
            return try await withTaskCancellationHandler {
                try await request.task.value
            } onCancel: {
                leave(request.number, of: url)
            }
        } catch {
            throw ImageError(error)
        }
    }

    /// Joins the request for a URL, or starts one.
    private func join(_ url: URL) -> Request {
        requests.withLock { requests in
            let key = url.absoluteString
            var request = requests.running[key] ?? start(url, &requests)
            request.callers += 1
            requests.running[key] = request
            return request
        }
    }

    private func start(_ url: URL, _ requests: inout Requests) -> Request {
        requests.lastNumber += 1
        let number = requests.lastNumber
        let task = Task {
            defer { end(number, of: url) }
            return try await load(url)
        }
        return Request(number: number, task: task)
    }

    private func leave(_ number: Int, of url: URL) {
        let key = url.absoluteString
        let unwanted = requests.withLock { requests -> Request? in
            guard requests.running[key]?.number == number else { return nil }
            requests.running[key]?.callers -= 1
            return requests.running[key]?.callers == 0 ? requests.running.removeValue(forKey: key) : nil
        }
        unwanted?.task.cancel()
    }

    private func end(_ number: Int, of url: URL) {
        requests.withLock { requests in
            let key = url.absoluteString
            if requests.running[key]?.number == number { requests.running[key] = nil }
        }
    }

    /// Returns the picture at a URL if the picture is in memory.
    package func cachedImage(for url: URL) -> Picture? { memory.image(for: url) }

    /// Forgets the picture at a URL, in memory and on disk.
    @concurrent
    package func removeCachedImage(for url: URL) async {
        memory.setImage(nil, for: url)
        folder?.remove(url)
    }

    /// Forgets all pictures, in memory and on disk.
    @concurrent
    package func clearCache() async {
        memory.removeAll()
        folder?.removeAll()
    }

    private func load(_ url: URL) async throws -> Picture {
        let key = "image \(url.absoluteString)"
        if let picture = cachedImage(for: url) {
            log.record(.cache(.hit, key: key))
            return picture
        }
        if let picture = await pictureOnDisk(at: url) {
            log.record(.cache(.hit, key: key))
            memory.setImage(picture, for: url)
            return picture
        }
        log.record(.cache(.miss, key: key))
        let file = try await fetch(url)
        let picture = try await decode(file)
        memory.setImage(picture, for: url)
        folder?.write(file, of: url)
        log.record(.cache(.stored, key: key))
        return picture
    }

    /// Returns the picture in the folder. Deletes a file of the folder that cannot be decoded.
    private func pictureOnDisk(at url: URL) async -> Picture? {
        guard let folder, let file = folder.read(url) else { return nil }
        do {
            return try await decode(file)
        } catch {
            folder.remove(url)
            return nil
        }
    }
}

extension ImageError {
    fileprivate init(_ error: any Error) {
        self =
            switch error {
            case let error as ImageError: error
            case is CancellationError, HTTPError.cancelled: .cancelled
            case let error as HTTPError: .failed(error.reason)
            default: .failed("\(error)")
            }
    }
}
