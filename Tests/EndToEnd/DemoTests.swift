import Foundation
import TestLimits
import Testing

/// The transcript of each demonstration is in `Tests/Transcripts/Demos`, and verified with the others. After a change of a
/// demonstration it is recorded anew: `challenge --record Tests/Transcripts/Demos/NAME.transcript Demos/NAME.chal`.
@Suite("The demonstrations", .startsPrograms)
struct DemoTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL
    private static let folder = root.appending(path: "Demos")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test("are six")
    func count() {
        #expect(Self.names.count == 6)
    }

    @Test("succeed, and are what their transcripts have", arguments: names)
    func recorded(name: String) async throws {
        let program = try Program()
        let script = Self.folder.appending(path: name)
        let result = try await program.run("--record", "new", script.path)
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)

        let transcript = "Tests/Transcripts/Demos/\(script.deletingPathExtension().lastPathComponent).transcript"
        let known = try String(contentsOf: Self.root.appending(path: transcript), encoding: .utf8)
        #expect(try String(contentsOf: program.folder.appending(path: "new"), encoding: .utf8) == known)
    }

    @Test("are played with their comments, at once where the output is no terminal", arguments: names)
    func played(name: String) async throws {
        let script = Self.folder.appending(path: name)
        let result = try await Program().run("--pace", script.path)
        let comments = try String(contentsOf: script, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("#")
        }
        #expect(comments.count > 3)
        #expect(comments.allSatisfy { result.output.contains("\($0)\n") })
        #expect(result.output.contains("home> "))
        #expect(result.status == 0)
    }

    @Test("have nothing that --check finds wrong")
    func checked() async throws {
        let paths = Self.names.map { Self.folder.appending(path: $0).path }
        let result = try await Program().run(["--check"] + paths, input: Data())
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }
}
