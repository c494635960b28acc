import ChallengeTestSupport
import Foundation

@Suite("A page of the API", .limited)
struct PageAnswerTests {
    private func page(
        _ body: String, page: Int = 1, as answer: (String) throws -> HTTPResponse = HTTPResponse.init(bytes:)
    ) async throws -> ListPage<Thing> {
        let client = FixedHTTPClient(answer: try answer(body))
        let answer: PageAnswer<Thing>? = try await client.value(at: Endpoint(path: "/things"), nothing: "Nothing")
        return ListPage(answer, page: page)
    }

    @Test("A page has the totals and its rows, even with nulls and unknown keys in it")
    func page() async throws {
        let body = """
            {"info":{"count":41,"pages":3,"next":null,"prev":"p"},"more":1,
            "results":[{"id":1,"name":"Rick","origin":null},{"id":2,"name":null}]}
            """
        let page = try await page(body, page: 2)
        #expect(page.page == 2)
        #expect(page.total == 41)
        #expect(page.pages == 3)
        #expect(page.items.map(\.name) == ["Rick", nil])
        #expect(page.leftOut.isEmpty)
    }

    @Test("A page is empty if the API has no list, or if the list ends before the page", arguments: [1, 9])
    func nothing(number: Int) {
        let page = ListPage(nil as PageAnswer<Thing>?, page: number)
        #expect(page == ListPage(items: [], page: number, pages: number - 1, total: 0))
    }

    @Test(
        "The totals are at least the page's own rows and number, whatever the API claims",
        arguments: [
            // page, count and pages from the API; total and pages on the screen
            (1, 2, 1, 2, 1), (1, -7, -7, 2, 1), (1, 0, 0, 2, 1), (1, 826, 1, 2, 1), (1, .max, .max, .max, .max),
            (3, 41, 3, 41, 3), (3, 1, 2, 2, 3), (3, .min, .min, 2, 3), (2, 30, 9, 30, 9),
        ])
    func contradictions(page: Int, count: Int, pages: Int, total: Int, shownPages: Int) async throws {
        let body = #"{"info":{"count":\#(count),"pages":\#(pages)},"results":[{"id":1},{"id":2}]}"#
        let shown = try await self.page(body, page: page)
        #expect(shown.total == total)
        #expect(shown.pages == shownPages)
    }

