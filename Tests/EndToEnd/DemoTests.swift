import Foundation
import TestLimits
import Testing

/// The transcript of each demonstration is in `Tests/Transcripts/Demos`, and verified with the others. After a change of a
/// demonstration it is recorded anew: `challenge --record Tests/Transcripts/Demos/NAME.transcript Demos/NAME.chal`.
@Suite("The demonstrations", .startsPrograms)
struct DemoTests {
    static let names = Repository.names(in: "Demos")

    @Test("are six")
    func count() {
        #expect(Self.names.count == 6)
    }

    @Test("succeed, and print what their transcripts have", arguments: names)
    func recorded(name: String) async throws {
        let program = try Program()
        let result = try await program.run("--record", "new", Repository.path("Demos/\(name)"))
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)

        let known = try Repository.text("Tests/Transcripts/Demos/\(name.replacing(".chal", with: "")).transcript")
        #expect(try String(contentsOf: program.folder.appending(path: "new"), encoding: .utf8) == known)
    }

    @Test("are played with their comments, at once where the output is no terminal", arguments: names)
    func played(name: String) async throws {
        let result = try await Program().run("--pace", Repository.path("Demos/\(name)"))
        let comments = try Repository.text("Demos/\(name)").split(separator: "\n").filter { $0.hasPrefix("#") }
        #expect(comments.count > 3)
        #expect(comments.allSatisfy { result.output.contains("\($0)\n") })
        #expect(result.output.contains("home> "))
        #expect(result.status == 0)
    }

    @Test("have nothing that --check finds wrong")
    func checked() async throws {
        let paths = Self.names.map { Repository.path("Demos/\($0)") }
        let result = try await Program().run(["--check"] + paths, input: Data())
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }
}
