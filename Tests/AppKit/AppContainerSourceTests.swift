import ChallengeAppKit
import ChallengeCore
import FoundationEssentials
import Testing

@Suite("The source of the data")
struct AppContainerSourceTests {
    private static let publicAPI = "https://rickandmortyapi.com"
    private static let variable = ["API_BASE_URL": "http://127.0.0.1:80"]

    private func source(
        isLive: Bool = false, _ baseURL: String? = nil, _ variables: [String: String] = [:]
    ) throws -> AppContainer.Source {
        try AppContainer.Source(isLive: isLive, baseURL: baseURL, environment: AppEnvironment(variables: variables))
    }

    @Test("comes with the program unless an API is asked for")
    func embedded() throws {
        #expect(try source(nil, ["API_BASE_URL": ""]).name == "the embedded catalogue")
        #expect(try source().name == "the embedded catalogue")
    }

    @Test("is the public API, a base URL, or that of the environment, which is asked last")
    func order() throws {
        #expect(try source(isLive: true).name == Self.publicAPI)
        #expect(try source("https://host/api").name == "https://host/api")
        #expect(try source(nil, Self.variable).name == "http://127.0.0.1:80")
        #expect(try source(isLive: true, nil, Self.variable).name == Self.publicAPI)
        #expect(try source("https://host", Self.variable).name == "https://host")
    }

    @Test("is probably wrong where its path ends as those begin that are asked for")
    func doubled() throws {
        let warning = "what is asked of an API begins with /api already: leave it out of http://host:81/api"
        #expect(try source("http://host:81/api/").warning == warning)
        #expect(try source("http://host:81/api").warning == warning)
        #expect(try source("http://host/v1").warning == nil)
        #expect(try source().warning == nil)
    }

    @Test(
        "is not what cannot be asked, and says where that was written",
        arguments: [
            "ftp://host", "http://", "host", "", "http://host:99999", "http://host:0", "http://host/?x=1",
            "http://host/#x",
        ])
    func invalid(text: String) {
        let error = #expect(throws: InvalidBaseURL.self) { try source(text) }
        #expect(error?.description == "--base-url takes an http or https URL without a query, not '\(text)'.")
        guard !text.isEmpty else { return }
        let other = #expect(throws: InvalidBaseURL.self) { try source(nil, ["API_BASE_URL": text]) }
        #expect(other?.place == "API_BASE_URL")
    }

    @Test("is named without a user and a password")
    func secret() throws {
        #expect(try source("http://user:secret@host:8080/api").name == "http://host:8080/api")
    }
}
