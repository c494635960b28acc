import ArgumentParser
import ChallengeCore
import ChallengeHost
import ChallengeShell
import Synchronization

extension SessionArguments {
    /// Runs a session of an app.
    ///
    /// - Parameter makeApp: wires the app, by its own options.
    /// - Throws: `ExitCode` with the session's status, and the errors of wrong options.
    @MainActor
    func run<App: ShellApp>(_ makeApp: @escaping @MainActor (AppContext) throws -> App) async throws -> Never {
        let environment = AppEnvironment.current
        let traits = self.traits
        if asksForDemo { return try await playingDemo(of: App.information, environment, traits).run(makeApp) }
        if let castFile, recordedWaits == nil {
            // The session's own process has an app; this one only sees that it can be made.
            _ = try makeApp(AppContext(of: App.information, environment: environment))
            let options = shellOptions(of: App.information, traits, environment) { nil }
            throw ExitCode(
                CastRecorder.record(
                    to: castFile, title: App.information.name, words: CommandLine.arguments, options: options))
        }
        var warn = Shell.warner(traits)
        LogSetup.install(App.information.logVariable, environment, warn: warn)
        // The apps of several transcripts are all wired alike.
        if !transcripts.isEmpty { warn = Self.once(warn) }
        let start: @MainActor () throws -> (App, RootContainer) = { [warn] in
            let context = AppContext(
                of: App.information, environment: environment, keepsFiles: !keepsNothing, warn: warn)
            let app = try makeApp(context)
            return (app, app.makeRoot(context))
        }
        let (app, root) = try start()
        var options = shellOptions(of: App.information, traits, environment) { app.dataSource }
        options.sourceMark = app.sourceMark
        if reportsResults {
            var first: RootContainer? = root
            let makeRoot: @MainActor () throws -> RootContainer = {
                defer { first = nil }
                return try first ?? start().1
            }
            if let exportFormat {
                throw ExitCode(try await Exporter(options: options, makeRoot: makeRoot).run(as: exportFormat))
            }
            guard transcripts.isEmpty else {
                throw ExitCode(try await TranscriptVerifier(options: options, makeRoot: makeRoot).run())
            }
            throw ExitCode(try await ReportMerger(options: options, makeRoot: makeRoot).run())
        }
        let tellOfLinks: @MainActor (AppMap) -> Void = { [warn] in $0.unreachableLinks.forEach(warn) }
        // A script that opens nothing is not to pay for the declarations of all screens.
        if options.isAtPrompt { tellOfLinks(root.map) } else if !isChecking { root.onRoutes = tellOfLinks }
        var status = await Shell(root: root, options: options).run()
        for demo in playsDemos ? scripts.dropFirst() : [] where (status == 0 || keepsGoing) && !Shell.wasLeft {
            options.files = [demo]
            status = max(status, await Shell(root: try start().1, options: options).run())
        }
        throw ExitCode(status)
    }

    private var traits: OutputTraits {
        var traits = OutputTraits.ofProcess(environment: { AppEnvironment.ofProcess($0) })
        traits.color = color
        traits.width = width
        traits.isPlain = isPlain
        traits.echoes = echoes
        traits.format = format
        traits.isRecorded = recordedWaits != nil
        return traits
    }

    /// What is said of reports, where no session of the user's own runs.
    func shellOptions(of information: AppInformation) -> ShellOptions {
        shellOptions(of: information, traits, AppEnvironment.current) { nil }
    }

    private func shellOptions(
        of information: AppInformation, _ traits: OutputTraits, _ environment: AppEnvironment,
        dataSource: () -> String?
    ) -> ShellOptions {
        var shell = ShellOptions(traits: traits)
        shell.programName = information.command
        shell.without = information.without
        shell.commands = commands
        shell.files = (playsDemos ? Array(scripts.prefix(1)) : scripts) + transcripts + mergedFiles
        shell.keepsGoing = keepsGoing
        shell.isChecking = isChecking
        shell.isStrict = isStrict
        shell.timeout = timeout.map { .seconds($0) }
        shell.settings.isTracing = isTracing
        shell.settings.showsStates = showsStates
        shell.settings.isTiming = isTiming
        shell.pager = AppEnvironment.ofProcess("PAGER")
        shell.editor = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
        shell.isSafe = isSafe
        shell.isPaced = isPaced
        shell.recordedWaits = recordedWaits
        shell.isQuiet = isQuiet
        shell.home = HomeFolder(path: environment["HOME"])
        shell.updates = updatesTranscripts
        shell.reportFile = junitFile
        shell.shard = shard.flatMap(Shard.init)
        shell.durationsFile = durationsFile
        if wantsCoverage || outputFolder != nil {
            shell.coverage = CoverageOptions()
            shell.coverage?.minimum = coverageMinimum ?? 0
            shell.coverage?.folder = outputFolder
        }
        shell.link = link ?? environment["DEEP_LINK_URL"]
        if let recordingFile {
            shell.recording = (recordingFile, "Recorded by \(information.title(dataSource: dataSource()))")
        }
        if !skipsStartupFile, recordingFile == nil {
            let folder = environment.folder(.configuration, of: information.command)
            shell.startupFile = folder.map { "\($0)/\(information.startupFileName)" }
        }
        if !keepsNothing {
            shell.historyFile = environment.folder(.state, of: information.command).map { $0 + "/history" }
        }
        if shell.isAtPrompt {
            shell.banner = "\(information.title(dataSource: dataSource())) Type help for help."
        }
        return shell
    }

    /// Passes on each message once.
    private static func once(_ warn: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
        let told = Mutex<Set<String>>([])
        return { message in
            if told.withLock({ $0.insert(message).inserted }) { warn(message) }
        }
    }
}
