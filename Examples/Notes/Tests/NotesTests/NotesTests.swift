import Foundation
import Testing

/// The built program at its prompt.
@Suite("Notes at its prompt", .timeLimit(.minutes(5)))
struct NotesTests {
    /// Runs the program, which is next to the tests; returns its status and its output.
    private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "Notes")
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

    @Test(
        "The transcript, and the demonstration of another app, run as recorded",
        arguments: ["../../Transcripts", "../../../../../Demos"])
    func transcripts(path: String) throws {
        let folder = URL(filePath: #filePath).appending(path: path).standardized.path
        let result = try run("verify", "--quiet", folder)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("An exploration of every screen finds no fault")
    func exploration() throws {
        let result = try run("explore")
        #expect(result.status == 0, "\(result.output)")
    }
}
