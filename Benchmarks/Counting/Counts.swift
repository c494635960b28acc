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

    struct Kind {
        /// In sentences and tables.
        let name: String
        let value: any KeyPath<Counts, Int?> & Sendable
        /// By how much it differs from run to run of the same program.
        var noise = 0
    }

    /// Threads that wait for one another make a few calls more or less, and the kernel adds up memory by the batch, for each
    /// processor.
    static let kinds = [
        Kind(name: "instructions", value: \.instructions), Kind(name: "allocations", value: \.allocations),
        Kind(name: "page faults", value: \.pageFaults), Kind(name: "system calls", value: \.systemCalls, noise: 10),
        Kind(name: "threads", value: \.threads), Kind(name: "KiB of peak memory", value: \.peakMemory, noise: 1_024),
    ]

    /// How far a count may be over the kept one, in per cent, besides its noise.
    static let tolerance = 5

    /// What has grown beyond the tolerance, and what has shrunk as much.
    func differences(from kept: Counts) -> [Difference] {
        Self.kinds.compactMap { kind in
            guard let new = self[keyPath: kind.value], let old = kept[keyPath: kind.value],
                (abs(new - old) - kind.noise) * 100 > old * Self.tolerance
            else { return nil }
            return Difference(kind: kind.name, old: old, new: new)
        }
    }

    struct Difference: CustomStringConvertible {
        let kind: String
        let old: Int
        let new: Int

        var isExcess: Bool { new > old }

        var description: String {
            let percentage = Table.decimal(Double(abs(new - old)) * 100 / Double(max(old, 1)), digits: 1)
            return
                "\(Table.count(new)) \(kind), \(percentage) % \(isExcess ? "over" : "under") the kept \(Table.count(old))"
        }
    }
}

/// The counts of one case.
struct CaseCounts: Codable {
    let name: String
    let counts: Counts
}
