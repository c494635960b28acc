import ChallengeCatalogue
import ChallengeStorage
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

    @Test("The source is the program's own data, the public API, a base URL or, last, the environment's")
    func embedded() throws {
        #expect(try source(nil, ["API_BASE_URL": ""]).name == "the embedded catalogue")
        #expect(try source().name == "the embedded catalogue")
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
        "A source that cannot be asked is refused, with the place where it was given",
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
}

@Suite("A copy as the source of the data", .limited)
struct CopySourceTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private let warnings = Recorder<String>()

    private func source(in folder: String?) -> AppContainer.Source {
        AppContainer.Source.embedded.preferringCopy(in: folder.map(Self.store), warn: warnings.record)
    }

    private static func store(in folder: String) -> Store { Store(path: folder + "/store.sqlite") }

    /// Makes a copy of the embedded catalogue with the command `sync`.
    private static func copy(to folder: String, from url: String = "https://a.example") async throws {
        let url = try #require(URL(string: url))
        let app = AppContainer(source: .api(url), httpClient: CatalogueHTTPClient(), store: store(in: folder))
        let actions = app.features.flatMap { $0.actions(navigator: RecordingNavigator()) }
        let sync = try #require(actions.first { $0.description.name == "sync" })
        let answer = try await sync.perform(Arguments()).answer
        #expect(answer?.first?.hasPrefix("copied just now: 826 characters") == true)
    }

    private static let beginning =
        "using the embedded catalogue, because the copy cannot be used:"

    @Test("The copy is the default source if it exists, and its name omits user and password")
    func used() async throws {
        #expect(source(in: folder).name == "the embedded catalogue")
        try await Self.copy(to: folder, from: "https://user:secret@a.example/v1")
        #expect(source(in: nil).name == "the embedded catalogue")
        let api = AppContainer.Source.api(try #require(URL(string: "https://b.example")))
        #expect(
            api.preferringCopy(in: Self.store(in: folder), warn: warnings.record).name == "https://b.example")
        let source = source(in: folder)
        #expect(source.name.hasPrefix("the copy of https://a.example/v1 from 20"))
        let app = AppContainer(source: source, warn: warnings.record)
        let endpoint = Endpoint(path: "/api/character/5")
        let answer = try await app.httpClient.response(to: endpoint)
        #expect(answer.body == Catalogue.embedded.respond(to: endpoint).body)
        #expect(try await app.imageLoader.image(at: "/api/character/avatar/5.jpeg").width == 300)
        #expect(warnings.all == [])
    }

    @Test("The store stays closed until the first request; a store without a copy is no source")
    func closed() async throws {
        let path = folder + "/store.sqlite"
        try Data("garbage".utf8).write(to: URL(filePath: path))
        let source = source(in: folder)
        _ = AppContainer(source: source, warn: warnings.record).features.flatMap {
            $0.actions(navigator: RecordingNavigator())
        }
        #expect(warnings.all == [])
        try FileManager.default.removeItem(atPath: path)
        #expect(source.name == "the embedded catalogue")
        #expect(warnings.all == [])
    }

    @Test("An unusable copy prints one warning, and the program's own data answers", arguments: [1, 5])
    func unusable(count: Int) async throws {
        let path = folder + "/store.sqlite"
        try Data(String(repeating: "my shopping list", count: 100).utf8).write(to: URL(filePath: path))
        let source = source(in: folder)
        let app = AppContainer(source: source, warn: warnings.record)
        await withTaskGroup { group in
            for _ in 0..<count {
                group.addTask {
                    let endpoint = Endpoint(path: "/api/character/1")
                    let answer = try? await app.httpClient.response(to: endpoint)
                    #expect(answer?.body == Catalogue.embedded.respond(to: endpoint).body)
                }
            }
        }
        #expect(source.name == "the embedded catalogue")
        #expect(warnings.all == ["\(Self.beginning) \(path): file is not a database"])
    }

    @Test("A damaged copy of an earlier version prints one warning and stays unchanged")
    func damagedOldCopy() async throws {
        let path = folder + "/catalogue.json"
        try Data("[1,2]".utf8).write(to: URL(filePath: path))
        #expect(source(in: folder).name == "the embedded catalogue")
        #expect(warnings.all == ["\(Self.beginning) \(path): it is not a JSON object"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "[1,2]")
    }
}
