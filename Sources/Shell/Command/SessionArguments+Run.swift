import ArgumentParser
import ChallengeConsole
import ChallengeCore
import ChallengeHost
import ChallengePrompt
import ChallengeSession
import ChallengeVerification
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
                    to: castFile, title: App.information.name, words: CommandLine.arguments, traits: traits,
                    isPaced: isPaced, isAtPrompt: options.isAtPrompt))
        }
        var warn = traits.warner
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
        options.session.sourceMark = app.sourceMark
        if reportsResults {
            var first: RootContainer? = root
            let makeRoot: @MainActor () throws -> RootContainer = {
                defer { first = nil }
                return try first ?? start().1
            }
            let verification = verificationOptions(of: App.information)
            if let exportFormat {
                let exporter = Exporter(scripts.first ?? "-", options: verification.session, makeRoot: makeRoot)
                throw ExitCode(try await exporter.run(as: exportFormat))
            }
            guard transcripts.isEmpty else {
                throw ExitCode(try await TranscriptVerifier(options: verification, makeRoot: makeRoot).run())
            }
            throw ExitCode(
                try await ReportMerger(mergedFiles, options: verification.report, makeRoot: makeRoot).run())
        }
        if isChecking { throw ExitCode(await ScriptCheck(root, options: options.session).run(options.inputs)) }
        let tellOfLinks: @MainActor (AppMap) -> Void = { [warn] in $0.unreachableLinks.forEach(warn) }
        // A script that opens nothing is not to pay for the declarations of all screens.
        if options.isAtPrompt { tellOfLinks(root.map) } else { root.onRoutes = tellOfLinks }
        var status = await Shell(root: root, options: options, without: App.information.without).run()
        for demo in playsDemos ? scripts.dropFirst() : [] where (status == 0 || keepsGoing) && !PaceControl.wasLeft {
            options.files = [demo]
            status = max(status, await Shell(root: try start().1, options: options, without: App.information.without).run())
        }
        throw ExitCode(status)
    }

    private var traits: OutputTraits {
        var traits = OutputTraits.ofProcess(environment: { AppEnvironment.ofProcess($0) })
        traits.display.color = color
        traits.display.width = width
        traits.isPlain = isPlain
        traits.echoes = echoes
        traits.format = format
        traits.isRecorded = recordedWaits != nil
        return traits
    }

    /// How transcripts are verified, and results reported.
    func verificationOptions(of information: AppInformation) -> VerificationOptions {
        var options = VerificationOptions(session: sessionOptions(of: information, traits, AppEnvironment.current))
        options.files = transcripts
        options.updates = updatesTranscripts
        options.isQuiet = isQuiet
        options.shard = shard.flatMap(Shard.init)
        options.durationsFile = durationsFile
        options.report.file = junitFile
        if wantsCoverage || outputFolder != nil {
            options.report.coverage = CoverageOptions()
            options.report.coverage?.minimum = coverageMinimum ?? 0
            options.report.coverage?.folder = outputFolder
        }
        return options
    }

    private func sessionOptions(
        of information: AppInformation, _ traits: OutputTraits, _ environment: AppEnvironment
    ) -> SessionOptions {
        var session = SessionOptions(traits: traits, commands: SessionCommand.all(without: information.without))
        session.keepsGoing = keepsGoing
        session.isStrict = isStrict
        session.timeout = timeout.map { .seconds($0) }
        session.settings.isTracing = isTracing
        session.settings.showsStates = showsStates
        session.settings.isTiming = isTiming
        session.pager = AppEnvironment.ofProcess("PAGER")
        session.refusal = isSafe ? .safe : nil
        session.home = HomeFolder(path: environment["HOME"])
        return session
    }

    private func shellOptions(
        of information: AppInformation, _ traits: OutputTraits, _ environment: AppEnvironment,
        dataSource: () -> String?
    ) -> ShellOptions {
        var shell = ShellOptions(session: sessionOptions(of: information, traits, environment))
        shell.commands = commands
        shell.files = playsDemos ? Array(scripts.prefix(1)) : scripts
        shell.link = link ?? environment["DEEP_LINK_URL"]
        shell.isPaced = isPaced
        shell.recordedWaits = recordedWaits
        shell.prompt.programName = information.command
        shell.prompt.editor = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
        shell.prompt.isQuiet = isQuiet
        if let recordingFile {
            shell.recording = (recordingFile, "Recorded by \(information.title(dataSource: dataSource()))")
        }
        if !skipsStartupFile, recordingFile == nil {
            let folder = environment.folder(.configuration, of: information.command)
            shell.prompt.startupFile = folder.map { "\($0)/\(information.startupFileName)" }
        }
        if !keepsNothing {
            shell.prompt.historyFile = environment.folder(.state, of: information.command).map { $0 + "/history" }
        }
        if shell.isAtPrompt {
            shell.prompt.banner = "\(information.title(dataSource: dataSource())) Type help for help."
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
