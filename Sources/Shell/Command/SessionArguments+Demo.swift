import ArgumentParser
import ChallengeConsole
import ChallengeCore
import FoundationEssentials
import Glibc

extension SessionArguments {
    /// Whether demonstrations are asked for, by this word in place of the first script. A file of this name is `./demo`.
    var asksForDemo: Bool { scripts.first == "demo" }

    /// The same with the demonstrations that are named behind the word as scripts, each for a fresh app: paced where that is possible, and
    /// private, so that none of them changes a history or somebody's recent searches. The programs that they run find the
    /// app's own first, wherever that was installed.
    ///
    /// - Throws: `ExitCode` where nothing is to be run: after the list, which the word alone asks for, and after an error;
    ///   and the errors of wrong options.
    @MainActor
    func playingDemo(of app: AppInformation, _ environment: AppEnvironment, _ traits: OutputTraits) async throws -> Self
    {
        let demonstrations = Demonstrations(
            in: app.demonstrationFolders(environment), of: app.command, scriptExtension: app.scriptExtension)
        var arguments = self
        arguments.playsDemos = true
        arguments.isPrivate = true
        arguments.isPaced = format == .text && !echoes && !isChecking
        do {
            arguments.scripts = try demonstrations.files(named: scripts.dropFirst())
            guard arguments.scripts.isEmpty else {
                if let folder = AppInformation.programFolder {
                    setenv("PATH", "\(folder):\(environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")", 1)
                }
                return arguments
            }
            guard format == .text else {
                throw ValidationError("The list of demonstrations is text; name one for --format \(format.rawValue).")
            }
            try await demonstrations.list(traits)
        } catch let failure as Demonstrations.Failure {
            Console.log("error: \(failure)")
            throw ExitCode(EX_NOINPUT)
        }
        throw ExitCode.success
    }
}

extension AppInformation {
    /// The name of the environment variable with the folder of the demonstrations: `NOTES_DEMOS`.
    nonisolated var demonstrationVariable: String { variable("DEMOS") }

    /// Where the demonstrations may be: in the folder that the environment names, or else beside the program, where it was
    /// installed, and then in the base directories for data (XDG Base Directory Specification 0.8).
    fileprivate nonisolated func demonstrationFolders(_ environment: AppEnvironment) -> [String] {
        if let folder = environment[demonstrationVariable] { return [folder] }
        let others = (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
        let folders =
            [
                Self.programFolder.map { "\(Self.parent(of: $0))/share/\(command)" },
                environment.folder(.data, of: command),
            ]
            + others.filter { $0.hasPrefix("/") }.map { "\($0)/\(command)" }
        return folders.compactMap { $0.map { $0 + "/demos" } }
    }

    /// The folder of the file of this process's program, to which no link leads.
    fileprivate nonisolated static var programFolder: String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map(parent)
    }

    private nonisolated static func parent(of path: String) -> String {
        path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    }
}
