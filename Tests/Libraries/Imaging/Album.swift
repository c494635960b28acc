import ChallengeDesignSystem
import ChallengeImaging
import ChallengeInjection
import ChallengeTestSupport
import FoundationEssentials
import Synchronization

/// A source of images. Each has a name and a size; its bytes repeat its first letter.
final class Album: Sendable {
    struct Missing: Error, Equatable {
        let name: String
    }

    /// The error for a file that begins with `!`.
    struct NoPicture: Error, Equatable {}

    private struct State {
        var sizes: [String: Int]
        var fetched: [String] = []
        var cancelled: [String] = []
        var gates: [String: Gate] = [:]
        var isOpen: Bool
    }

    private let state: Mutex<State>

    /// - Parameter isOpen: true if requests are answered before ``open()``.
    init(sizes: [String: Int], isOpen: Bool = true) { state = Mutex(State(sizes: sizes, isOpen: isOpen)) }

    /// The requested names, in order.
    var fetched: [String] { state.withLock { $0.fetched } }

    /// The names whose requests were cancelled, in order.
    var cancelled: [String] { state.withLock { $0.cancelled } }

    func url(_ name: String) throws -> URL { try #require(URL(string: "https://images/\(name)")) }

    func add(_ name: String, size: Int) { state.withLock { $0.sizes[name] = size } }

    func loader(
        capacity: Int = 1_000, folder: ImageFolder? = nil, log: ActivityLog = ActivityLog()
    ) -> CachedImageLoader {
        Container.shared.with {
            $0.imageCache.register { InMemoryImageCache(capacity: capacity) }
        } do: {
            CachedImageLoader(
                folder: folder, log: log, decode: { try Self.decode($0) }, fetch: { try await self.fetch($0) })
        }
    }

    /// The size of a picture in memory is its file and the three bytes of its pixel.
    private static func decode(_ file: Data) throws -> Picture {
        if file.first == UInt8(ascii: "!") { throw NoPicture() }
        return Picture(width: 1, height: 1, bitmap: Bitmap(width: 1, height: 1, rgb: [0, 0, 0]), file: file)
    }

    private func fetch(_ url: URL) async throws -> Data {
        let name = url.lastPathComponent
        state.withLock { $0.fetched.append(name) }
        await gate(of: name).pass()
        if Task.isCancelled { state.withLock { $0.cancelled.append(name) } }
        try Task.checkCancellation()
        guard let size = state.withLock({ $0.sizes[name] }), let letter = name.utf8.first else {
            throw Missing(name: name)
        }
        return Data(repeating: letter, count: size)
    }

    func waitForRequest(of name: String) async { await gate(of: name).waitForArrival() }

    /// Answers all requests, both waiting and future ones.
    func open() {
        let gates = state.withLock { state in
            state.isOpen = true
            return state.gates.values.map { $0 }
        }
        for gate in gates { gate.open() }
    }

    private func gate(of name: String) -> Gate {
        state.withLock { state in
            if let gate = state.gates[name] { return gate }
            let gate = Gate()
            if state.isOpen { gate.open() }
            state.gates[name] = gate
            return gate
        }
    }
}
