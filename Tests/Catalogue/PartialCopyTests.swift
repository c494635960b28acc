import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A copy that is being made")
struct PartialCopyTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private var copy = PartialCopy(source: "https://a.example", date: Self.date)

    /// A page of the embedded catalogue.
    private static func page(_ kind: CatalogueKind, _ number: Int) throws -> CataloguePage {
        let body = Catalogue.embedded.respond(to: kind.endpoint(page: number)).body
        return try CataloguePage(kind, number: number, reading: body)
    }

    /// A page of characters, of whom only the ids matter.
    private static func page(
        _ number: Int, ids: [Int], count: Int, pages: Int, name: String = "A", kind: CatalogueKind = .character
    ) throws -> CataloguePage {
        let records = ids.map { #"{"id":\#($0),"name":"\#(name)"}"# }.joined(separator: ",")
        let body = #"{"info":{"count":\#(count),"pages":\#(pages)},"results":[\#(records)]}"#
        return try CataloguePage(kind, number: number, reading: Data(body.utf8))
    }

    /// The lines of its file.
    private func file(_ pages: [CataloguePage]) -> Data {
        ([copy.heading] + pages.map(\.line)).reduce(Data()) { $0 + $1 + Data("\n".utf8) }
    }

    @Test("asks for the first page of each kind, then for the rest, and has all in the end")
    mutating func whole() throws {
        var asked: [String] = []
        while let (kind, number) = copy.next {
            #expect(copy.finished(at: Self.date) == nil)
            #expect((copy.recordTotal != nil) == (asked.count >= 3))
            asked.append("\(kind) \(number)")
            try copy.add(try Self.page(kind, number))
        }
        #expect(asked.prefix(5) == ["character 1", "episode 1", "location 1", "character 2", "character 3"])
        #expect(asked.suffix(2) == ["location 6", "location 7"])
        #expect(asked.count == 17)
        #expect(copy.pageCount == 17 && copy.pageTotal == 17)
        #expect(copy.recordCount == 303 && copy.recordTotal == 303)
        let embedded = Catalogue.embedded
        #expect(
            copy.finished(at: Self.date)
                == CatalogueCopy(
                    source: "https://a.example", date: Self.date, characters: embedded.characters.records,
                    episodes: embedded.episodes.records, locations: embedded.locations.records))
    }

    @Test("is read as it was written, in whatever order the pages came")
    func file() throws {
        let pages = try [(.location, 7), (.character, 1), (.episode, 1), (.character, 3)].map(Self.page)
        let read = try #require(PartialCopy(reading: file(pages)))
        #expect(read.source == "https://a.example" && read.date == Self.date)
        #expect(read.pageCount == 4 && read.recordCount == 66)
        #expect(read.next.map { "\($0.kind) \($0.page)" } == "character 2")
    }

    @Test("that was cut anywhere has the pages before that place")
    func cut() throws {
        let file = file(try [(.character, 1), (.character, 2)].map(Self.page))
        let ends = file.indices.filter { file[$0] == UInt8(ascii: "\n") }
        for length in stride(from: 0, through: file.count, by: 97) {
            // The line end alone may be missing.
            let lines = ends.count { $0 <= length }
            #expect(PartialCopy(reading: file.prefix(length))?.pageCount == (lines == 0 ? nil : lines - 1))
        }
    }

    @Test("is read without what is damaged, comes twice or does not fit")
    func damaged() throws {
        var file = file([try Self.page(.character, 1)])
        file += Data(#"{"kind":"character","page":2,"info":{"count":126,"pa"#.utf8) + Data("\n\0\0\0\n[]\n".utf8)
        let others = try [
            Self.page(.character, 1), Self.page(.character, 2), Self.page(3, ids: [1], count: 126, pages: 7),
            Self.page(3, ids: [200], count: 127, pages: 7),
        ]
        for page in others { file += page.line + Data("\n".utf8) }
        let read = try #require(PartialCopy(reading: file))
        #expect(read.pageCount == 2 && read.recordCount == 40)
        #expect(PartialCopy(reading: Data()) == nil)
        #expect(PartialCopy(reading: Data("{}\n".utf8)) == nil)
        #expect(PartialCopy(reading: Data(#"{"source":"a","date":"today"}"#.utf8)) == nil)
    }

    @Test(
        "takes no page that cannot be right",
        arguments: [
            (1, [], 20, 1, "page 1 of the characters is empty"),
            (1, [1], 0, 0, "page 1 of the characters says that there are 0 characters on 0 pages"),
            (1, [1], -5, 1, "page 1 of the characters says that there are -5 characters on 1 pages"),
            (1, [1], 1, 2, "page 1 of the characters says that there are 1 characters on 2 pages"),
            (1, [1], 20_001, 1, "page 1 of the characters says that there are 20001 characters on 1 pages"),
            (1, [1], 20_000, 1_001, "page 1 of the characters says that there are 20000 characters on 1001 pages"),
            (3, [1], 40, 2, "there is no page 3 of the characters"),
        ])
    mutating func impossible(number: Int, ids: [Int], count: Int, pages: Int, reason: String) throws {
        let page = try Self.page(number, ids: ids, count: count, pages: pages)
        let error = #expect(throws: PartialCopy.InconsistentPage.self) { try copy.add(page) }
        #expect(error?.description == reason)
        #expect(error?.concernsAll == false)
        #expect(copy.pageCount == 0)
    }

    @Test(
        "says where pages do not fit together",
        arguments: [
            (2, [3], 4, 2, "the API had 3 characters before, and has 4 now"),
            (2, [3], 3, 3, "the API had 3 characters before, and has 3 now"),
            (2, [2], 3, 2, "page 2 of the characters has character 2 again"),
            (2, [3, 4], 3, 2, "the API says that there are 3 characters, and has sent 4"),
        ])
    mutating func unfitting(number: Int, ids: [Int], count: Int, pages: Int, reason: String) throws {
        try copy.add(try Self.page(1, ids: [1, 2], count: 3, pages: 2))
        let page = try Self.page(number, ids: ids, count: count, pages: pages)
        let error = #expect(throws: PartialCopy.InconsistentPage.self) { try copy.add(page) }
        #expect(error?.description == reason)
        #expect(error?.concernsAll == true)
        #expect(copy.pageCount == 1 && copy.recordCount == 2)
    }

    @Test("is not larger than a copy may be")
    mutating func size() throws {
        let name = String(repeating: "x", count: 9 << 20)
        try copy.add(try Self.page(1, ids: [1], count: 1, pages: 1, name: name))
        let page = try Self.page(1, ids: [1], count: 1, pages: 1, name: name, kind: .episode)
        let error = #expect(throws: PartialCopy.InconsistentPage.self) { try copy.add(page) }
        #expect(error?.description == "there is more than 16 MiB of it")
    }

    @Test(
        "takes no answer that is no page, and says where",
        arguments: [
            ("", "it is not JSON"), ("[]", "it is not a JSON object"), ("{}", "'info' is missing"),
            (#"{"info":{"count":"1","pages":1},"results":[]}"#, "'info.count' is of the wrong type"),
            (#"{"info":{"count":1,"pages":1},"results":[{"id":1}]}"#, "'results[0].name' is missing"),
            (
                #"{"info":{"count":1,"pages":1},"results":[{"id":-1,"name":"A"}]}"#,
                "'results[0].id' is not what it should be: -1 is no id"
            ),
        ])
    func garbage(body: String, reason: String) {
        let error = #expect(throws: CatalogueCopy.Damaged.self) {
            try CataloguePage(.character, number: 1, reading: Data(body.utf8))
        }
        #expect(error?.description == reason)
    }

    @Test("is a copy whose beginning says where it comes from and how old it is")
    func heading() throws {
        let copy = CatalogueCopy(
            source: "https://a.example/\"x", date: Self.date, characters: [], episodes: [], locations: [])
        let heading = try #require(CatalogueCopy.Heading(beginning: copy.data + Data("garbage".utf8)))
        #expect(heading.source == copy.source && heading.date == copy.date)
        for text in [
            "", "{}", #"{"source":"a","characters":["#, #"{"source":"a","date":"x","characters":["#, "\u{1f}\0",
        ] {
            #expect(CatalogueCopy.Heading(beginning: Data(text.utf8)) == nil)
        }
    }
}
