import ChallengeTestSupport
import Foundation

@Suite("A page of the API", .limited)
struct PageResponseTests {
    private func page(_ body: String, page: Int = 1) async throws -> ListPage<Thing> {
        let client = HTTPClientMock { _ in .success(body) }
        let response: PageResponse<Thing>? = try await client.value(at: Endpoint(path: "/things"), nothing: "Nothing")
        return ListPage(response, page: page)
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
        let page = ListPage(nil as PageResponse<Thing>?, page: number)
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

    private static let unreadables: [(String, ResponseFault)] = [
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
        "A response that is not a page is unreadable, with the place",
        arguments: unreadables)
    func unreadable(body: String, fault: ResponseFault) async {
        await #expect(throws: LoadFailure.request("/things", .unreadable(fault))) { try await page(body) }
    }

    private static let badRows: [(String, ResponseFault)] = [
        ("null", .wrongType("results[1]")), ("7", .wrongType("results[1]")), ("[]", .wrongType("results[1]")),
        (#""id""#, .wrongType("results[1]")), ("{}", .missing("results[1].id")),
        (#"{"id":null}"#, .missing("results[1].id")), (#"{"id":"2"}"#, .wrongType("results[1].id")),
        (#"{"id":true}"#, .wrongType("results[1].id")), (#"{"id":{"id":2}}"#, .wrongType("results[1].id")),
        (#"{"id":0}"#, .impossible("results[1].id")), (#"{"id":-5}"#, .impossible("results[1].id")),
        (#"{"id":1.5}"#, .notInteger("results[1].id")), (#"{"id":1e300}"#, .notInteger("results[1].id")),
        (#"{"id":9223372036854775808}"#, .notInteger("results[1].id")), (#"{"id":1}"#, .repeated("results[1].id")),
        (#"{"id":2,"name":7}"#, .wrongType("results[1].name")),
    ]

    @Test(
        "A row that cannot be read is left out with its reason and counted",
        arguments: badRows)
    func badRow(row: String, fault: ResponseFault) async throws {
        let body = #"{"info":{"count":0,"pages":0},"results":[{"id":1,"name":"\u00e9"},\#(row),{"id":3}],"more":null}"#
        let page = try await page(body)
        #expect(page.items.map(\.id) == [1, 3])
        #expect(page.leftOut == [fault])
        #expect(page.total == 3)
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
