import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    private static let text = try? String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md"),
        encoding: .utf8)

    /// The blocks of a terminal's text, in order.
    private static let sessions = (text ?? "").components(separatedBy: "```console\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
    }

    @Test("shows a session that is what the program prints")
    func session() async throws {
        let session = try #require(Self.sessions.first)
        let prompt = /^[a-z0-9\/!-]+> (.*)$/.anchorsMatchLineEndings()
        let commands = session.matches(of: prompt).map { String($0.1) }
        let result = try await Program().run(["--echo", "-"], input: Data(commands.joined(separator: "\n").utf8))

        #expect(commands.count > 3)
        #expect(result.output == session.replacing(prompt) { "> \($0.1)" })
        #expect(result.errors.isEmpty)
    }

    @Test("shows the app's graph as the program draws it")
    func graph() async throws {
        let block = try #require(Self.text?.components(separatedBy: "```mermaid\n").dropFirst().first)
        let result = try await Program().run("-c", "graph")
        #expect(block.components(separatedBy: "```")[0] == result.output)
    }

    @Test("shows an error as the program prints it")
    func error() async throws {
        let session = try #require(Self.sessions.dropFirst().first)
        let result = try await Program().run("-c", "open charcters")
        #expect(session == "$ challenge -c 'open charcters'\n\(result.errors)$ echo $?\n\(result.status)\n")
    }
}
