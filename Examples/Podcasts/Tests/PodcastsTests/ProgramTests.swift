import Foundation
import Testing

/// Scripts that the built program runs.
@Suite("The program podcasts", .timeLimit(.minutes(5)))
final class ProgramTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Runs the program, which is next to the tests; returns its status, its output and its errors.
    private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
        let outputFile = home.appending(path: "out")
        try Data().write(to: outputFile)
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "podcasts")
        process.arguments = arguments
        process.environment = ["HOME": home.path, "LC_ALL": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        let output = try FileHandle(forWritingTo: outputFile)
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: outputFile, encoding: .utf8))
    }

    /// The path of the script that visits all screens.
    private var script: String {
        URL(filePath: #filePath).appending(path: "../../../Scripts/everything.chal").standardized.path
    }

    @Test("The script meets each expectation and prints the same bytes each time")
    func determinism() throws {
        let first = try run("--echo", script)
        #expect(first.status == 0, "\(first.output)")
        for _ in 1..<5 { #expect(try run("--echo", script).output == first.output) }
    }

    @Test("The check finds no mistake in the script")
    func check() throws {
        let result = try run("check", script)
        #expect(result.status == 0, "\(result.output)")
    }
}
