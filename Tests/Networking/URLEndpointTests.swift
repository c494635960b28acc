import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("The URL of an endpoint")
struct URLEndpointTests {
    @Test(
        "is the base URL's path, one slash and the endpoint's path",
        arguments: [
            ("http://host", "/api/x", "http://host/api/x"),
            ("http://host/", "/api/x", "http://host/api/x"),
            ("https://host:8443/v1", "/api/x", "https://host:8443/v1/api/x"),
            ("https://host/v1/", "/api/x", "https://host/v1/api/x"),
            ("http://host/v1", "api/x", "http://host/v1/api/x"),
            ("http://host/v1", "/api/x/", "http://host/v1/api/x/"),
            ("http://host/a%20b", "/x", "http://host/a%20b/x"),
            ("http://host", "", "http://host/"),
            ("HTTP://[::1]:80", "/x", "HTTP://[::1]:80/x"),
        ])
    func joins(base: String, path: String, expected: String) throws {
        #expect(try url(base, Endpoint(path: path)) == expected)
    }

    @Test(
        "has every byte of a query's names and values encoded that could be read as something else",
        arguments: [
            ("a&b=c", "a%26b%3Dc"), ("1+1", "1%2B1"), ("100%", "100%25"), ("%41", "%2541"), ("#?/", "%23%3F%2F"),
            ("a b", "a%20b"), ("é’", "%C3%A9%E2%80%99"), ("\u{0}\r\n", "%00%0D%0A"), ("aZ09-._~", "aZ09-._~"), ("", ""),
        ])
    func encodesQuery(text: String, encoded: String) throws {
        let endpoint = Endpoint(path: "/x", query: [.init(text, text), .init("k", "v")])
        #expect(try url("http://host", endpoint) == "http://host/x?\(encoded)=\(encoded)&k=v")
    }

    @Test(
        "has its path encoded, but for the slashes and the commas between ids",
        arguments: [
            ("/character/1,2,3", "/character/1,2,3"), ("/a?b#c", "/a%3Fb%23c"), ("/a&b=c+d;e", "/a%26b%3Dc%2Bd%3Be"),
            ("/50%", "/50%25"), ("/a b/ñ", "/a%20b/%C3%B1"), ("/%2e%2e/x", "/%252e%252e/x"),
            ("/a\\b:c@d", "/a%5Cb%3Ac%40d"), ("//evil/x", "//evil/x"), ("/...", "/..."),
        ])
    func encodesPath(path: String, encoded: String) throws {
        #expect(try url("http://host", Endpoint(path: path)) == "http://host" + encoded)
    }

    @Test(
        "is refused when a segment of the path leads elsewhere",
        arguments: ["/../x", "/api/..", "..", "/api/./x", "/a/b/../../../x", "."])
    func refusesDotSegments(path: String) {
        #expect(throws: HTTPError.invalidURL(path)) { try url("http://host/v1", Endpoint(path: path)) }
    }

    @Test(
        "is refused when the base URL is not one of a server of HTTP",
        arguments: [
            "ftp://host", "file:///etc", "http+unix://host", "host", "/path", "http://", "http:///x", "https:host",
            "http://host:0", "http://host:65536", "http://host?q=1", "http://host/#top",
        ])
    func refusesBase(base: String) {
        #expect(throws: HTTPError.invalidURL(base)) { try url(base, Endpoint(path: "/x")) }
    }

    private func url(_ base: String, _ endpoint: Endpoint) throws -> String {
        try #require(URL(string: base)).appending(endpoint).absoluteString
    }
}
