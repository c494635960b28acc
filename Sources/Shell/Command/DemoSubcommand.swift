import ArgumentParser
import ChallengeConsole
import ChallengeCore
import ChallengeRecording
import ChallengeSession
import FoundationEssentials
import Glibc

/// Plays demonstrations, each in a fresh app and at a readable pace if possible. The sessions are private: they change
/// neither the history nor the recent searches. Programs are looked up in the app's own folder first.
struct DemoSubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { Subcommand.demo.configuration(of: App.self, " [<name> ...]") }

    @Argument(
        help: .init("Play these, by number, name or path; all plays all.", valueName: "name"), completion: completion)
    var names: [String] = []

    @OptionGroup var recording: RecordingArguments
    @OptionGroup var appOptions: App.Options
    @OptionGroup var style: SizedStyleArguments

    /// The completion of names: the demonstrations while a completion script is generated, otherwise the paths of files.
    private static var completion: CompletionKind {
        guard CompletionShell.requesting != nil else { return .file() }
        let names = MainActor.assumeIsolated { App.parsedInformation.demonstrations(.current).names }
        return names.isEmpty ? .file() : .list(names + ["all"])
    }

    private func session(_ files: [String]) -> SessionArguments {
        var arguments = SessionArguments(
            scripts: files, transcriptFile: recording.record, castFile: recording.cast, waits: recording.waits,
            isPaced: true, isPrivate: true)
        arguments.settings.display = style.settings
        return arguments
    }

    @MainActor
    func run() async throws {
        let environment = AppEnvironment.current
        let demonstrations = App.information.demonstrations(environment)
        let files: [String]
        do {
            files = try demonstrations.files(named: names)
            if files.isEmpty { return try await demonstrations.list(.ofProcess, style.settings) }
        } catch {
            Console.log("error: \(error)")
            throw ExitCode(ExitStatus.noInput)
        }
        if let folder = AppInformation.programFolder {
            setenv("PATH", "\(folder):\(environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")", 1)
        }
        try await session(files).run(eachAlone: true) { [appOptions] in
            try App($0, options: appOptions)
        }
    }
}

extension AppInformation {
    /// The name of the environment variable with the folder of the demonstrations: `NOTES_DEMOS`.
    nonisolated var demonstrationVariable: String { variable("DEMOS") }

    @MainActor
    fileprivate func demonstrations(_ environment: AppEnvironment) -> Demonstrations {
        Demonstrations(in: demonstrationFolders(environment), of: command, scriptExtension: scriptExtension)
    }

    /// The folder of demonstrations in the environment. If the environment has none, the folder next to the installed
    /// program, then the base directories for data (XDG Base Directory Specification 0.8).
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

    /// The folder of this process's executable, with symbolic links resolved.
    fileprivate nonisolated static var programFolder: String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map(parent)
    }

    private nonisolated static func parent(of path: String) -> String {
        path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    }
}
