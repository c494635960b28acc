/// The counts of valgrind's callgrind, which needs no support by the processor. Many virtual machines lack the counters of
/// `perf stat`, and they count differently.
enum Callgrind {
    /// Variables that make runs the same. Swift uses the same hashes in all of them. The C library avoids AVX-512 instructions,
    /// at which valgrind 3.19 stops.
    static let variables = [
        "SWIFT_DETERMINISTIC_HASHING=1",
        "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX512BW,-AVX512DQ,-AVX512CD",
    ]

    /// The functions that allocate memory.
    private static let allocators: Set<Substring> = [
        "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign",
    ]

    /// Reads a profile, of which three kinds of lines matter here:
    ///
    ///     cfn=(12) malloc       the callee; its name stands at the first use of the number, maybe as `fn=`
    ///     calls=3 0             and how often
    ///     totals: 40471234
    ///
    /// The allocations are nil if no callee has the name of an allocator: the program has been stripped.
    static func counts(in profile: String) -> (instructions: Int, allocations: Int?)? {
        var (instructions, allocations): (Int?, Int) = (nil, 0)
        var numbers: Set<Substring> = []
        var isAllocator = false
        for line in profile.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init) {
            if line.hasPrefix("fn=") || line.hasPrefix("cfn=") {
                let words = line.split(separator: "=", maxSplits: 1)[1].split(separator: " ", maxSplits: 1)
                // A recursive function has `'2` and so on behind its name.
                if words.count == 2, allocators.contains(words[1].prefix { $0 != "'" }) { numbers.insert(words[0]) }
                if line.hasPrefix("cfn=") { isAllocator = numbers.contains(words[0]) }
            } else if isAllocator, line.hasPrefix("calls=") {
                allocations += Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0
                isAllocator = false
            } else if line.hasPrefix("totals: ") {
                instructions = Int(line.dropFirst(8))
            }
        }
        return instructions.map { ($0, allocations == 0 ? nil : allocations) }
    }
}

/// The counts of strace.
enum Strace {
    /// Reads a table with the columns `% time`, `seconds`, `usecs/call`, `calls`, `errors` and `syscall`. The last column is
    /// always there; the last line is the total.
    static func counts(in summary: String) -> (systemCalls: Int, threads: Int)? {
        var (total, threads): (Int?, Int) = (nil, 1)
        for line in summary.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 5, let calls = Int(words[3]) else { continue }
            switch words.last {
            case "clone", "clone3": threads += calls
            case "total": total = calls
            default: break
            }
        }
        return total.map { ($0, threads) }
    }
}
