import Foundation
import TestLimits
import Testing

@Suite("The documentation", .startsPrograms)
struct ReadmeTests {
    private static let files =
        ["README.md"] + Repository.names(in: "docs").filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }

    /// The fenced blocks of a file, in order.
    private static func blocks(of file: String) throws -> [String] {
        let fence = /^```[^`\n]*\n((?:.*\n)*?)```$/.anchorsMatchLineEndings()
        return try Repository.text(file).matches(of: fence).map { String($0.1) }
    }

    @Test("shows sessions as the program prints them")
    func sessions() async throws {
        let program = try Program()
        var count = 0
        for file in Self.files {
            for session in try Self.blocks(of: file) where session.hasPrefix("> ") {
                count += 1
                try program.write(session, to: "\(count) in \(file.replacing("/", with: " ")).transcript")
            }
        }
        let result = try await program.run("--verify", ".", "--quiet")
        #expect(count >= 2)
        #expect(result.output == "\(count) passed, 0 failed\n")
        #expect(result.errors.isEmpty)
    }

    @Test("shows the app's graph as the program draws it")
    func graph() async throws {
        let text = try Repository.text("README.md")
        let block = try #require(text.components(separatedBy: "```mermaid\n").dropFirst().first)
        let result = try await Program().run("-c", "graph")
        #expect(block.components(separatedBy: "```")[0] == result.output)
    }

    @Test("shows an error of a script as the program prints it")
    func error() async throws {
        let session = try #require(try Self.blocks(of: "README.md").first { $0.hasPrefix("$ challenge -c ") })
        let result = try await Program().run("-c", "open charcters")
        #expect(session == "$ challenge -c 'open charcters'\n\(result.errors)$ echo $?\n\(result.status)\n")
    }
}
