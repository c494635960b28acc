package import ChallengeShellTrials
import FoundationEssentials

/// Workers of several machines that walk one app: each order is carried out by the machine that claims it first, and all of
/// them count its answer, so that each has the whole walk.
///
/// A claim is over after some time, so that an order of a machine that has died is carried out by another one. An order that
/// two carry out costs time only, as both answer the same.
package final class SharedCrew: Crew {
    /// How many orders wait for the answers of other machines.
    private static let waitingCount = 64
    /// How long a claim lasts, and an answer, in seconds.
    private static let (claimTime, answerTime) = (30, 3_600)
    /// The time between two looks at the store, at first and at last.
    private static let (pause, longestPause) = (Duration.milliseconds(20), Duration.milliseconds(320))

    private let crew: any Crew
    private let store: FrontierStore
    /// The prefix of all keys of the walk.
    private let walk: String
    /// The slots of the own crew that have no order, and who waits for one.
    private var free: [Int]
    private var waiters: [CheckedContinuation<Int, Never>] = []

    /// - Parameters:
    ///   - url: of the store: `redis://HOST:PORT`.
    ///   - walk: tells apart walks of different apps, and of one app with different options.
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

    /// Carries out an order as soon as a worker is free, and publishes the answer; nil where another machine has claimed it.
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

    /// The same on all machines for what has the same answer.
    private static func name(of order: Order) throws -> String {
        if case .explore(let order) = order {
            return word(([order.fingerprint.description] + order.lines).joined(separator: "\n"))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return word(String(decoding: try encoder.encode(order), as: UTF8.self))
    }

    /// A text without blanks.
    private static func word(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
}

extension Explorer {
    /// With workers of several machines.
    package convenience init(_ crew: SharedCrew, _ options: ExplorationOptions) { self.init(crew as any Crew, options) }
}
