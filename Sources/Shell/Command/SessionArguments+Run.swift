import ArgumentParser
import ChallengeSession
import ChallengeConsole
import ChallengeCore
import ChallengeGraph
import ChallengeHost
import ChallengeLanguage
import ChallengeRecording
import ChallengeTaskTracking
import ChallengeVerification
import Synchronization

extension SessionArguments {
    /// Runs a session of an app.
    ///
    /// - Parameters:
    ///   - isChecking: true if the scripts are checked and not run.
    ///   - eachAlone: true if each script has its own session.
    /// - Throws: `ExitCode` with the session's status, or the error of a wrong option.
    @MainActor
    func run<App: ShellApp>(
        isChecking: Bool = false, eachAlone: Bool = false, _ makeApp: @escaping @MainActor (AppContext) throws -> App
    ) async throws -> Never {
        let environment = AppEnvironment.current
        var traits = OutputTraits.ofProcess
        traits.isRecorded = waits != nil
        traits.printsLastOnly = printsLastOnly
        // A recording must not depend on files that other sessions have written.
        let keepsFiles = !isPrivate && !isChecking && transcriptFile == nil
        var arguments = self
        arguments.link = link ?? environment["DEEP_LINK_URL"]
        if eachAlone { arguments.scripts = Array(scripts.prefix(1)) }
        let isAtPrompt = arguments.isAtPrompt(traits) && !isChecking
        if let castFile, waits == nil {
            // The recorded process makes the app. This process makes an app only to check the options.
            _ = try makeApp(AppContext(of: App.information, environment: environment))
            let pauses: CastPauses = traits.isOutputTerminal ? .told : .skipped
            throw ExitCode(
                CastRecorder.record(
                    to: castFile, title: App.information.name,
                    words: CommandLineWords.ofProcess(adding: "--waits=\(pauses.rawValue)"), traits, settings.display,
                    isPaced: isPaced, isAtPrompt: isAtPrompt, tellsFile: isAtPrompt && !isQuiet))
        }
        let wiring = AppWiring(
            warn: traits.warner(settings.display), environment, keepsFiles: keepsFiles,
            hasRealTime: isAtPrompt || isPaced, makeApp)
        let (app, root) = try wiring.make()
        if isAtPrompt, let link = root.routes.lazy.compactMap(\.route.deepLink).first {
            traits.linkSchemes.append(String(link.prefix { $0 != ":" }))
        }
        // The commands are left out here. `SessionProgram` makes the commands, because they need its history.
        var options = SessionOptions(of: App.information, traits, self, environment, commands: isChecking ? nil : [])
        options.settings.pager = AppEnvironment.ofProcess("PAGER")
        options.refusal = isSafe ? .safe : nil
        options.sourceMark = app.sourceMark
        options.link = arguments.link
        options.arguments = ScriptArguments(self.arguments) { AppEnvironment.ofProcess($0) }
        options.arguments.areChecked = isChecking
        options.arguments.areUnknown = isChecking && self.arguments.isEmpty
        // A demonstration is private, but nothing of it is kept.
        if !isPrivate || isPaced, !isChecking {
            let command = App.information.command
            options.followerPath =
                environment["XDG_RUNTIME_DIR"].map { "\($0)/\(command)-follower" }
                ?? environment.folder(.state, of: command).map { $0 + "/follower" }
        }
        let folder = environment.folder(.configuration, of: App.information.command)
        options.startupFile = folder.map { StartupFile(path: "\($0)/\(App.information.startupFileName)") }
        options.savingRefusal =
            skipsStartupFile
            ? .noConfiguration : isPrivate ? .keepsNothing : transcriptFile != nil ? .transcript : nil
        let control = PaceControl(readsTerminal: true)
        control.canGoBack = transcriptFile == nil
        func run(_ root: RootContainer) async throws -> Int32 {
            if isChecking { return await ScriptChecker.check(arguments.inputs, for: root, options: options) }
            var (status, next): (Int32, RootContainer?) = (0, root)
            repeat {
                let root = try next ?? wiring.make().root
                status = await SessionProgram(
                    app, root, arguments, options, environment, keepsFiles: keepsFiles, control: control
                )
                .run()
                next = nil
            } while control.takeStepBack()
            return status
        }
        defer {
            if isAtPrompt || isPaced, let path = options.followerPath { FollowerSocket.send(to: path) { "" } }
        }
        let tellOfLinks: @MainActor (AppMap) -> Void = { $0.unreachableLinks.forEach(wiring.warn) }
        // A script checks the links only if a command needs the routes, because declaring all screens takes time.
        if isAtPrompt { tellOfLinks(root.map) } else if !isChecking { root.onRoutes = tellOfLinks }
        // A start without several sessions makes no list of them, whose types would take time.
        guard eachAlone || argumentsFile != nil else { throw ExitCode(try await run(root)) }
        var jobs = scripts.map { Job(scripts: [$0]) }
        if let argumentsFile {
            do { jobs = try await self.jobs(of: argumentsFile) } catch {
                Console.log(traits.text(of: .unreadable(argumentsFile, error), settings.display))
                throw ExitCode(ExitStatus.noInput)
            }
        }
        var (status, first): (Int32, RootContainer?) = (0, root)
        for job in jobs where (status == 0 || keepsGoing) && !control.hasLeft {
            arguments.scripts = job.scripts
            options.arguments.words = job.arguments + self.arguments
            let ended = try await run(first ?? wiring.make().root)
            (status, first) = (max(status, ended), nil)
            guard ended != 0, let line = job.line else { continue }
            let place = "\(line.number): the run with the words of this line has failed"
            wiring.warn("\(argumentsFile ?? ""):\(place)")
        }
        throw ExitCode(status)
    }

