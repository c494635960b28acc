import FoundationEssentials
import Glibc

/// The measured programs, and a folder for their input, which this object deletes at its end.
final class Laboratory {
    /// The installed program.
    let program: String
    /// The installed `challenge-api`.
    let server: String
    /// The made-up app, which is built with this program.
    let largeApp = CommandLine.arguments[0].replacing("challenge-bench", with: "challenge-large-fixture")
    private let folder: TemporaryHome

    /// - Parameter programs: the folder with the installed programs.
    init(programs: String) throws {
        (program, server, folder) = (programs + "/challenge", programs + "/challenge-api", try TemporaryHome())
    }

    /// Creates a home that keeps nothing but the history.
    func newHome(history: [String] = []) throws -> TemporaryHome { try TemporaryHome(history: history) }

    /// Creates a home with a copy of so many made-up characters.
    func newHome(copyOf count: Int) throws -> TemporaryHome { try TemporaryHome(copy: copy(of: count)) }

    /// Writes a file; returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let path = self.path(name)
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    /// The path of a file of that name, even if the file is missing.
    func path(_ name: String) -> String { folder.path + "/" + name }

    /// The path of a copy of so many made-up characters.
    func copy(of count: Int) throws -> String {
        let path = self.path("copy-\(count).sqlite")
        if access(path, F_OK) != 0 { try MadeUpCopy.make(count, at: path) }
        return path
    }

    /// The program with a new home of its own.
    func challenge(_ arguments: String..., input: String = "/dev/null") throws -> Command {
        Command([program, "--private", "--no-config"] + arguments, home: try newHome(), input: input)
    }

    /// Returns the standard output of a program.
    func text(of command: Command) throws -> String {
        var command = command
        command.output = path("output")
        _ = try command.run()
        return try String(contentsOfFile: command.output, encoding: .utf8)
    }

    /// The first line that a program prints; nil if it prints none.
    func firstLine(of words: [String]) throws -> String? {
        try text(of: Command(words, home: newHome())).split(separator: "\n").first.map(String.init)
    }

    /// The path of a program of the system; nil if it is not installed.
    static func find(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }
}
