import ChallengeTestSupport
import Foundation
import ChallengeProcessTestSupport

/// The built program, run as a user runs it: in a process with real descriptors and an environment of its own.
final class Program: Sendable {
    /// The result of a run.
    struct Result {
        let output: String
        let errors: String
        let status: Int32
        /// True if a signal ended it; `status` is then its number.
        let wasSignalled: Bool
    }

    private let home = TemporaryFolder()
    private let environment: [String: String]

    /// - Parameter environment: variables in addition to those of every run: a home, a path, a UTF-8 locale.
    init(environment: [String: String] = [:]) {
        var all = ["HOME": home.url.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "CHALLENGE": Self.path]
        all.merge(environment) { $1 }
        self.environment = all
    }

    /// The home and the working folder of the program, deleted with this object.
    var folder: URL { home.url }

    /// The program next to the bundle with the tests.
    static let path = path(of: "challenge")

    /// Returns the path of a program of the package by its name, or of any by its path.
    static func path(of name: String) -> String {
        if name.hasPrefix("/") { return name }
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: name).path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue {
                return candidate
            }
            folder.deleteLastPathComponent()
        }
        return name
    }

    func run(_ arguments: String..., input: String = "") async throws -> Result {
        try await run(arguments, input: Data(input.utf8))
    }

    /// Runs a shell script, in which the program is `$CHALLENGE`.
    func runShell(_ script: String) async throws -> Result { try await run(executable: "/bin/bash", ["-c", script]) }

    /// Writes a file below the folder, and creates its parent folders.
    func write(_ text: String, to name: String) throws { try home.write(text, to: name) }

    /// Returns the text of a file below the folder.
    func content(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// The files below the folder by their paths, without the runs' own files.
    var files: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
                let isOwn = path.wholeMatch(of: /[0-9A-F-]{36}\.(in|out|err)/) != nil
                return isThere && !isFolder.boolValue && !isOwn
            }.sorted()
        }
    }

    /// - Parameters:
    ///   - executable: a program of the package by its name, or any by its path.
    ///   - output: a file for the output, which the result then lacks.
    ///   - started: called with the process's number once it runs.
    func run(
        executable: String = "challenge", _ arguments: [String], input: Data = Data(), output: FileHandle? = nil,
        started: (pid_t) -> Void = { _ in }
    ) async throws -> Result {
        let identifier = UUID().uuidString
        func file(_ name: String, _ content: Data = Data()) throws -> URL {
            let url = folder.appending(path: "\(identifier).\(name)")
            try content.write(to: url)
            return url
        }
        let (inputFile, outputFile, errorFile) = (try file("in", input), try file("out"), try file("err"))
        let process = try ChildProcess(
            Self.path(of: executable), arguments, environment: environment, folder: folder.path,
            input: FileHandle(forReadingFrom: inputFile), output: output ?? FileHandle(forWritingTo: outputFile),
            errors: FileHandle(forWritingTo: errorFile))
        started(process.identifier)
        let end = await process.end
        return Result(
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
            status: end.number, wasSignalled: end.wasSignalled)
    }
}

/// The files of the repository that the tests were built from.
enum Repository {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    static func path(_ path: String) -> String { folder.appending(path: path).path }

    static func text(_ path: String) throws -> String { try String(contentsOfFile: Self.path(path), encoding: .utf8) }

    /// The names of the files in a folder, in their order.
    static func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: Self.path(path))) ?? []).sorted()
    }
}
