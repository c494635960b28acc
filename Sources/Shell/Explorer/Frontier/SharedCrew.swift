import FoundationEssentials

/// Workers of several machines that walk one app together. The first machine that claims an order performs the order. All
/// machines use this answer, so each machine has the whole walk.
///
/// A claim expires, so that other machines can take over the orders of a dead machine. If two machines perform the same
/// order, their answers are the same, and only time is lost.
package final class SharedCrew: Crew {
    /// The number of orders that may wait for the answers of other machines.
    private static let waitingCount = 64
    /// The seconds until a claim and an answer expire.
    private static let (claimTime, answerTime) = (30, 3_600)
    /// The first and the longest pause between two requests to the store for one answer.
    private static let (pause, longestPause) = (Duration.milliseconds(20), Duration.milliseconds(320))

    private let crew: any Crew
    private let store: FrontierStore
    /// The prefix of all keys of the walk.
    private let walk: String
    /// The free slots of this machine's crew, and the callers that wait for a slot.
    private var free: [Int]
    private var waiters: [CheckedContinuation<Int, Never>] = []

    /// - Parameters:
    ///   - url: the store's URL: `redis://HOST:PORT`.
    ///   - walk: distinguishes walks of different apps, and walks of one app with different options.
    package convenience init(_ crew: ProcessCrew, url: String, walk: String) async throws {
        let store = try FrontierStore(url)
        try await store.check()
        self.init(crew, store, walk: walk)
    }

    init(_ crew: any Crew, _ store: FrontierStore, walk: String) {
        (self.crew, self.store, self.walk) = (crew, store, "challenge:\(Self.word(walk))")
        free = Array((0..<crew.slotCount).reversed())
    }

    var slotCount: Int { crew.slotCount + Self.waitingCount }
    var isShared: Bool { true }

    func perform(_ order: Order, in _: Int, knowing knowledge: Knowledge) async throws -> Reply {
        let key = "\(walk):\(try Self.name(of: order))"
        var pause = Self.pause
        while true {
            if let bytes = try await store.get(key) {
                return try JSONDecoder().decode(Reply.self, from: Data(bytes))
            }
            if try await !store.exists("\(key):claim"), let reply = try await claimed(order, key, knowledge) {
                return reply
            }
            do { try await Task.sleep(for: pause) } catch { return Reply(answer: .interrupted) }
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// Performs an order once a worker is free, and publishes the answer; nil if another machine has claimed the order.
    private func claimed(_ order: Order, _ key: String, _ knowledge: Knowledge) async throws -> Reply? {
        let slot = await takeSlot()
        defer { give(slot) }
        guard try await store.claim("\(key):claim", seconds: Self.claimTime) else { return nil }
        let reply = try await crew.perform(order, in: slot, knowing: knowledge)
        if !reply.answer.isInterrupted {
            try await store.set(key, Array(try JSONEncoder().encode(reply)), seconds: Self.answerTime)
        }
        return reply
    }

    func end() { crew.end() }

    // MARK: Slots

    private func takeSlot() async -> Int {
        if let slot = free.popLast() { return slot }
        return await withCheckedContinuation { waiters.append($0) }
    }

    private func give(_ slot: Int) {
        if waiters.isEmpty { free.append(slot) } else { waiters.removeFirst().resume(returning: slot) }
    }

    // MARK: Names

    /// Returns the key of an order. Orders with the same answer have the same key on all machines.
    private static func name(of order: Order) throws -> String {
        if case .explore(let order) = order {
            return word(([order.fingerprint.description] + order.lines).joined(separator: "\n"))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return word(String(decoding: try encoder.encode(order), as: UTF8.self))
    }

    /// Encodes a text without blanks.
    private static func word(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
}

extension Explorer {
    /// Creates an explorer with workers of several machines.
    package convenience init(_ crew: SharedCrew, _ options: ExplorationOptions) { self.init(crew as any Crew, options) }
}
