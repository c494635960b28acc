import ChallengeStorage
import ChallengeTestSupport
import Foundation

@testable import ChallengeCatalogue

@Suite("A catalogue in a store", .limited)
struct StoredCatalogueTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    /// Keeps a catalogue as a complete copy.
    private static func store(_ catalogue: Catalogue, in folder: String) throws -> CopyStore {
        let copies = CopyStore(Store(path: folder + "/store.sqlite"))
        var partial = PartialCopy(source: "https://a.example", date: .now)
        while let (kind, number) = partial.next {
            let body = catalogue.respond(to: kind.endpoint(page: number)).body
            try copies.add(try CataloguePage(kind, number: number, reading: body), to: &partial)
        }
        _ = try copies.finish(partial, at: .now)
        return copies
    }

    private static func expectSame(_ copies: CopyStore, _ catalogue: Catalogue, _ endpoint: Endpoint) throws {
        let answer = try #require(try copies.answer(to: endpoint))
        let expected = catalogue.respond(to: endpoint)
        #expect(answer.status == expected.status && answer.body == expected.body, "\(endpoint)")
    }

    @Test("Every path has the same bytes as in memory")
    func paths() async throws {
        let copies = try Self.store(.embedded, in: folder)
        let paths = [
            "", "/api", "/api/", "/nowhere", "/api/quote", "/api/character/1/2", "/api/character/avatar",
            "/api/character/1", "/api/character/0", "/api/character/826", "/api/character/x", "/api/character/1.5",
            "/api/character/3,1,2,2,999", "/api/character/[1,5]", "/api/character/[1", "/api/character/,",
            "/api/character/999,1000", "/api/episode/51", "/api/location/3,", "/api/location/1e1", "/api/game/5",
            "/api/game", "/api/game/999",
        ]
        for path in paths { try Self.expectSame(copies, .embedded, Endpoint(path: path)) }
        for kind in CatalogueKind.allCases {
            for page in ["0", "-1", "1", "2", "3", "42", "43", "99999999999999999999", "461168601842738791", "x", ""] {
                let query = [Endpoint.QueryItem("page", page)]
                try Self.expectSame(copies, .embedded, Endpoint(path: "/api/\(kind)", query: query))
            }
        }
        #expect(try copies.picture(at: "/api/character/avatar/826.jpeg") != nil)
        #expect(try copies.picture(at: "/api/character/avatar/827.jpeg") == nil)
        #expect(try copies.picture(at: "/api/game/cover/72.jpeg") != nil)
    }

    /// Texts that are hard to compare: combining characters, look-alikes, empty texts, texts with separators.
    static let pieces = [
        "a", "A", "e", "é", "e\u{301}", "\u{301}", "ß", "İ", "i", "Σ", "ς", "ζ", "\u{37E}", ";", "’", "'", "🏴‍☠️", "☠️",
        "\r\n", "\n", "\r", "\t", "\0", "male", "Fe", "Rick", "ri", "ck", " ", "K", "\u{212A}", "%", "_", "한",
        "\u{1112}\u{1161}", "ー", "–", "\u{FFFD}", "\u{10FFFF}",
    ]

    private static func text(_ random: inout SeededGenerator) -> String { random.sequence(of: pieces, upTo: 4) }

    @Test(
        "Seeded random searches have the same bytes as in memory, whatever the texts", arguments: 1...8)
    func searches(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        // More than a block of characters, with scattered ids in no order.
        let count = seed == 1 ? SearchBlock.size + 500 : 200
        let ids = (1...count).map { $0 &* 7_919 % 1_000_003 + 1 }
        let unknown = LocationReference(name: "unknown", location: nil)
        let catalogue = Catalogue(
            characters: ids.map { id in
                CharacterRecord(
                    id: id, name: Self.text(&random),
                    status: ["Alive", "Dead", "unknown"].randomElement(using: &random)!,
                    species: Self.text(&random), type: Self.text(&random),
                    gender: ["Male", "Female", "Genderless"].randomElement(using: &random)!, origin: unknown,
                    location: LocationReference(name: Self.text(&random), location: id), episodes: [id, 1], created: "")
            },
            episodes: ids.prefix(50).map { id in
                EpisodeRecord(
                    id: id, name: Self.text(&random), airDate: "", code: Self.text(&random), characters: [],
                    created: "x")
            },
            locations: ids.prefix(50).map { id in
                LocationRecord(
                    id: id, name: Self.text(&random), type: Self.text(&random), dimension: Self.text(&random),
                    residents: [3, 2, 1], created: "")
            })
        try await withTemporaryFolder { [random] folder in
            var random = random
            let copies = try Self.store(catalogue, in: folder)
            let fields = [
                "character": ["name", "status", "species", "type", "gender", "other"], "episode": ["name", "episode"],
                "location": ["name", "type", "dimension"],
            ]
            for _ in 0..<400 {
                let (kind, names) = fields.randomElement(using: &random)!
                var query = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    Endpoint.QueryItem(names.randomElement(using: &random)!, Self.text(&random))
                }
                query.append(Endpoint.QueryItem("page", "\(Int.random(in: 1...4, using: &random))"))
                try Self.expectSame(copies, catalogue, Endpoint(path: "/api/\(kind)", query: query))
            }
            let some = (0..<50).map { _ in "\(ids.randomElement(using: &random)!)" }.joined(separator: ",")
            try Self.expectSame(copies, catalogue, Endpoint(path: "/api/character/\(some)"))
        }
    }

    @Test("The old copy answers until the new one is complete, and then it is gone")
    func replaced() async throws {
        let copies = try Self.store(.embedded, in: folder)
        let old = try #require(try copies.summary())
        let new = Catalogue(
            characters: Array(Catalogue.embedded.characters.records.suffix(3)),
            episodes: Catalogue.embedded.episodes.records, locations: Catalogue.embedded.locations.records)
        var partial = PartialCopy(source: "https://b.example", date: .now)
        while let (kind, number) = partial.next {
            let body = new.respond(to: kind.endpoint(page: number)).body
            try copies.add(try CataloguePage(kind, number: number, reading: body), to: &partial)
            try Self.expectSame(copies, .embedded, Endpoint(path: "/api/character"))
            #expect(try copies.copy() == old.copy)
        }
        let summary = try #require(try copies.finish(partial, at: .now))
        try Self.expectSame(copies, new, Endpoint(path: "/api/character"))
        #expect(summary.counts[.character] == 3 && summary.size < old.size)
        try copies.check()
    }

    @Test("A damaged catalogue is reported as damaged")
    func damaged() async throws {
        let path = folder + "/store.sqlite"
        try Self.store(.embedded, in: folder).check()
        let file = try FileHandle(forUpdating: URL(filePath: path))
        for page in stride(from: 5, to: 50, by: 5) {
            try file.seek(toOffset: UInt64(page * 4_096))
            try file.write(contentsOf: Data(repeating: 0x5A, count: 4_096))
        }
        try file.close()
        let error = #expect(throws: DatabaseError.self) { try CopyStore(Store(path: path)).check() }
        #expect(error?.path == path && error?.isDamage == true)
    }
}

@Suite("A search block", .limited)
struct SearchBlockTests {
    @Test(
        "A search block has exactly the records that the filter accepts one by one, whatever the texts",
        arguments: 1...8)
    func definition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text() -> String { random.sequence(of: StoredCatalogueTests.pieces, upTo: 4) }
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
