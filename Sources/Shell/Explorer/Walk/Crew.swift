import ChallengeShellTrials

/// Workers that carry out the orders of a walk.
protocol Crew: AnyObject {
    /// How many orders they carry out at a time, each in a slot of its own: 0 to one less than that.
    var slotCount: Int { get }
    /// True if others count the answers, too: then these have to be whole whatever share of the states is wanted here.
    var isShared: Bool { get }

    /// Carries out an order in a slot, which has no other one.
    ///
    /// A task that is cancelled cuts the order short: the answer is what there is of it.
    ///
    /// - Throws: what keeps the app from starting, and what keeps a worker from working.
    func perform(_ order: Order, in slot: Int, knowing knowledge: Knowledge) async throws -> Reply

    /// Ends what was started.
    func end()
}

extension Crew {
    var isShared: Bool { false }
}

/// One worker in this process. An app that crashes or never ends is the end of that.
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
