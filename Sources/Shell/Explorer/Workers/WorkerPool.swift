/// Workers that do the work of a walk.
protocol WorkerPool: AnyObject {
    /// The number of items that may run at once, each in a slot. Slots are numbered from 0.
    var slotCount: Int { get }

    /// Does an item in a free slot. Returns its result, and the failures of workers before this result.
    ///
    /// If the task is cancelled, the work ends early, and its result is incomplete.
    ///
    /// - Throws: an error if the app cannot start or a worker cannot work.
    func perform(_ item: WorkItem, in slot: Int, _ progress: SharedProgress) async throws -> (
        result: WorkResult, failures: [WorkerFailure]
    )

    /// Ends everything that the pool has started.
    func end()
}

/// One worker in this process. An app that crashes or hangs also ends or blocks this process.
extension Worker: WorkerPool {
    var slotCount: Int { 1 }

    func perform(_ item: WorkItem, in slot: Int, _ progress: SharedProgress) async throws -> (
        result: WorkResult, failures: [WorkerFailure]
    ) {
        defer { self.progress = progress }
        return (try await perform(item, progress.delta(since: self.progress)), [])
    }

    func end() {}
}
