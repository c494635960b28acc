/// The counted work of a program: nearly the same at every run, however busy the machine is.
struct Counts: Codable {
    /// Instructions of the program itself and its libraries, not of the kernel.
    var instructions: Int?
    /// Calls of `malloc` and its variants.
    var allocations: Int?
    /// Page faults that needed nothing from a disk.
    var pageFaults: Int?
    var systemCalls: Int?
    var threads: Int?
    /// The peak of memory, in KiB.
    var peakMemory: Int?

    /// The name of each count in sentences and tables, and its noise from run to run of the same program. Waiting threads make
    /// a few calls more or less, and the kernel adds up memory in batches for each processor.
    static let kinds: [(name: String, value: any KeyPath<Counts, Int?> & Sendable, noise: Int)] = [
        ("instructions", \.instructions, 0), ("allocations", \.allocations, 0), ("page faults", \.pageFaults, 0),
        ("system calls", \.systemCalls, 10), ("threads", \.threads, 0), ("KiB of peak memory", \.peakMemory, 1_024),
    ]

    /// The permitted excess over the kept count, in per cent, besides its noise.
    static let tolerance = 5

    /// The counts that grew or shrank beyond the tolerance; a text for each.
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
