import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("A script reader, whatever the bytes", .limited)
struct ScriptReaderPropertyTests {
    /// Pieces that mean something to the language or to UTF-8, alone and beside one another.
    private static let pieces: [[UInt8]] =
        [
            "a", "open ", "é", "世", "👩‍🔬", "e\u{301}", " ", "\t", ";", "#", "'", "\"", "\\", "\\\n", "\n", "\n", "\n",
            "\r\n", "\r",
        ].map { Array($0.utf8) } + [[0x00], [0xFF], [0xC3], [0xE2, 0x82], [0x80], [0xEF, 0xBB, 0xBF]]

    private func chunks(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [[UInt8]] {
        var rest = bytes[...]
        var chunks: [[UInt8]] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...5, using: &generator)
            chunks.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return chunks
    }

    @Test("reads the same from bytes that come in pieces of any size", arguments: 1...200 as ClosedRange<UInt64>)
    func chunking(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = generator.sequence(of: Self.pieces, upTo: 40)
        var whole = ScriptReader(chunks: bytes.isEmpty ? [] : [bytes])
        var pieces = ScriptReader(chunks: chunks(of: bytes, &generator))
        #expect(try await pieces.readings() == whole.readings(), "seed \(seed): \(bytes)")
    }

    @Test("comes to an end, with no more to say than there are lines, and in order", arguments: [1, 2, 3, 5, 8, 13])
    func anyBytes(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<100 {
            let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            var reader = ScriptReader(chunks: chunks(of: bytes, &generator))
            let readings = try await reader.readings()
            let ends = bytes.count { $0 == UInt8(ascii: "\n") }
            #expect(readings.count <= ends + 1, "seed \(seed), round \(round): \(bytes)")
            let lines = readings.compactMap(\.line)
            #expect(lines == lines.sorted() && lines.last ?? 0 <= ends + 1, "seed \(seed), round \(round): \(bytes)")
            let places = readings.compactMap(\.error).map(\.location)
            #expect(
                places.allSatisfy { $0.offset <= $0.line.text.utf8.count }, "seed \(seed), round \(round): \(bytes)")
        }
    }
}
