import Foundation
import TestLimits
import Testing

@Suite("The documentation", .startsPrograms)
struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    /// README.md and what is in `docs`.
    private static let files: [URL] = {
        let docs = root.appending(path: "docs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
        return [root.appending(path: "README.md")]
            + names.filter { $0.hasSuffix(".md") }.sorted().map { docs.appending(path: $0) }
    }()

    /// The fenced blocks of a file, in order.
    private static func blocks(of file: URL) throws -> [String] {
        let fence = /^```[^`\n]*\n((?:.*\n)*?)```$/.anchorsMatchLineEndings()
        return try String(contentsOf: file, encoding: .utf8).matches(of: fence).map { String($0.1) }
    }

    @Test("shows sessions that are what the program prints")
    func sessions() async throws {
        let program = try Program()
        var count = 0
        for file in Self.files {
            for session in try Self.blocks(of: file) where session.hasPrefix("> ") {
                count += 1
                try program.write(session, to: "\(count) in \(file.lastPathComponent).transcript")
            }
        }
        let result = try await program.run("--verify", ".", "--quiet")
        #expect(count >= 2)
        #expect(result.output == "\(count) passed, 0 failed\n")
        #expect(result.errors.isEmpty)
    }

    @Test("shows the app's graph as the program draws it")
    func graph() async throws {
        let text = try String(contentsOf: Self.files[0], encoding: .utf8)
        let block = try #require(text.components(separatedBy: "```mermaid\n").dropFirst().first)
        let result = try await Program().run("-c", "graph")
        #expect(block.components(separatedBy: "```")[0] == result.output)
    }

    @Test("shows an error of a script as the program prints it")
    func error() async throws {
        let session = try #require(try Self.blocks(of: Self.files[0]).first { $0.hasPrefix("$ challenge -c ") })
        let result = try await Program().run("-c", "open charcters")
        #expect(session == "$ challenge -c 'open charcters'\n\(result.errors)$ echo $?\n\(result.status)\n")
    }
}
