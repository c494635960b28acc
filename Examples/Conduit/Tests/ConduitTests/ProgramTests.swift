import Foundation
import Testing

/// What the app gets without code of its own, tried on the built program.
@Suite("The program conduit", .timeLimit(.minutes(5)))
struct ProgramTests {
    /// Runs the program, which is next to the tests; returns its status and its output.
    private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "conduit")
        process.arguments = arguments
        process.environment = ["HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test("The help lists the commands of the app, without the one that the app leaves out")
    func help() throws {
        let result = try run("-c", "help")
        #expect(result.status == 0)
        for command in ["tag", "next", "login", "On every screen"] {
            #expect(result.output.contains("  \(command)"), "\(command)")
        }
        #expect(!result.output.contains("fault"))
        let refused = try run("-c", "fault offline")
        #expect(
            refused.status == 1 && refused.output.hasPrefix("<command 1>:1:1: error: no command 'fault' on Conduit"))
    }

    @Test("The program draws its graph and explains why a screen is there")
    func graph() throws {
        let graph = try run("-c", "graph mermaid").output
        #expect(graph.hasPrefix("flowchart LR") && graph.contains("ProfileOutgoingNavigation.article"))
        let why = try run("-c", "open 9; author; why").output
        #expect(why.contains("redirect 1  ↪ ProfileIncomingNavigation.user"))
    }

    @Test("The program speaks JSON")
    func json() throws {
        let lines = try run("--format", "json", "-c", "open user ada").output.split(separator: "\n")
        let events = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(events.map { $0?["event"] as? String } == ["command", "navigate", "screen", "result"])
        #expect(events[2]?["screen"] as? String == "Profile")
    }

    @Test("The manual page and the completions have the name of the program")
    func manual() throws {
        let page = try run("--generate-manual").output
        #expect(page.contains(".Dt CONDUIT 1") && page.contains("CONDUIT_LOG"))
        #expect(!page.lowercased().contains("challenge"))
        #expect(try run("--generate-completion-script", "bash").output.contains("_conduit"))
        #expect(try run("--version").output == "conduit 1.0.0\n")
    }
}
