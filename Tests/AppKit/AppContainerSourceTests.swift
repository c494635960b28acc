import ChallengeCore
import ChallengeActions
import ChallengeDesignSystem
import ChallengeTestSupport
import Foundation

@testable import ChallengeAppKit

@Suite("The source of the data", .limited)
struct AppContainerSourceTests {
    private static let publicAPI = "https://rickandmortyapi.com"
    private static let variable = ["API_BASE_URL": "http://127.0.0.1:80"]

    private func source(
        isLive: Bool = false, _ baseURL: String? = nil, _ variables: [String: String] = [:]
    ) throws -> AppContainer.Source {
        try AppContainer.Source(isLive: isLive, baseURL: baseURL, environment: AppEnvironment(variables: variables))
    }

    @Test("The source is the built-in data, the public API, a base URL or, last, the environment's")
    func embedded() throws {
        #expect(try source(nil, ["API_BASE_URL": ""]).name == "built-in data")
        #expect(try source().name == "built-in data")
        #expect(try source(isLive: true).name == Self.publicAPI)
        #expect(try source("https://host/api").name == "https://host/api")
        #expect(try source(nil, Self.variable).name == "http://127.0.0.1:80")
        #expect(try source(isLive: true, nil, Self.variable).name == Self.publicAPI)
        #expect(try source("https://host", Self.variable).name == "https://host")
    }

    @Test("A source is probably wrong if its path ends as the requested paths begin; it is named without a password")
    func doubled() throws {
        let warning = "requests already begin with /api: leave it out of http://host:81/api"
        #expect(try source("http://host:81/api/").warning == warning)
        #expect(try source("http://host:81/api").warning == warning)
        #expect(try source("http://host/v1").warning == nil)
        #expect(try source().warning == nil)
        #expect(try source("http://user:secret@host:8080/api").name == "http://host:8080/api")
    }

    @Test(
        "A host is converted to ASCII by IDNA, as libcurl requests it",
        arguments: [
            ("http://b\u{fc}cher.invalid/v1", "http://xn--bcher-kva.invalid/v1"),
            ("http://\u{24db}ocalhost:1", "http://localhost:1"),
            ("http://fa\u{df}.invalid", "http://xn--fa-hia.invalid"),
            ("http://u:p@\u{2603}.invalid", "http://xn--n3h.invalid"),
            ("http://a%41.invalid:8080", "http://aA.invalid:8080"), ("http://a_b-c.invalid", "http://a_b-c.invalid"),
        ])
    func asciiHost(text: String, name: String) throws { #expect(try source(text).name == name) }

    @Test(
        "A refused source is told without its user and password, even if these have signs of an address",
        arguments: [
            "ftp://u:PASS@h", "http://u:PASS@h:99999", "u:PA'SS@h", "http://u:P@SS/@h?x", "http://u:PASS WORD@a b",
        ])
    func refusedSecret(text: String) {
        let error = #expect(throws: InvalidBaseURL.self) { try source(text) }
        #expect(error?.description.contains("P") == false && error?.description.contains("@") == false)
    }

    @Test(
        "A source that cannot be asked is refused, with the place where it was given",
        arguments: [
            "ftp://host", "http://", "host", "", "http://host:99999", "http://host:0", "http://host/?x=1",
            "http://host/#x", "http://a b", "http://a%20b:1", "http://b\u{fc}cher.invalid:99999", "http://a\u{2028}b",
            "http://\u{378}",
        ])
    func invalid(text: String) {
        let error = #expect(throws: InvalidBaseURL.self) { try source(text) }
        #expect(error?.description == "--base-url takes an http or https URL without a query, not '\(text)'.")
        guard !text.isEmpty else { return }
        let other = #expect(throws: InvalidBaseURL.self) { try source(nil, ["API_BASE_URL": text]) }
        #expect(other?.place == "API_BASE_URL")
    }
}
