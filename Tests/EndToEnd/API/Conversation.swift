import Foundation

/// The built program with a pipe for its input, which is told a line when the one before is over.
final class Conversation: Sendable {
    private let input: FileHandle
    private let output: FileHandle
    private let end: Task<Int32, Never>
    /// Its home; it goes with this.
    private let program: Program

    init(_ arguments: String...) async throws {
        program = try Program()
        let (input, output) = (Pipe(), Pipe())
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.path)
        process.arguments = ["--keep-going", "--width", "200"] + arguments
        process.environment = ["HOME": program.folder.path, "LC_ALL": "C.UTF-8"]
        process.currentDirectoryURL = program.folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        let (ends, ended) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = { ended.yield($0.terminationStatus) }
        end = Task {
            for await status in ends { return status }
            return -1
        }
        try process.run()
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
    func status() async throws -> Int32 {
        try input.close()
        return await end.value
    }

    private func read(to end: String) async throws -> String {
        let output = output
        return try await waiting {
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
