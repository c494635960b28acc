package import Foundation

package enum Command {
    /// Runs a program to its end, and returns its output.
    ///
    /// - Throws: ``Refusal`` with the output, if the program cannot start or fails.
    static func run(_ words: [String], in folder: URL, isSuccess: (Int32) -> Bool = { $0 == 0 }) throws -> String {
        let process = make(words, in: folder)
        let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard isSuccess(process.terminationStatus) else {
            let reason = try String(contentsOf: errors, encoding: .utf8)
            // Compilers and tests print errors among other output and at the end, so the message contains the last lines.
            let end = text.split(separator: "\n").suffix(20).joined(separator: "\n")
            throw Refusal(
                "\(words[0]) failed (status \(process.terminationStatus)): \(reason)\(end.isEmpty ? "" : "\n\(end)")"
            )
        }
        return text
    }

    /// Runs a program whose output the user sees. Returns true if it succeeded.
    package static func show(_ words: [String], in folder: URL) throws -> Bool {
        let process = make(words, in: folder)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private static func make(_ words: [String], in folder: URL) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        return process
    }
}
