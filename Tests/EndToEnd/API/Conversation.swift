import Foundation
import ProcessTestSupport

/// The built program with a pipe for its input, which is told a line when the one before is over.
final class Conversation: Sendable {
    private let input: FileHandle
    private let output: FileHandle
    private let process: ChildProcess
    /// Its home; it goes with this.
    private let program: Program

    init(_ arguments: String...) async throws {
        program = try Program()
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

    /// The program has no more to read then, and ends.
    deinit { try? input.close() }

    /// What the program prints for a line, errors too, when it has done all of it.
    func say(_ line: String) async throws -> String {
        let end = "\u{2014} \(UUID().uuidString)"
        try input.write(contentsOf: Data("\(line)\necho '\(end)'\n".utf8))
        return try await read(to: "\(end)\n")
    }

    /// Its exit status, when it has no more to read.
    func status() async throws -> CInt {
        try input.close()
        return await process.end.number
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
