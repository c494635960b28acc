/// What a program did, counted: the same at every run, or nearly, whatever else the machine does.
struct Counts: Codable {
    /// Of the program itself and its libraries, not of the kernel.
    var instructions: Int?
    /// Calls of `malloc` and its kind.
    var allocations: Int?
    /// Those that needed nothing from a disk.
    var pageFaults: Int?
    var systemCalls: Int?
    var threads: Int?
    /// The most that was in memory at once, in KiB.
    var peakMemory: Int?

    /// What each is called in sentences and tables, and by how much it differs from run to run of the same program: threads
    /// that wait for one another make a few calls more or less, and the kernel adds up memory by the batch, for each
    /// processor.
    static let kinds: [(name: String, value: any KeyPath<Counts, Int?> & Sendable, noise: Int)] = [
        ("instructions", \.instructions, 0), ("allocations", \.allocations, 0), ("page faults", \.pageFaults, 0),
        ("system calls", \.systemCalls, 10), ("threads", \.threads, 0), ("KiB of peak memory", \.peakMemory, 1_024),
    ]

    /// How far a count may be over the kept one, in per cent, besides its noise.
    static let tolerance = 5

    /// What has grown beyond the tolerance, and what has shrunk as much; a text for each.
    func differences(from kept: Counts) -> [(isExcess: Bool, text: String)] {
        Self.kinds.compactMap { kind in
            guard let new = self[keyPath: kind.value], let old = kept[keyPath: kind.value],
                (abs(new - old) - kind.noise) * 100 > old * Self.tolerance
            else { return nil }
            let percentage = Table.decimal(Double(abs(new - old)) * 100 / Double(max(old, 1)), digits: 1)
            let change = "\(percentage) % \(new > old ? "over" : "under") the kept \(Table.count(old))"
            return (new > old, "\(Table.count(new)) \(kind.name), \(change)")
        }
    }
}

/// The counts of one case.
struct CaseCounts: Codable {
    let name: String
    let counts: Counts
}
