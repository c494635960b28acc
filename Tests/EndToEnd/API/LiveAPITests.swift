import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: the view of a user of an API that fails on the wire, and the user's remedies.
@Suite("An API that fails", .serialized, .startsPrograms)
struct LiveAPITests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.forShell.value
        try await api.succeed()
    }

    /// - Parameter cause: the part of the message about the fault.
    @Test(
        "A screen says why it is empty, and a later failure loses nothing",
        arguments: [
            ("status 400", "400"), ("status 500", "500"), ("status 503", "503"), ("status 429", "too many requests"),
            ("status 429 retry-after 30", "too many requests"), ("reset", "closed the connection"),
            ("truncated", "closed the connection"), ("garbage", "web page"), ("wrong-types", "wrong type"),
            ("endless", "larger than 10 MiB"), ("redirect", "redirect"),
        ])
    func trouble(fault: String, cause: String) async throws {
        let shell = try await Conversation("--base-url", api.address)
        try await api.fail(fault)
        let failed = try await shell.say("open characters")
        #expect(failed.contains("annot load /api/character") && failed.contains("retry"))
        #expect(failed.contains(cause), "\(failed)")
        #expect(try await shell.say("retry").contains(cause))

        try await api.succeed()
        #expect(try await shell.say("retry").contains("Rick Sanchez"))
        let (rows, path) = (try await rows(shell), try await shell.say("path"))
        #expect(rows.count == 20)

        try await api.fail(fault)
        for command in ["refresh", "more", "open character 100; back"] {
            #expect(try await shell.say(command).contains(cause), "\(command)")
            #expect(try await self.rows(shell) == rows)
            #expect(try await shell.say("path") == path)
        }
        try await api.succeed()
        #expect(try await shell.say("more").contains("Aqua Morty"))
    }

    /// The rows of the list on top.
    private func rows(_ shell: Conversation) async throws -> [Substring] {
        try await shell.say("show").split(separator: "\n").filter { $0.firstMatch(of: /^ +[0-9]+ +[0-9]+  \S/) != nil }
    }
}

/// A separate suite, as it takes the whole timeout, which only the built program has.
@Suite("An API that never answers", .startsPrograms)
struct SilentAPITests {
    @Test(
        "The wait for an answer ends at the timeout",
        arguments: [["--fault", "delay 3600"], ["--latency", "3600"]])
    func silence(options: [String]) async throws {
        let api = try await APIProgram(options)
        let result = try await Program().run("--base-url", api.address, "-c", "open characters")
        #expect(result.output.contains("in time"))
        #expect(result.status == 0)
    }
}

/// The built program with a pipe for its input, which gets each line after the end of the one before.
final class Conversation: Sendable {
    private let input: FileHandle
    private let output: FileHandle
    private let process: ChildProcess
    /// The home of the program, deleted with this object.
    private let program: Program

    init(_ arguments: String...) async throws {
        program = Program()
        let (input, output) = (Pipe(), Pipe())
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        process = try ChildProcess(
            Program.path, ["--keep-going", "--width", "200"] + arguments,
            environment: ["HOME": program.folder.path, "LC_ALL": "C.UTF-8"], folder: program.folder.path,
            input: input.fileHandleForReading, output: output.fileHandleForWriting,
            errors: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()
    }

    /// The program reads the end of its input, and exits.
    deinit { try? input.close() }

    /// Returns the complete output for a line, errors included.
    func say(_ line: String) async throws -> String {
        let end = "\u{2014} \(UUID().uuidString)"
        try input.write(contentsOf: Data("\(line)\necho '\(end)'\n".utf8))
        return try await read(to: "\(end)\n")
    }

    private func read(to end: String) async throws -> String {
        let output = output
        return try await waiting(for: "the program's answer up to \(end)") {
            var all = Data()
            while let piece = try output.read(upToCount: 1), !piece.isEmpty {
                all += piece
                guard all.suffix(end.utf8.count) == Data(end.utf8) else { continue }
                all.removeLast(end.utf8.count)
                break
            }
            return String(decoding: all, as: UTF8.self)
        }
    }
}
