public import ArgumentParser
import CChallengeProcess
import ChallengeShellConsole
public import ChallengeCore
package import ChallengeHost
import ChallengeShellRest
import Glibc

/// An app as a program: a composition root that has a name and is wired for each session anew.
///
/// A `main.swift` needs nothing but such a type and `await MyApp.main()`: the prompt, the command line, the completions
/// and the manual page come from the app's screens and from its ``information``.
///
/// The command line is parsed, ``init(_:options:)`` wires the app, the shell drives it and exits with the session's status.
@MainActor
public protocol ShellApp: AppContainerContract, SendableMetatype {
    /// The app's own options of the command line, beside those that every app has. ``NoOptions`` unless declared.
    ///
    /// All of them need a default value: the completions and the manual page are made of an app without any option.
    associatedtype Options: ParsableArguments = NoOptions

    /// Wires the app for a session on whose command line is none of the app's own options; nil unless declared.
    ///
    /// Declare it where each of the app's options has a name and none of the names of those that every app has. A
    /// command line without any of the app's is then read without the argument parser, which halves the time to start:
    ///
    ///     static var withoutOptions: (@MainActor (AppContext) throws -> Self)? { { try Self($0, isLive: false) } }
    static var withoutOptions: (@MainActor (AppContext) throws -> Self)? { get }

    /// What the app is called.
    static var information: AppInformation { get }

    /// Follows the outgoing navigations of the features; nil for an app without any. Nil unless declared.
    var redirector: (any NavigationRedirectContract)? { get }

    /// What the data of this session comes from, as the banner and a recording name it: `the copy of yesterday`. Nil
    /// unless declared: then they say nothing of it.
    var dataSource: String? { get }

    /// The same in a word for the prompt, where users must not forget it: `live`. Nil unless declared.
    var sourceMark: String? { get }

    /// Wires the app for one session.
    ///
    /// Several apps may live in one process at the same time: `verify` makes one for each transcript.
    ///
    /// - Throws: `ValidationError` for options that make no sense together with the environment; the program then
    ///   prints its message with the usage, and exits with 64.
    init(_ context: AppContext, options: Options) throws
}

extension ShellApp {
    /// Nil: the argument parser reads every command line.
    public static var withoutOptions: (@MainActor (AppContext) throws -> Self)? { nil }
    /// Nil, as of an app without outgoing navigations.
    public var redirector: (any NavigationRedirectContract)? { nil }
    /// Nil: the banner says nothing of data.
    public var dataSource: String? { nil }
    /// Nil: the prompt says nothing of data.
    public var sourceMark: String? { nil }

    /// Parses the command line, runs a session and exits with its status. To be called once, by the program's entry
    /// point; `@main` on the type calls it.
    public static func main() async {
        if let missing = process_start() {
            Console.log("error: the program cannot start: \(String(cString: missing))")
            exit(systemError)
        }
        await AppCommand<Self>.start()
    }

    /// EX_OSERR of `sysexits.h`: the system does not give what is needed.
    private static var systemError: CInt { 71 }

    /// ``information`` for the argument parser, which is called on the main actor but not isolated to it.
    nonisolated static var parsedInformation: AppInformation { MainActor.assumeIsolated { information } }

    /// The app without options, environment and folders, for what the manual, completions and schemas say of its screens.
    static func inspected() throws -> RootContainer {
        let context = AppContext(of: information, environment: AppEnvironment(variables: [:]))
        return try context.wire { try Self($0, options: Options.parse([])) }.root
    }
}

extension ShellApp where Options == NoOptions {
    /// The app with the options that it always has: none.
    public static var withoutOptions: (@MainActor (AppContext) throws -> Self)? {
        { try Self($0, options: NoOptions()) }
    }
}

extension AppContext {
    /// Makes an app, live. What it starts is the app's from the beginning.
    @MainActor
    package func wire<App: ShellApp>(_ makeApp: (AppContext) throws -> App) throws -> (app: App, root: RootContainer) {
        let app = try instrumentation.tasks.attributing { try makeApp(self) }
        return (app, RootContainer(app: app, redirector: app.redirector, instrumentation: instrumentation))
    }
}

/// The options of an app that has none of its own.
public struct NoOptions: ParsableArguments {
    /// Used by the argument parser.
    public init() {}
}
