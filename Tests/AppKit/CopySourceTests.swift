import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import Synchronization
import TestLimits
import Testing

@testable import ChallengeAppKit

@Suite("A copy as the source of the data", .limited)
struct CopySourceTests {
    private nonisolated final class Warnings: Sendable {
        let texts = Mutex<[String]>([])

        func warn(_ text: String) { texts.withLock { $0.append(text) } }
    }

    private let warnings = Warnings()

    private func source(in folder: String?) -> AppContainer.Source {
        AppContainer.Source.embedded.preferringCopy(in: folder, warn: warnings.warn)
    }

    private static func write(_ text: String, in folder: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/catalogue.json"))
    }

    /// A copy with one character.
    private static let copy =
        #"{"source":"https://a.example","date":"2026-01-31T12:00:00Z","characters":[{"id":5,"name":"Solo"}],"episodes":[],"locations":[]}"#
    private static let beginning =
        "the copy of the catalogue cannot be used, and what comes with the program is used instead:"

    @Test("is used where it is there and nothing else was asked for")
    func used() async throws {
        try await withTemporaryFolder { folder in
            #expect(source(in: folder) == .embedded)
            try Self.write(Self.copy, in: folder)
            #expect(source(in: nil) == .embedded)
            let api = AppContainer.Source.api(try #require(URL(string: "https://a.example")))
            #expect(api.preferringCopy(in: folder, warn: warnings.warn) == api)
            let source = source(in: folder)
            #expect(source.name == "the copy of https://a.example of 2026-01-31")
            let app = AppContainer(source: source, dataFolder: folder, warn: warnings.warn)
            let answer = try await app.httpClient.response(to: Endpoint(path: "/api/character/5"))
            #expect(String(decoding: answer.body, as: UTF8.self).contains(#""name":"Solo""#))
            #expect(warnings.texts.withLock { $0 } == [])
        }
    }

    @Test("is what the command sync makes of an API, by its name without a user and a password")
    func synced() async throws {
        try await withTemporaryFolder { folder in
            let url = try #require(URL(string: "https://user:secret@a.example/v1"))
            let app = AppContainer(source: .api(url), httpClient: CatalogueHTTPClient(), dataFolder: folder)
            let sync = try #require(app.features.flatMap(\.actions).first { $0.description.name == "sync" })
            #expect(
                try await sync.perform(Arguments()).answer?.first?.hasPrefix("copied just now: 126 characters") == true)
            #expect(source(in: folder).name.hasPrefix("the copy of https://a.example/v1 of "))
        }
    }

    @Test("may be written in another order and with blanks, as other programs do")
    func rewritten() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(
                """
                { "characters": [ {"name": "Solo", "id": 5} ], "date": "2026-01-31T12:00:00Z",
                  "episodes": [ ], "locations": [ ], "source": "https://a.example" }
                """, in: folder)
            #expect(source(in: folder).name == "the copy of https://a.example of 2026-01-31")
            #expect(warnings.texts.withLock { $0 } == [])
        }
    }

    @Test(
        "that is none costs a warning, and stays as it is",
        arguments: [
            ("", "it is not JSON"), ("{}", "'date' is missing"), ("\u{1b}[31m", "it is not JSON"),
            ("[1,2]", "it is not a JSON object"),
        ])
    func foreign(text: String, reason: String) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(text, in: folder)
            #expect(source(in: folder) == .embedded)
            let path = folder + "/catalogue.json"
            #expect(warnings.texts.withLock { $0 } == ["\(Self.beginning) \(path): \(reason)"])
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
    }

    @Test("that is damaged further on costs one warning when it is asked, and what comes with the program answers")
    func damaged() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(Self.copy.replacing("Solo\"", with: "Solo"), in: folder)
            let app = AppContainer(source: source(in: folder), dataFolder: folder, warn: warnings.warn)
            #expect(warnings.texts.withLock { $0 } == [])
            await withTaskGroup { group in
                for _ in 0..<5 {
                    group.addTask {
                        let answer = try? await app.httpClient.response(to: Endpoint(path: "/api/character/1"))
                        #expect(
                            answer
                                == (try? await CatalogueHTTPClient().response(to: Endpoint(path: "/api/character/1"))))
                    }
                }
            }
            #expect(warnings.texts.withLock { $0 } == ["\(Self.beginning) \(folder)/catalogue.json: it is not JSON"])
        }
    }

    @Test("that is gone, too large, or no file, costs one warning")
    func unusable() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(Self.copy, in: folder)
            let source = source(in: folder)
            let path = folder + "/catalogue.json"
            for (change, reason) in [
                ({ try FileManager.default.removeItem(atPath: path) }, "\(folder): it is gone"),
                (
                    { try Self.write(Self.copy + String(repeating: " ", count: 17 << 20), in: folder) },
                    "\(path): it is larger than 16 MiB"
                ),
            ] as [(() throws -> Void, String)] {
                try change()
                warnings.texts.withLock { $0 = [] }
                let app = AppContainer(source: source, dataFolder: folder, warn: warnings.warn)
                _ = try await app.httpClient.response(to: Endpoint(path: "/api/character/1"))
                #expect(warnings.texts.withLock { $0 } == ["\(Self.beginning) \(reason)"])
            }
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            warnings.texts.withLock { $0 = [] }
            #expect(self.source(in: folder) == .embedded)
            #expect(warnings.texts.withLock { $0 } == ["\(Self.beginning) \(path): it is not a file"])
        }
    }
}
