import ChallengeCore
import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("The URL of an endpoint")
struct URLEndpointTests {
    @Test(
        "The URL has the base URL's path, one slash and the endpoint's path",
        arguments: [
            ("http://host", "/api/x", "http://host/api/x"), ("http://host/", "/api/x", "http://host/api/x"),
            ("https://host:8443/v1", "/api/x", "https://host:8443/v1/api/x"),
            ("https://host/v1/", "/api/x", "https://host/v1/api/x"),
            ("http://host/v1", "api/x", "http://host/v1/api/x"), ("http://host/v1", "/api/x/", "http://host/v1/api/x/"),
            ("http://host/a%20b", "/x", "http://host/a%20b/x"), ("http://host", "", "http://host/"),
            ("HTTP://[::1]:80", "/x", "HTTP://[::1]:80/x"),
        ])
    func joins(base: String, path: String, expected: String) throws {
        #expect(try url(base, Endpoint(path: path)) == expected)
    }

    @Test(
        "Every ambiguous byte in the names and values of a query is encoded",
        arguments: [
            ("a&b=c", "a%26b%3Dc"), ("1+1", "1%2B1"), ("100%", "100%25"), ("%41", "%2541"), ("#?/", "%23%3F%2F"),
            ("a b", "a%20b"), ("é’", "%C3%A9%E2%80%99"), ("\u{0}\r\n", "%00%0D%0A"), ("aZ09-._~", "aZ09-._~"), ("", ""),
        ])
    func encodesQuery(text: String, encoded: String) throws {
        let endpoint = Endpoint(path: "/x", query: [.init(text, text), .init("k", "v")])
        #expect(try url("http://host", endpoint) == "http://host/x?\(encoded)=\(encoded)&k=v")
    }

    @Test(
        "The path is encoded, except the slashes and the commas between ids",
        arguments: [
            ("/character/1,2,3", "/character/1,2,3"), ("/a?b#c", "/a%3Fb%23c"), ("/a&b=c+d;e", "/a%26b%3Dc%2Bd%3Be"),
            ("/50%", "/50%25"), ("/a b/ñ", "/a%20b/%C3%B1"), ("/%2e%2e/x", "/%252e%252e/x"),
            ("/a\\b:c@d", "/a%5Cb%3Ac%40d"), ("//evil/x", "//evil/x"), ("/...", "/..."),
        ])
    func encodesPath(path: String, encoded: String) throws {
        #expect(try url("http://host", Endpoint(path: path)) == "http://host" + encoded)
    }

    @Test(
        "A path that leads elsewhere is refused",
        arguments: ["/../x", "/api/..", "..", "/api/./x", "/a/b/../../../x", "."])
    func refusesDotSegments(path: String) {
        #expect(throws: HTTPError.invalidURL(path)) { try url("http://host/v1", Endpoint(path: path)) }
    }

    @Test(
        "A base URL that is not one of an HTTP server is refused",
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

@Suite("The address of a picture")
struct EndpointAddressTests {
    private func endpoint(_ address: String, _ base: String) throws -> Endpoint? {
        Endpoint(address: try #require(URL(string: address)), below: try #require(URL(string: base)))
    }

    @Test(
        "The API's own address is an endpoint",
        arguments: [
            ("https://host/a/1.jpeg", "https://host", "/a/1.jpeg"),
            ("https://host/a/1.jpeg", "https://host/", "/a/1.jpeg"),
            ("https://host/v1/a/1.jpeg", "https://host/v1", "/a/1.jpeg"),
            ("https://host/v1/a/1.jpeg", "https://host/v1/", "/a/1.jpeg"),
            ("HTTPS://HOST/a", "https://host", "/a"), ("https://host/a", "https://HOST", "/a"),
            ("https://host:443/a", "https://host", "/a"), ("https://host/a", "https://host:443", "/a"),
            ("http://host:8080/a", "http://host:8080", "/a"), ("https://host/a", "http://host", "/a"),
            ("http://user:secret@host/a#b", "http://host", "/a"),
            ("http://b\u{fc}cher/a", "http://xn--bcher-kva", "/a"), ("http://[::1]:8/a", "http://[::1]:8", "/a"),
            ("http://host/a%20b/%C3%B1", "http://host", "/a b/ñ"), ("http://host/a//b", "http://host", "/a//b"),
            ("http://host/%2561", "http://host", "/%61"), ("http://host/a%20b/c", "http://host/a%20b", "/c"),
            ("http://host/a?v=1&w&x=a%26b", "http://host", "/a?v=1&w=&x=a&b"),
        ])
    func own(address: String, base: String, expected: String) throws {
        let endpoint = try #require(try endpoint(address, base))
        #expect(endpoint.description == expected)
        #expect(endpoint.content == .image)
    }

    @Test(
        "Another host's address, or one that could become another's, is no endpoint",
        arguments: [
            ("https://other/a", "https://host"), ("https://host.other/a", "https://host"),
            ("https://host@other/a", "https://host"), ("https://other/host/a", "https://host"),
            ("http://host/a", "https://host"), ("https://host:8443/a", "https://host"),
            ("http://host:443/a", "http://host"), ("https://host:80/a", "https://host"),
            ("http://host/a", "http://host:8080"), ("http://host:8080/a", "http://host:8081"),
            ("https://host:8080/a", "http://host"), ("http://host:99999/a", "http://host:99999"),
            ("file:///a", "http://host"), ("ftp://host/a", "http://host"), ("javascript:alert(1)", "http://host"),
            ("data:image/jpeg;base64,AAAA", "http://host"), ("/a", "http://host"), ("//host/a", "http://host"),
            ("http:///a", "http://host"), ("", "http://host"),
            ("https://host", "https://host"), ("https://host/", "https://host"), ("https://host/v1", "https://host/v1"),
            ("https://host/v1/", "https://host/v1"), ("https://host/v2/a", "https://host/v1"),
            ("https://host/v1x/a", "https://host/v1"), ("https://host/a", "https://host/v1"),
            ("http://host/v1/../a", "http://host/v1"), ("http://host/v1/%2e%2e/a", "http://host/v1"),
            ("http://host/v1/./a", "http://host/v1"), ("http://host/v1/..%2fa", "http://host/v1"),
            ("http://host/v1%2Fa/b", "http://host/v1/a"), ("http://host/%FF", "http://host"),
            ("http://host/a?b=%FF", "http://host"),
        ])
    func foreign(address: String, base: String) throws {
        // Some of them are no URL at all.
        guard let url = URL(string: address) else { return }
        #expect(Endpoint(address: url, below: try #require(URL(string: base))) == nil)
    }

    @Test(
        "An endpoint has the address that it was made from",
        arguments: ["http://host/v1/a%20b/1.jpeg?v=1", "http://host/v1/x/%25/y"])
    func roundTrip(address: String) throws {
        let endpoint = try #require(try endpoint(address, "http://host/v1"))
        #expect(try #require(URL(string: "http://host/v1")).appending(endpoint).absoluteString == address)
    }
}
