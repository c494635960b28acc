public import ArgumentParser
import CChallengeProcess
public import ChallengeCore
package import ChallengeHost
import ChallengeTaskTracking
public import SwiftUI

/// An app as a program: a composition root with a name. The program wires a new app for each session.
///
/// A `main.swift` needs only such a type and `await MyApp.main()`. The prompt, the command line, the completions and the
/// manual page are made from the app's screens and its ``information``.
///
/// The program parses the command line, wires the app by ``init(_:options:)``, runs the session and exits.
@MainActor
public protocol ShellApp: AppContainerContract, SendableMetatype {
    /// The app's own command-line options, in addition to the options of every app. Default: ``NoOptions``.
    ///
    /// Each option needs a default value, because completions and the manual page are made without any option.
    associatedtype Options: ParsableArguments = NoOptions

    /// Wires the app for a session whose command line has none of the app's own options. Default: nil.
    ///
    /// Declare this property unless the app has an option with the name of an option that every app has. Command lines
    /// without the app's options then skip the argument parser, which halves the start time:
    ///
    ///     static var withoutOptions: (@MainActor (AppContext) throws -> Self)? { { try Self($0, isLive: false) } }
    static var withoutOptions: (@MainActor (AppContext) throws -> Self)? { get }

    /// The names of the app.
    static var information: AppInformation { get }

    /// Redirects the features' outgoing navigations; nil if the features have no outgoing navigations. Default: nil.
    var redirector: (any NavigationRedirectContract)? { get }

    /// The source of the data as one word in the prompt, so that users do not forget the source: `live`. Default: nil.
    var sourceMark: String? { get }

    /// Wires the app for one session.
    ///
    /// Several apps may exist in one process at the same time: `verify` makes an app for each transcript.
    ///
    /// - Throws: `ValidationError` for options that conflict with the environment. The program then prints the error's
    ///   message with the usage, and exits with status 64.
    init(_ context: AppContext, options: Options) throws
}

extension ShellApp {
    /// Nil: the argument parser reads every command line.
    public static var withoutOptions: (@MainActor (AppContext) throws -> Self)? { nil }
    /// Nil: the app has no outgoing navigations.
    public var redirector: (any NavigationRedirectContract)? { nil }
    /// Nil: the prompt does not mention data.
    public var sourceMark: String? { nil }

    /// Parses the command line, runs a session and exits with the session's status. Only the entry point of the program
    /// calls this method, once. With `@main` on the type, the compiler adds the call.
    public static func main() async {
        process_take_descriptors()
        await AppCommand<Self>.start()
    }

    /// The app's ``information`` for the argument parser, which runs on the main actor but is not isolated to it.
    nonisolated static var parsedInformation: AppInformation { MainActor.assumeIsolated { information } }

    /// Makes an app without options, environment and folders. The manual, completions and schemas are made from this app.
    static func inspected() throws -> RootContainer {
        try running(Options.parse([]), AppEnvironment(variables: [:]))
    }

    /// Makes a running app, which shares nothing with others.
    package static func running(
        _ options: Options, _ environment: AppEnvironment, keepsFiles: Bool = false
    ) throws -> RootContainer {
        let context = AppContext(of: information, environment: environment, keepsFiles: keepsFiles)
        return try context.wire { try Self($0, options: options) }.root
    }
}

extension ShellApp where Self: App {
    /// Parses the command line, runs a session of the app's window and exits with the session's status.
    public static func main() async {
        process_take_descriptors()
        await AppCommand<Self>.start()
    }

    /// The app's first window. Properties of the app itself, such as a `@State`, are not connected.
    public var window: (any View)? { body.window }
}

extension ShellApp where Options == NoOptions {
    /// Wires the app. It needs no options.
    public static var withoutOptions: (@MainActor (AppContext) throws -> Self)? {
        { try Self($0, options: NoOptions()) }
    }
}

extension AppContext {
    /// Makes a running app. All work that the app starts, from the beginning, is attributed to the app.
    @MainActor
    package func wire<App: ShellApp>(_ makeApp: (AppContext) throws -> App) throws -> (app: App, root: RootContainer) {
        let app = try instrumentation.tasks.attributing { try environment.making { try makeApp(self) } }
        return (app, RootContainer(app: app, redirector: app.redirector, instrumentation: instrumentation))
    }
}

/// The options of an app that has no options of its own.
public struct NoOptions: ParsableArguments {
    /// For the argument parser only.
    public init() {}
}
