import ChallengeStorage
import ChallengeTestSupport
import Foundation

@testable import ChallengeCatalogue
@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeGames
@testable import ChallengeLocation
@testable import ChallengeNetworking

extension FuzzTarget {
    /// The decoding of every response of the API.
    static let answer = FuzzTarget("answer", limit: 4 << 10) { bytes in
        try checkPage(of: Character.self, bytes)
        try checkPage(of: Episode.self, bytes)
        try checkPage(of: Location.self, bytes)
        try checkPage(of: Game.self, bytes)
        try checkDecoding(of: CastMember.self, bytes)
        try checkDecoding(of: Resident.self, bytes)
    }

    private static func checkPage<Item: ResponseDecodable & Hashable & Identifiable<Int>>(
        of type: Item.Type, _ bytes: [UInt8]
    ) throws {
        try checkDecoding(of: Item.self, bytes) { item in
            try expect(item.id > 0, "\(item.id) is no identifier")
        }
        try checkDecoding(of: PageResponse<Item>.self, bytes) { answer in
            let page = ListPage(answer, page: 1)
            try expect(Set(page.items.map(\.id)).count == page.items.count, "an identifier is there twice")
            try expect(page.pages >= 1 && page.total >= page.items.count, "\(page) has more rows than all pages")
        }
    }

    /// Checks the meaning of what is read, and that errors are printable.
    private static func checkDecoding<Value: ResponseDecodable>(
        of type: Value.Type, _ bytes: [UInt8], meaning: (Value) throws -> Void = { _ in }
    ) throws {
        let value: Value
        do throws(ResponseFault) {
            value = try Value(decoding: Data(bytes))
        } catch {
            return try printable(error.reason)
        }
        try meaning(value)
    }

    /// The readers of catalogues: of copies in files, of copied pages, and of the content of a store.
    static let catalogue = FuzzTarget("catalogue", limit: 16 << 10) { bytes in
        if let catalogue = try? CatalogueCopy(reading: Data(bytes)).catalogue {
            try checkRecords(catalogue.characters.records)
            try checkRecords(catalogue.episodes.records)
            try checkRecords(catalogue.locations.records)
            try checkAnswers(of: catalogue)
        }
        for kind in CatalogueKind.allCases {
            guard let page = try? CataloguePage(kind, number: 1, reading: Data(bytes)) else { continue }
            var partial = PartialCopy(source: "a", date: Date(timeIntervalSince1970: 0))
            guard (try? partial.add(page, present: [])) != nil else { continue }
            try expect(partial.recordCount == page.records.count, "records were not counted")
        }
        let ids = StoredIDs.ids(String(decoding: bytes, as: UTF8.self))
        try expect(ids.count <= bytes.count, "\(bytes.count) bytes became \(ids.count) ids")
        let text = StoredIDs.text(ids)
        try expect(StoredIDs.ids(text) == ids, "\(text) is not read back from a store")
    }

    /// Checks that records are read back as they were written.
    private static func checkRecords(_ records: [some CatalogueRecord & ResponseDecodable]) throws {
        for record in records.prefix(10) {
            let again = try type(of: record).init(decoding: record.json(at: .public).data)
            try expect(again == record, "\(again) is not \(record)")
        }
    }

    private static func checkAnswers(of catalogue: Catalogue) throws {
        for path in ["/api/character", "/api/episode", "/api/location", "/api/character/1,2", "/api/episode/1"] {
            let response = catalogue.respond(to: Endpoint(path: path, query: [Endpoint.QueryItem("name", "a")]))
            let body = String(decoding: response.body, as: UTF8.self)
            try expect((try? JSON(reading: body)) != nil, "\(body) is no JSON")
        }
    }
}
