import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("The address of a picture")
struct EndpointAddressTests {
    private func endpoint(_ address: String, _ base: String) throws -> Endpoint? {
        Endpoint(address: try #require(URL(string: address)), below: try #require(URL(string: base)))
    }

    @Test(
        "is an endpoint where it is the API's own",
        arguments: [
            ("https://host/a/1.jpeg", "https://host", "/a/1.jpeg"),
            ("https://host/a/1.jpeg", "https://host/", "/a/1.jpeg"),
            ("https://host/v1/a/1.jpeg", "https://host/v1", "/a/1.jpeg"),
            ("https://host/v1/a/1.jpeg", "https://host/v1/", "/a/1.jpeg"),
            ("HTTPS://HOST/a", "https://host", "/a"), ("https://host/a", "https://HOST", "/a"),
            ("https://host:443/a", "https://host", "/a"), ("https://host/a", "https://host:443", "/a"),
            ("http://host:8080/a", "http://host:8080", "/a"), ("https://host/a", "http://host", "/a"),
            ("http://user:secret@host/a#b", "http://host", "/a"), ("http://[::1]:8/a", "http://[::1]:8", "/a"),
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
        "is none where it is another's, or could become another's",
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
        // Some are no URL at all.
        guard let url = URL(string: address) else { return }
        #expect(Endpoint(address: url, below: try #require(URL(string: base))) == nil)
    }

    @Test("leads back to itself", arguments: ["http://host/v1/a%20b/1.jpeg?v=1", "http://host/v1/x/%25/y"])
    func roundTrip(address: String) throws {
        let endpoint = try #require(try endpoint(address, "http://host/v1"))
        #expect(try #require(URL(string: "http://host/v1")).appending(endpoint).absoluteString == address)
    }
}
