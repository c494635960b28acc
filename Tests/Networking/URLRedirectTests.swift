import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("A redirection")
struct URLRedirectTests {
    @Test(
        "leads where its Location says, read relative to the URL that was asked",
        arguments: [
            ("http://host/a/b", "/c", "http://host/c"), ("http://host/a/b", "c?d=e", "http://host/a/c?d=e"),
            ("http://host/a", "https://other:8443/x", "https://other:8443/x"),
            ("https://host/a", "HTTPS://host/b", "HTTPS://host/b"), ("https://host/a", "//other/b", "https://other/b"),
        ])
    func follows(from: String, location: String, expected: String) throws {
        let url = try #require(URL(string: from))
        for status in [301, 302, 303, 307, 308] {
            let target = try url.redirected(status: status, location: location, for: .json)
            #expect(target?.absoluteString == expected)
        }
    }

    @Test(
        "is refused where it leads to what is not HTTP, has no host or an impossible port",
        arguments: ["file:///etc/passwd", "http://", "https://host:99999/", "https://host:0/", "unix://socket", ""])
    func refuses(location: String) throws {
        try expect(location, "the server redirects to what is no address", from: "https://host/a")
    }

    @Test("is refused where it gives up encryption", arguments: [Endpoint.Content.json, .image])
    func refusesPlain(content: Endpoint.Content) throws {
        let words = "the server redirects from https to http"
        for location in ["http://host/a", "HTTP://host:443/a"] {
            try expect(location, words, from: "https://host/a", for: content)
        }
    }

    @Test(
        "of a picture stays on its host, whichever way that is written",
        arguments: [
            ("https://HOST/b", true), ("https://host:8443/b", true), ("/b", true), ("https://evil.example/b", false),
            ("https://host.evil.example/b", false), ("https://host@evil.example/b", false), ("//evil.example/b", false),
        ])
    func keepsPictures(location: String, isAllowed: Bool) throws {
        let url = try #require(URL(string: "http://Host/a"))
        if isAllowed {
            #expect(try url.redirected(status: 302, location: location, for: .image) != nil)
        } else {
            try expect(
                location, "the server redirects a picture to another host", from: "http://host/a", for: .image)
        }
        #expect(try url.redirected(status: 302, location: location, for: .json) != nil)
    }

    private func expect(
        _ location: String, _ words: String, from: String, for content: Endpoint.Content = .json
    ) throws {
        let url = try #require(URL(string: from))
        #expect(throws: HTTPError.connection(words)) {
            try url.redirected(status: 302, location: location, for: content)
        }
    }

    @Test("is one only with a status that says so and a Location")
    func needsStatusAndLocation() throws {
        let url = try #require(URL(string: "http://host/a"))
        for status in [200, 300, 304, 305, 404] {
            #expect(try url.redirected(status: status, location: "/b", for: .json) == nil)
        }
        #expect(try url.redirected(status: 302, location: nil, for: .json) == nil)
    }
}
