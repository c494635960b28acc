@testable import ChallengeShellTestSupport

@Suite("Completion of the query of a link")
struct LinkCompletionTests {
    private let shell: CompletionUnderTest

    init() {
        let tag = ArgumentKey<String>("TAG") { [.init("swift"), .init("a & b"), .init("new")] }
        let order = ArgumentKey<Order>("ORDER")
        let list = ScreenDeclaration(
            "List", title: "Articles", navigation: "Articles.list", .optional("tag", tag),
            .optional("page", ArgumentKey("N", in: 1...9)), make: { _, _ in Place.list },
            route: .init("articles", help: "all articles"), links: ["test://articles?tag=TAG&page=N"])
        let detail = ScreenDeclaration(
            "Detail", navigation: "Articles.detail", .required("id", .identifier(of: "person")),
            .optional("order", order), make: { id, _ in Place.detail(identifier: id) },
            links: ["test://articles/ID?order=ORDER&mode=text", "test://person?id=ID"])
        let articles = GivenFeature(name: "Articles", descriptions: [list.description, detail.description])
        shell = CompletionUnderTest(declaring: .routes + [articles])
    }

    private enum Order: String, CaseIterable, ArgumentConvertible { case newest, oldest }

    @Test("A link is offered up to the first optional item, and then the items")
    func items() {
        #expect(shell.texts("open test://ar") == ["test://articles"])
        #expect(shell.candidates("open test://ar").map(\.suffix) == [""])
        #expect(shell.texts("open test://articles?") == ["test://articles?tag=", "test://articles?page="])
        #expect(shell.candidates("open test://articles?").map(\.display) == ["tag=", "page="])
        #expect(shell.candidates("open test://articles?").map(\.suffix) == ["", ""])
        #expect(shell.texts("open TEST://Articles?p") == ["TEST://Articles?page="])
        #expect(shell.texts("open test://Articles/x?") == [])
    }

    @Test("Behind & the missing items of the link are offered")
    func furtherItems() {
        #expect(shell.texts("open test://articles?tag=x&") == ["test://articles?tag=x&page="])
        #expect(shell.texts("open test://articles?page=2&t") == ["test://articles?page=2&tag="])
        #expect(shell.texts("open test://articles?page=2&tag=x&") == [])
        #expect(shell.texts("open test://articles/5?m") == ["test://articles/5?mode=text"])
    }

    @Test("Behind = the values are offered in the encoding of links, and the last item gets a blank")
    func values() {
        let tag = "test://articles?tag="
        #expect(shell.texts("open \(tag)") == ["\(tag)swift", "\(tag)a%20%26%20b", "\(tag)new"])
        #expect(shell.candidates("open \(tag)").map(\.display) == ["swift", "a%20%26%20b", "new"])
        #expect(shell.candidates("open \(tag)").map(\.help) == [nil, "a & b", nil])
        #expect(shell.candidates("open \(tag)s").map(\.suffix) == [""])
        #expect(shell.candidates("open test://articles?page=2&tag=s").map(\.suffix) == [" "])
        #expect(shell.texts("open test://articles?page=") == [])
        #expect(shell.texts("open test://articles/5?order=n") == ["test://articles/5?order=newest"])
        #expect(shell.texts("open test://person?id=1") == ["test://person?id=1", "test://person?id=15"])
    }

    @Test("Behind a route the names and values of the optional parameters are offered")
    func route() {
        #expect(shell.texts("open articles ") == ["tag=", "page="])
        #expect(shell.texts("open articles tag=") == ["tag=swift", "\"tag=a & b\"", "tag=new"])
        #expect(shell.texts("open articles tag=swift ") == ["page="])
        #expect(shell.hint("open articles ") == "[tag=TAG] [page=N]")
        #expect(shell.hint("open articles page=2 ") == "[tag=TAG]")
        #expect(shell.hint("open articles page=2 tag=x ") == "")
    }
}
