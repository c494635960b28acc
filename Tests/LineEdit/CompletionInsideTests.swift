import TerminalTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Completion of what stands within the candidates")
    struct CompletionInsideTests {
        private func session(_ words: String...) throws -> EditorSession {
            try EditorSession { configuration in
                configuration.completion = { _, cursor in
                    Completion(replacing: 0..<cursor, with: words.map { Completion.Candidate($0) })
                }
            }
        }

        @Test("What was typed is not lost to what several candidates begin with")
        func several() async throws {
            let session = try session("Mr. Smith", "Mr. Blacksmith")
            #expect(try await session.event(typing: "smi\t\r") == .line("smi"))
        }

        @Test("It grows where they all begin with it, in any letter case")
        func beginning() async throws {
            let session = try session("Mr. Smith", "Mr. Smithers")
            #expect(try await session.event(typing: "mr\t\r") == .line("Mr. Smith"))
        }
    }
}
