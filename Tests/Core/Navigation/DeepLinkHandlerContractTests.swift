import ChallengeCore
import FoundationEssentials
import Testing

@Suite("A link")
struct DeepLinkHandlerContractTests {
    @Test(
        "is accepted by its scheme and host, whose case says nothing",
        arguments: [
            "challenge://places/list", "CHALLENGE://places/list", "challenge://PLACES", "Challenge://Places?x=y",
        ])
    func accepts(link: String) throws {
        #expect(PlaceLinks().accepts(try url(link)))
    }

    @Test(
        "is not accepted with another scheme or host, or without one",
        arguments: ["https://places/list", "challenge://place/list", "challenge:/places/list", "//places/list", "x"])
    func refuses(link: String) throws {
        #expect(!PlaceLinks().accepts(try url(link)))
    }

    @Test(
        "has decoded segments without the slashes",
        arguments: [
            ("challenge://places/detail/5", ["detail", "5"]), ("challenge://places", []), ("challenge://places/", []),
            ("challenge://places//a//b/", ["a", "b"]), ("challenge://places/a%20b%E2%80%99", ["a b’"]),
            ("challenge://places/a%2Fb/c", ["a/b", "c"]), ("challenge://places/50%25", ["50%"]),
            ("challenge://places/a?b/c#d/e", ["a"]),
        ])
    func segments(link: String, expected: [String]) throws {
        #expect(try url(link).pathSegments == expected)
    }

    @Test(
        "has decoded query parameters, the first of each name",
        arguments: [
            ("x=1", "1"), ("x=a%26b%3Dc", "a&b=c"), ("x=Rick%20%E2%80%99", "Rick ’"), ("y=0&x=1&x=2", "1"), ("x=", ""),
            ("%78=1", "1"), ("x", nil), ("X=1", nil), ("y=1", nil), ("", nil),
        ])
    func query(query: String, expected: String?) throws {
        #expect(try url("challenge://places/list?\(query)#x=3").queryParameter("x") == expected)
    }

    private func url(_ link: String) throws -> URL { try #require(URL(string: link)) }
}

private struct PlaceLinks: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "places"

    func resolve(_ url: URL) -> (any NavigationContract)? { nil }
}
