import Foundation
import Testing

/// The features that the app gets without code of its own, tried on the built program.
@Suite("The program notes", .timeLimit(.minutes(5)))
final class ProgramTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Runs the program, which is next to the tests; returns its status, its output and its errors.
    private func run(_ arguments: String..., input: String = "") throws -> (status: Int32, output: String) {
        let (inputFile, outputFile) = (home.appending(path: "in"), home.appending(path: "out"))
        try Data(input.utf8).write(to: inputFile)
        try Data().write(to: outputFile)
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "notes")
        process.arguments = arguments
        process.environment = ["HOME": home.path, "LC_ALL": "C.UTF-8"]
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        let output = try FileHandle(forWritingTo: outputFile)
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: outputFile, encoding: .utf8))
    }

    @Test("The notes are kept below the home, or not at all on request")
    func files() throws {
        let folder = home.appending(path: ".local/share/notes").path
        #expect(try run("--private", "-c", "new; set title Sleep; save").status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(try run("-c", "new; set title Sleep; save").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["notes.json"])
        #expect(try run("-c", "show").output.contains("1  Sleep"))
    }

    @Test("The help lists the commands of the app")
    func help() throws {
        let result = try run("-c", "help")
        #expect(result.status == 0)
        for command in ["new", "tags", "search [TEXT]", "On every screen"] {
            #expect(result.output.contains("  \(command)"), "\(command)")
        }
    }

    @Test("The program has no command fault")
    func fault() throws {
        let result = try run(input: "fault offline")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("<stdin>:1:1: error: no command 'fault' on Notes"))
        #expect(try !run("-c", "help").output.contains("fault"))
    }

    @Test("The program draws its graph and explains why a screen is there")
    func graph() throws {
        let graph = try run("-c", "graph mermaid").output
        #expect(graph.hasPrefix("flowchart LR") && graph.contains("TagsOutgoingNavigation.note"))
        let why = try run("-c", "tags", "-c", "why").output
        #expect(why.contains("redirect 1  ↪ TagsIncomingNavigation.list"))
    }

    @Test("The program speaks JSON")
    func json() throws {
        let lines = try run("--format", "json", "-c", "open tags").output.split(separator: "\n")
        let events = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(events.map { $0?["event"] as? String } == ["command", "redirect", "navigate", "screen", "result"])
        #expect(events[3]?["screen"] as? String == "TagList")
    }

    @Test("The manual page and the completions have the name of the program")
    func manual() throws {
        let page = try run("--generate-manual").output
        #expect(page.contains(".Dt NOTES 1") && page.contains("NOTES_LOG"))
        #expect(!page.lowercased().contains("challenge"))
        #expect(try run("--generate-completion-script", "bash").output.contains("_notes"))
        #expect(try run("--version").output == "notes 1.0.0\n")
    }
}
