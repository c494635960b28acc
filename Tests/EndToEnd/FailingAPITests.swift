import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: the view of a user of an API that fails on the wire, and the user's remedies.
@Suite("An API that fails", .startsPrograms)
struct FailingAPITests {
    private let api = FaultyCatalogue()

    /// - Parameter cause: the part of the message about the fault.
    @Test(
        "A screen says why it is empty, and a later failure loses nothing",
        arguments: [
            (.status(400), "400"), (.status(503), "503"), (.status(429), "too many requests"),
            (.status(429, retryAfter: 30), "too many requests"), (.truncated, "closed the connection"),
            (.garbage, "web page"), (.wrongTypes, "wrong type"), (.endless, "larger than 10 MiB"),
            (.redirect, "redirect"),
        ] as [(FaultyCatalogue.Fault, String)])
    func trouble(fault: FaultyCatalogue.Fault, cause: String) async throws {
        let shell = try await Conversation("--base-url", api.start())
        api.fail(fault)
        let failed = try await shell.say("open characters")
        #expect(failed.contains("annot load /api/character") && failed.contains("retry"))
        #expect(failed.contains(cause), "\(failed)")
        #expect(try await shell.say("retry").contains(cause))

        api.fail(nil)
        #expect(try await shell.say("retry").contains("Rick Sanchez"))
        let rows = try await rows(shell)
        let path = try await shell.say("path")
        #expect(rows.count == 20)

        api.fail(fault)
        for command in ["refresh", "more", "open character 100; back"] {
            #expect(try await shell.say(command).contains(cause), "\(command)")
            #expect(try await self.rows(shell) == rows)
            #expect(try await shell.say("path") == path)
        }
        api.fail(nil)
        #expect(try await shell.say("more").contains("Aqua Morty"))
    }

    /// The rows of the list on top.
    private func rows(_ shell: Conversation) async throws -> [Substring] {
        try await shell.say("show").split(separator: "\n").filter { $0.firstMatch(of: /^ +[0-9]+ +[0-9]+  \S/) != nil }
    }

    /// Takes the whole timeout, which only the built program has.
    @Test("The wait for an answer ends at the timeout")
    func silence() async throws {
        api.fail(.silence)
        let result = try await Program().run("--base-url", api.start(), "-c", "open characters")
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

/// Runs a blocking operation on a thread of its own; any number may block at once.
///
/// - Parameter what: the blocking operation.
private func waiting<Value: Sendable>(
    for what: String, _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await LimitedTest.waits(for: what) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
        }
    }
}