    /// The scripts and the arguments of one session.
    private struct Job {
        let scripts: [String]
        var arguments: [String] = []
        /// The line that has the arguments; nil if they are in the command line.
        var line: SourceLine?
    }

    /// The sessions for the lines of a file: one for each line that has a word.
    @MainActor
    private func jobs(of file: String) async throws -> [Job] {
        var reader = try (file == "-" ? ScriptInput.standardInput : .file(file)).reader()
        var jobs: [Job] = []
        while let line = try await reader.nextLine() {
            let commands = try Lexer.commands(of: line, orContinued: "the line ends in a backslash")
            guard let first = commands.first else { continue }
            if commands.count > 1 || first.target != nil {
                throw line.error("a line with arguments has only words; put ; | and > in quotes")
            }
            jobs.append(Job(scripts: scripts, arguments: first.words.map(\.text), line: line))
        }
        return jobs
    }

    /// True if the user types lines at a prompt: no script or command is given, and input and output are terminals.
    func isAtPrompt(_ traits: OutputTraits) -> Bool {
        commands.isEmpty && scripts.isEmpty && traits.isInputTerminal && traits.isOutputTerminal
    }

    var inputs: [ScriptInput] { ScriptInput.all(commands: commands, files: scripts, order: order, link: link) }
}

extension SessionOptions {
    /// The options shared by all jobs of an app.
    ///
    /// - Parameter commands: nil for all commands of the app.
    init(
        of app: AppInformation, _ traits: OutputTraits, _ arguments: SessionArguments,
        _ environment: AppEnvironment = .current, commands: [SessionCommand]? = nil
    ) {
        self.init(
            traits: traits, settings: arguments.settings, commands: commands ?? SessionCommand.all(without: app.without)
        )
        keepsGoing = arguments.keepsGoing
        isStrict = arguments.isStrict
        timeout = arguments.timeout.map { .seconds($0) }
        home = HomeFolder(path: environment["HOME"])
    }
}

/// Wires an app for each session of a job. All sessions have the same options.
struct AppWiring {
    let warn: @Sendable (String) -> Void
    private let wire: @MainActor (_ warn: @escaping @Sendable (String) -> Void) throws -> (any ShellApp, RootContainer)

    /// Sets up the log too. A process must therefore create only one wiring.
    init<App: ShellApp>(
        warn: @escaping @Sendable (String) -> Void, _ environment: AppEnvironment = .current, keepsFiles: Bool = false,
        hasRealTime: Bool = false, _ makeApp: @escaping @MainActor (AppContext) throws -> App
    ) {
        self.warn = warn
        wire = { warn in
            let context = AppContext(of: App.information, environment: environment, keepsFiles: keepsFiles, warn: warn)
            context.instrumentation.tasks.isVirtual = !hasRealTime
            return try context.wire(makeApp)
        }
        ConsoleLogHandler.install(App.information.logVariable, environment, warn: warn)
    }

    func make() throws -> (app: any ShellApp, root: RootContainer) { try wire(warn) }

    /// Returns a function that makes apps without files. The first app is made at once, so that wrong options are
    /// reported before anything runs. The wiring of all apps is the same, so each warning is printed only once.
    func roots() throws -> @MainActor () throws -> RootContainer {
        let warn = Self.once(warn)
        var first: RootContainer? = try wire(warn).1
        return {
            defer { first = nil }
            return try first ?? wire(warn).1
        }
    }

    private static func once(_ warn: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
        let told = Mutex<Set<String>>([])
        return { message in
            if told.withLock({ $0.insert(message).inserted }) { warn(message) }
        }
    }
}
