import Foundation
import TestLimits
import Testing

/// Random lines of the language, some of which are wrong in one place, through the whole program.
@Suite("Random lines", .startsPrograms)
struct RandomLinesTests {
    private static let seeds: Range<UInt64> = 0..<4
    private static let count = 5_000

    @Test("have their results, or their errors in the right place", arguments: seeds)
    func lines(seed: UInt64) async throws {
        let program = try Program()
        var lines = RandomLines(seed: seed)
        let file = program.folder.appending(path: "random.chal")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        for _ in 0..<Self.count { try handle.write(contentsOf: lines.next().bytes + [UInt8(ascii: "\n")]) }
        try handle.close()

        let result = try await program.runShell(
            "\"$CHALLENGE\" --format json --keep-going < random.chal > random.out 2> random.err")
        #expect(result.status == 1, "seed \(seed)")

        // The same lines once more, to compare.
        lines = RandomLines(seed: seed)
        var stream = try StreamCheck(program.folder.appending(path: "random.out"))
        do {
            for _ in 0..<Self.count { try stream.check(lines.next()) }
            try stream.checkEnd()
        } catch {
            Issue.record("seed \(seed), \(error)")
        }

        // Each error is on standard error as well, in the same order.
        var told = 0
        for line in try LineFile(program.folder.appending(path: "random.err")) where line.first != UInt8(ascii: " ") {
            guard told < stream.errors.count else { break }
            let place = stream.errors[told]
            #expect(line.starts(with: Data("<stdin>:\(place.line):\(place.column): error: ".utf8)), "seed \(seed)")
            told += 1
        }
        #expect(told == stream.errors.count, "seed \(seed)")
    }
}