    private static let unreadables: [(String, AnswerFault)] = [
        (#"{"info":{"count":1,"pages":"1"},"results":[]}"#, .wrongType("info.pages")),
        (#"{"info":{"count":1.5,"pages":1},"results":[]}"#, .notInteger("info.count")),
        (
            #"{"info":{"count":1,"pages":\#(String(repeating: "9", count: 100_000))},"results":[]}"#,
            .notInteger("info.pages")
        ),
        (#"{"results":[]}"#, .missing("info")), (#"{"info":{"pages":1},"results":[]}"#, .missing("info.count")),
        (#"{"info":null,"results":[]}"#, .wrongType("info")),
        (#"{"info":{"count":1,"pages":1}}"#, .missing("results")),
        (#"{"info":{"count":1,"pages":1},"results":null}"#, .wrongType("results")),
        (#"{"info":{"count":1,"pages":1},"results":{}}"#, .wrongType("results")), ("[]", .otherJSON),
    ]

    @Test(
        "An answer that is not a page is unreadable, with the place, both as bytes and as a value",
        arguments: unreadables)
    func unreadable(body: String, fault: AnswerFault) async {
        for answer in [HTTPResponse.init(bytes:), HTTPResponse.init(json:)] as [(String) throws -> HTTPResponse] {
            await #expect(throws: LoadFailure.request("/things", .unreadable(fault))) {
                try await page(body, as: answer)
            }
        }
    }

    private static let badRows: [(String, AnswerFault)] = [
        ("null", .wrongType("results[1]")), ("7", .wrongType("results[1]")), ("[]", .wrongType("results[1]")),
        (#""id""#, .wrongType("results[1]")), ("{}", .missing("results[1].id")),
        (#"{"id":null}"#, .missing("results[1].id")), (#"{"id":"2"}"#, .wrongType("results[1].id")),
        (#"{"id":true}"#, .wrongType("results[1].id")), (#"{"id":{"id":2}}"#, .wrongType("results[1].id")),
        (#"{"id":0}"#, .impossible("results[1].id")), (#"{"id":-5}"#, .impossible("results[1].id")),
        (#"{"id":1.5}"#, .notInteger("results[1].id")), (#"{"id":1e300}"#, .notInteger("results[1].id")),
        (#"{"id":9223372036854775808}"#, .notInteger("results[1].id")), (#"{"id":1}"#, .repeated("results[1].id")),
        (#"{"id":2,"name":7}"#, .wrongType("results[1].name")),
        (#"{"id":2,"name":"\ud800"}"#, .impossible("results[1].name")),
    ]

    @Test(
        "A row that cannot be read is left out with its reason and counted, also in a JSON value",
        arguments: badRows)
    func badRow(row: String, fault: AnswerFault) async throws {
        let body = #"{"info":{"count":0,"pages":0},"results":[{"id":1,"name":"\u00e9"},\#(row),{"id":3}],"more":null}"#
        let page = try await page(body)
        #expect(page.items.map(\.id) == [1, 3])
        #expect(page.leftOut == [fault])
        #expect(page.total == 3)
        // The last one has a text that no JSON value can contain.
        if let value = try? HTTPResponse(json: body) { #expect(try await self.page(body) { _ in value } == page) }
    }

    @Test("A page with more than 1,000 rows is unreadable, whatever they are", arguments: ["7", "{}", #"{"id":1}"#])
    func tooManyRows(row: String) async throws {
        func body(_ count: Int, _ name: String) -> String {
            let rows = Array(repeating: row, count: count - 1).joined(separator: ",")
            return #"{"info":{"count":2,"pages":1},"\#(name)":[\#(rows),{"id":1}]}"#
        }
        let leftOut = try await page(body(1000, "results")).leftOut.count
        #expect(leftOut == 999)
        for name in ["results", #"res\u0075lts"#] {
            let failure = await #expect(throws: LoadFailure.self) { try await page(body(1001, name)) }
            #expect(failure?.reason.contains("has 1001 rows; at most 1000 are read") == true)
        }
    }

    @Test("A page without a readable row is unreadable, with the reason of the first")
    func noGoodRow() async {
        await #expect(throws: LoadFailure.request("/things", .unreadable(.missing("results[0].id")))) {
            try await page(#"{"info":{"count":2,"pages":1},"results":[{},null]}"#)
        }
    }
}

@Suite("The bounds of an answer", .limited)
struct AnswerBoundsTests {
    private func fault(_ answer: String, _ encoding: String.Encoding = .utf8) throws -> AnswerFault? {
        let bytes = try #require(answer.data(using: encoding))
        do throws(AnswerFault) {
            #expect(try AnswerBounds.check(bytes) == Data(answer.utf8))
            return nil
        } catch {
            return error
        }
    }

    private func list(_ element: String, _ count: Int) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: " ,\n") + "]"
    }

    @Test("A page may have 1,000 rows anywhere, and the error about more names them and their number")
    func rows() throws {
        let limit = AnswerBounds.rowLimit
        for row in ["{}", #"{"a":"]\"[{,"}"#, "[]", "[1,2]"] {
            #expect(try fault(#"{"info":{},"results":\#(list(row, limit))}"#) == nil)
            #expect(
                try fault(#"{"info":{},"results":\#(list(row, limit + 1))}"#)
                    == .tooManyRows("results", count: limit + 1, limit: limit))
            #expect(try fault(list(row, limit + 1)) == .tooManyRows("", count: limit + 1, limit: limit))
        }
        #expect(try fault(#"[{"id":1,"x":\#(list("{}", 2000))}]"#) == .tooManyRows("x", count: 2000, limit: limit))
        let longName = String(repeating: "é", count: 1000)
        #expect(
            try fault(#"{"\#(longName)":\#(list("{}", 2000))}"#)
                == .tooManyRows(String(longName.prefix(50)), count: 2000, limit: limit))
    }

    @Test("An answer may have 200,000 values of any kind, even if it breaks off")
    func values() throws {
        let limit = AnswerBounds.valueLimit
        for value in ["1", #""a,b""#, "null", "-1.5e3"] {
            #expect(try fault(list(value, limit)) == nil)
            let fault = AnswerFault.tooManyValues(count: limit + 1, limit: limit)
            #expect(try self.fault(list(value, limit + 1)) == fault)
            #expect(try self.fault(String(list(value, limit + 1).dropLast())) == fault)
            #expect(try self.fault(#"{"x":\#(list(value, limit))}"#) == fault)
        }
        let members = (0...limit).map { #""\#($0)":0"# }.joined(separator: ",")
        #expect(try fault("{\(members)}") == .tooManyValues(count: limit + 1, limit: limit))
    }

    @Test("Nesting is limited to 512 levels", arguments: ["[", #"{"a":"#])
    func depth(opening: String) throws {
        func nested(_ depth: Int) -> String { String(repeating: opening, count: depth) }
        #expect(try fault(nested(512)) == nil)
        #expect(try fault(nested(513)) == .tooDeep(limit: 512))
        #expect(try fault(nested(1_000_000)) == .tooDeep(limit: 512))
    }

    @Test("The bounds apply in every encoding of Unicode, and the answer is then UTF-8")
    func encodings() throws {
        for encoding in [
            String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
        ] {
            // In UTF-16 this character has the bytes of a quotation mark.
            #expect(try fault(#"{"a":"∀"}"#, encoding) == nil)
            #expect(
                try fault(#"{"∀":"∀","a":\#(list("{}", 2000))}"#, encoding)
                    == .tooManyRows("a", count: 2000, limit: AnswerBounds.rowLimit))
        }
    }

    @Test(
        "The bounds do not apply to an answer that is not JSON, which is reported as such",
        arguments: ["", "x", "<html>[{", "]", "[}]", "{\"", "{\"\\", "[,]", "\u{FEFF}[1]", "[][[", "1,2"])
    func garbage(answer: String) throws {
        #expect(try fault(answer) == nil)
        #expect(try AnswerBounds.check(Data([0xFF, 0xFE, 0x00])) == Data([0xFF, 0xFE, 0x00]))
        #expect(try AnswerBounds.check(Data([0xFE, 0xFF, 0xD8, 0x00])).count >= 0)
    }
}
