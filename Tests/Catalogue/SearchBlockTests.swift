import ChallengeText
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCatalogue

@Suite("A search block", .limited)
struct SearchBlockTests {
    @Test("has the records that the filter accepts one by one, whatever the texts are", arguments: 1...8)
    func definition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text() -> String {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in
                StoredCatalogueTests.pieces.randomElement(using: &random) ?? ""
            }.joined()
        }
        let records = (0..<200).map { _ in (0..<Int.random(in: 0...3, using: &random)).map { _ in text() } }
        let block = SearchBlock.bytes(of: records)
        for _ in 0..<400 {
            let needle = text().lowercased()
            guard !needle.isEmpty else { continue }
            let filter = Filter(name: "name", value: needle, needle: needle, matchesOnlyStart: .random(using: &random))
            var matches = RecordSet(all: records.count)
            block.withUnsafeBytes { SearchBlock.search($0, for: filter, &matches) }
            let expected = records.indices.filter { records[$0].contains { filter.accepts(folded: $0.lowercased()) } }
            #expect(matches.positions == expected, "\(needle.debugDescription), seed \(seed)")
        }
    }
}
