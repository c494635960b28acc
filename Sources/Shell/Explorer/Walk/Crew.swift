/// Workers that perform the orders of a walk.
protocol Crew: AnyObject {
    /// The number of orders that may run at once, each in a slot. Slots are numbered from 0.
    var slotCount: Int { get }
    /// True if other machines use the answers too. The answers must then be complete for all shards of the states.
    var isShared: Bool { get }

    /// Performs an order in a free slot.
    ///
    /// If the task is cancelled, the order ends early, and its answer is incomplete.
    ///
    /// - Throws: an error if the app cannot start or a worker cannot work.
    func perform(_ order: Order, in slot: Int, knowing knowledge: Knowledge) async throws -> Reply

    /// Ends everything that the crew has started.
    func end()
}

extension Crew {
    var isShared: Bool { false }
}

/// One worker in this process. An app that crashes or hangs also ends or blocks this process.
final class LocalCrew: Crew {
    private let worker: Worker
    private var mark = Knowledge.Mark.nothing

    init(_ maker: AppMaker) { worker = Worker(maker) }

    var slotCount: Int { 1 }

    func perform(_ order: Order, in slot: Int, knowing knowledge: Knowledge) async throws -> Reply {
        defer { mark = knowledge.mark }
        return Reply(answer: try await worker.perform(order, knowledge.news(since: mark)))
    }

    func end() {}
}
