import ChallengeStorage
import ChallengeTestSupport
import Foundation

@testable import ChallengeCatalogue

extension Data {
    /// The file of a copy of the embedded catalogue in the format of earlier versions.
    static func oldCopy(date: String = "2026-01-31T12:00:00Z") -> Data {
        func records(_ records: [some CatalogueRecord]) -> JSON { .array(records.map { $0.json(at: .public) }) }
        let catalogue = Catalogue.embedded
        let file: JSON = [
            "source": "https://a.example", "date": date, "characters": records(catalogue.characters.records),
            "episodes": records(catalogue.episodes.records), "locations": records(catalogue.locations.records),
        ]
        return file.data
    }

    /// The file of an unfinished copy with these pages.
    static func oldPartial(_ pages: [(CatalogueKind, Int)]) -> Data {
        let lines = pages.map { kind, number in
            let body = Catalogue.embedded.respond(to: kind.endpoint(page: number)).body
            return #"{"kind":"\#(kind)","page":\#(number),"# + String(decoding: body.dropFirst(), as: UTF8.self)
        }
        let heading = #"{"source":"https://b.example","date":"2026-02-01T12:00:00Z"}"#
        return Data(([heading] + lines).map { $0 + "\n" }.joined().utf8)
    }
}

@Suite("Files of earlier versions", .limited)
struct OldFilesTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private func write(_ data: Data, _ name: String, in folder: String) throws {
        try data.write(to: URL(filePath: "\(folder)/\(name)"))
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix("store.sqlite-") }.sorted()
    }

    @Test("Their content is taken over and the files are removed, also by several sessions at once")
    func takenOver() async throws {
        try write(.oldCopy(), "catalogue.json", in: folder)
        try write(.oldPartial([(.character, 1), (.episode, 1), (.character, 2)]), "catalogue.partial", in: folder)
        let stores = (0..<3).map { _ in CopyStore(Store(path: folder + "/store.sqlite")) }
        await withTaskGroup { group in
            for copies in stores { group.addTask { #expect(throws: Never.self) { try copies.migrateOldFiles() } } }
        }
        let summary = try #require(try stores[0].summary())
        #expect(summary.copy.source == "https://a.example" && summary.counts[.character] == 826)
        let partial = try #require(try stores[1].partial())
        #expect(partial.source == "https://b.example" && partial.pageCount == 3 && partial.recordCount == 60)
        #expect(partial.next?.kind == .location)
        for path in ["/api/character", "/api/episode/7", "/api/location/3"] {
            #expect(
                try stores[2].answer(to: Endpoint(path: path))?.body
                    == Catalogue.embedded.respond(to: Endpoint(path: path)).body)
        }
        #expect(try names(in: folder) == ["store.sqlite"])
    }

    @Test("Files are taken over only once, and not over a newer copy in the store")
    func older() async throws {
        let copies = CopyStore(Store(path: folder + "/store.sqlite"))
        for (date, expected) in [
            ("2026-01-31T12:00:00Z", "2026-01-31T12:00:00Z"), ("2026-01-30T12:00:00Z", "2026-01-31T12:00:00Z"),
            ("2026-02-01T12:00:00Z", "2026-02-01T12:00:00Z"),
        ] {
            try write(.oldCopy(date: date), "catalogue.json", in: folder)
            try copies.migrateOldFiles()
            #expect(try copies.copy()?.date == (try Date(expected, strategy: .iso8601)))
            #expect(try names(in: folder) == ["store.sqlite"])
        }
    }

    @Test("Damaged files stay, and are reported only if the store has no copy")
    func damaged() async throws {
        let copies = CopyStore(Store(path: folder + "/store.sqlite"))
        try write(Data("{}".utf8), "catalogue.json", in: folder)
        let error = #expect(throws: DatabaseError.self) { try copies.migrateOldFiles() }
        #expect(error?.description == "\(folder)/catalogue.json: 'date' is missing")
        #expect(try names(in: folder) == ["catalogue.json"])
        try write(.oldCopy(), "catalogue.json", in: folder)
        try copies.migrateOldFiles()
        try write(Data("{}".utf8), "catalogue.json", in: folder)
        try copies.migrateOldFiles()
        #expect(try names(in: folder) == ["catalogue.json", "store.sqlite"])
        try copies.removeAll()
        #expect(try names(in: folder) == ["store.sqlite"])
    }

    @Test("Files of an unfinished copy are taken over up to the first damaged or inconsistent page")
    func partial() async throws {
        let pages: [(CatalogueKind, Int)] = [(.character, 1), (.character, 2)]
        let whole = Data.oldPartial(pages)
        let cases: [(Data, Int?)] = [
            (whole, 2), (whole.dropLast(100), 1), (whole + Data("garbage\n".utf8), 2),
            (.oldPartial([(.character, 1), (.character, 1), (.character, 2)]), 1), (Data(), nil),
            (Data("garbage".utf8), nil), (.oldPartial([]), nil),
        ]
        for (file, count) in cases {
            try await withTemporaryFolder { folder in
                let copies = CopyStore(Store(path: folder + "/store.sqlite"))
                try write(file, "catalogue.partial", in: folder)
                try copies.migrateOldFiles()
                #expect(try copies.partial()?.pageCount == count)
                #expect(try names(in: folder) == ["store.sqlite"])
            }
        }
    }
}
