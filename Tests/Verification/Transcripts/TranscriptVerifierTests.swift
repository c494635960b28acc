import Foundation
@testable import ChallengeVerification
@testable import ChallengeShellTestSupport

@Suite("A verifier of transcripts", .limited)
struct TranscriptVerifierTests {
    private let folder = TemporaryFolder()
    private let written = Written()

    private func verifier(
        _ paths: [String], makeRoot: @escaping @MainActor () throws -> RootContainer = { AppUnderTest().root },
        configure: (inout TranscriptVerifier) -> Void = { _ in }
    ) -> TranscriptVerifier {
        let options = SessionOptions(traits: .stub(), commands: SessionCommand.all())
        var verifier = TranscriptVerifier(paths, options: options, makeRoot: makeRoot)
        configure(&verifier)
        verifier.console = Console(isErrorTerminal: false, sink: written.append)
        return verifier
    }

    @Test("Several transcripts run at once, and are reported in their order")
    func order() async throws {
        let paths = try (0..<20).map { try folder.write("> home\nAlready on Home\n", to: "\($0)") }
        // The first one's app comes to rest when the eighth one is running, and not before.
        let eighth = Gate()
        var count = 0
        let verifier = verifier(paths) {
            count += 1
            let (number, app) = (count, AppUnderTest())
            app.work = {
                if number == 8 { eighth.open() }
                if number == 1 { await eighth.pass() }
            }
            return app.root
        }
        #expect(try await verifier.run() == 0)
        let lines = paths.map { "passed \($0)\n" }
        #expect(written.text(of: .output) == lines.joined() + "20 passed, 0 failed\n")
    }

    @Test("Each transcript has an app of its own")
    func fresh() async throws {
        let text = "> path\n  Home  Place.home\n> open characters\n↪ Outgoing.list → Place.list\n\nHome › List\n"
        let paths = try ["a", "b"].map { try folder.write(text, to: $0) }
        #expect(try await verifier(paths) { AppUnderTest(declaring: .routes).root }.run() == 0)
    }

    @Test("A session that ends before its last line is reported, with visible blanks at ends, and not updated")
    func ended() async throws {
        let text = "> exit\nx \n> echo a\na\n> echo b\n"
        let path = try folder.write(text, to: "a")
        #expect(try await verifier([path], configure: { $0.updates = true }).run() == 1)
        #expect(
            written.text(of: .output) == """
                \(path):1: > exit
                  - x\\u{20}
                \(path):3: > echo a
                    this and the 1 after it did not run: the session had ended
                0 passed, 1 failed

                """)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("Endless output is too large, and only transcripts that differ are updated")
    func endless() async throws {
        #expect(try await verifier(["/dev/zero"]).run() == 66)
        #expect(written.text(of: .error) == "error: '/dev/zero' cannot be read: File too large\n")
        let first = try folder.write("# a\r\n> echo a # b\r\nc\r\n> echo '> d'\r\n> echo e\r\ne\r\n", to: "a")
        let second = try folder.write("> echo f\nf", to: "b")
        #expect(try await verifier([first, second], configure: { $0.updates = true }).run() == 0)
        let updated = "updated \(first)\npassed \(second)\n1 passed, 0 failed, 1 updated\n"
        #expect(written.text(of: .output) == "0 passed, 1 failed\n" + updated)
        #expect(
            try String(contentsOfFile: first, encoding: .utf8)
                == "# a\r\n> echo a # b\r\na\r\n> echo '> d'\r\n\\> d\r\n> echo e\r\ne\r\n")
        #expect(try String(contentsOfFile: second, encoding: .utf8) == "> echo f\nf")
    }
}
