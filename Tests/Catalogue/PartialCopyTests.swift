import ChallengeStorage
import ChallengeTestSupport
import Foundation

@testable import ChallengeCatalogue

@Suite("A copy in progress", .limited)
struct PartialCopyTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private var copy = PartialCopy(source: "https://a.example", date: Self.date)

    /// A page of the embedded catalogue.
    private static func page(_ kind: CatalogueKind, _ number: Int) throws -> CataloguePage {
        let body = Catalogue.embedded.respond(to: kind.endpoint(page: number)).body
        return try CataloguePage(kind, number: number, reading: body)
    }

    /// A page of characters; only the ids matter.
    private static func page(_ number: Int, ids: [Int], count: Int, pages: Int) throws -> CataloguePage {
        let records = ids.map { #"{"id":\#($0),"name":"A"}"# }.joined(separator: ",")
        let body = #"{"info":{"count":\#(count),"pages":\#(pages)},"results":[\#(records)]}"#
        return try CataloguePage(.character, number: number, reading: Data(body.utf8))
    }

    @Test("A copy asks for the first page of each kind, then for the rest, and keeps each page at once")
    mutating func whole() async throws {
        var copy = PartialCopy(source: "https://a.example", date: Self.date)
        let path = folder + "/new/store.sqlite"
        var asked: [String] = []
        while let (kind, number) = copy.next {
            #expect((copy.recordTotal != nil) == (asked.count >= 3))
            asked.append("\(kind) \(number)")
            #expect(try CopyStore(Store(path: path)).finish(copy, at: Self.date) == nil)
            try CopyStore(Store(path: path)).add(try Self.page(kind, number), to: &copy)
            // The copy as another session finds it.
            let kept = try #require(try CopyStore(Store(path: path)).partial())
            #expect(kept.source == copy.source && kept.date == copy.date && kept.next?.page == copy.next?.page)
            #expect(kept.pageCount == asked.count && kept.recordCount == copy.recordCount)
            #expect(try CopyStore(Store(path: path)).copy() == nil)
        }
        #expect(asked.prefix(5) == ["character 1", "episode 1", "location 1", "character 2", "character 3"])
        #expect(asked.suffix(2) == ["location 6", "location 7"])
        #expect(asked.count == 52)
        #expect(copy.pageCount == 52 && copy.pageTotal == 52)
        #expect(copy.recordCount == 1_003 && copy.recordTotal == 1_003)
        let copies = CopyStore(Store(path: path))
        let summary = try #require(try copies.finish(copy, at: Self.date + 60))
        #expect(summary.copy.date == Self.date + 60 && summary.copy.source == "https://a.example")
        #expect(summary.counts == [.character: 826, .episode: 51, .location: 126])
        #expect(try copies.partial() == nil)
    }

    @Test("A page that repeats a record of an earlier page is refused, and the copy stays unchanged")
    mutating func again() async throws {
        var copy = PartialCopy(source: "https://a.example", date: Self.date)
        let copies = CopyStore(Store(path: folder + "/store.sqlite"))
        try copies.add(try Self.page(1, ids: [1, 2], count: 3, pages: 2), to: &copy)
        for (ids, id) in [([2], 2), ([3, 3], 3)] {
            let page = try Self.page(2, ids: ids, count: 3, pages: 2)
            let error = #expect(throws: PartialCopy.InconsistentPage.self) { try copies.add(page, to: &copy) }
            #expect(error?.description == "page 2 of the characters repeats character \(id)")
            #expect(error?.concernsAll == true)
        }
        #expect(copy.pageCount == 1 && copy.recordCount == 2)
        #expect(try copies.partial()?.recordCount == 2)
    }

    @Test(
        "An impossible or inconsistent page is refused with the reason",
        arguments: [
            // No page yet, then a page of characters 1 and 2, of 3 on 2 pages.
            (false, 1, [], 20, 1, "page 1 of the characters is empty"),
            (false, 1, [1], 0, 0, "page 1 of the characters announces 0 characters on 0 pages"),
            (false, 1, [1], -5, 1, "page 1 of the characters announces -5 characters on 1 pages"),
            (false, 1, [1], 1, 2, "page 1 of the characters announces 1 characters on 2 pages"),
            (false, 1, [1], .max, 1, "page 1 of the characters announces \(Int.max) characters on 1 pages"),
            (false, 3, [1], 40, 2, "there is no page 3 of the characters"),
            (true, 2, [3], 4, 2, "the API had 3 characters before, but now has 4"),
            (true, 2, [3], 3, 3, "the API had 3 characters before, but now has 3"),
            (true, 2, [3, 4], 3, 2, "the API announced 3 characters, but sent 4"),
        ])
    mutating func impossible(
        hasOthers: Bool, number: Int, ids: [Int], count: Int, pages: Int, reason: String
    ) throws {
        if hasOthers { try copy.add(try Self.page(1, ids: [1, 2], count: 3, pages: 2), present: []) }
        let page = try Self.page(number, ids: ids, count: count, pages: pages)
        let error = #expect(throws: PartialCopy.InconsistentPage.self) { try copy.add(page, present: []) }
        #expect(error?.description == reason && error?.concernsAll == hasOthers)
        #expect(copy.pageCount == (hasOthers ? 1 : 0) && copy.recordCount == (hasOthers ? 2 : 0))
    }

    @Test(
        "An answer that is no page is refused with the place",
        arguments: [
            ("", "it is not JSON"), ("[]", "it is not a JSON object"), ("{}", "'info' is missing"),
            (#"{"info":{"count":"1","pages":1},"results":[]}"#, "'info.count' is of the wrong type"),
            (#"{"info":{"count":1,"pages":1},"results":[{"id":1}]}"#, "'results[0].name' is missing"),
            (
                #"{"info":{"count":1,"pages":1},"results":[{"id":-1,"name":"A"}]}"#,
                "'results[0].id' is invalid: -1 is not an id"
            ),
            (
                #"{"info":{"count":1,"pages":42.5},"results":[]}"#,
                "'info.pages' is invalid: it is not a whole number, or is too large"
            ),
            (
                #"{"info":{"count":1,"pages":1},"results":[{"id":1e99,"name":"A"}]}"#,
                "'results[0].id' is invalid: it is not a whole number, or is too large"
            ),
        ])
    func garbage(body: String, reason: String) {
        let error = #expect(throws: CatalogueCopy.Damaged.self) {
            try CataloguePage(.character, number: 1, reading: Data(body.utf8))
        }
        #expect(error?.description == reason)
    }
}
