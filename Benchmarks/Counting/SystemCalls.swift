import FoundationEssentials

/// Counts system calls and threads by strace.
struct SystemCalls {
    let laboratory: Laboratory
    private let strace: String

    /// Nil where strace is not installed.
    init?(in laboratory: Laboratory) {
        guard let strace = Laboratory.find("strace") else { return nil }
        (self.laboratory, self.strace) = (laboratory, strace)
    }

    /// - Throws: where strace may not watch a program.
    func count(_ command: Command) throws -> (systemCalls: Int, threads: Int) {
        var command = command
        let summary = laboratory.path("strace.out")
        command.words = [strace, "-f", "-c", "-o", summary] + command.words
        let status = try command.run().status
        let text = (try? String(contentsOfFile: summary, encoding: .utf8)) ?? ""
        guard let counts = Self.counts(in: text) else {
            throw UnexpectedResult("a summary of strace; its status was \(status)")
        }
        return counts
    }

    /// Reads a table with the columns `% time`, `seconds`, `usecs/call`, `calls`, `errors` and `syscall`, the last of which
    /// is always there, and whose last line is the total.
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
