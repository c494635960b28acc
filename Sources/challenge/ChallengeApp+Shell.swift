import ArgumentParser
import CChallengeVersion
import ChallengeAppKit
import ChallengeCommand
import ChallengeCore

/// The app as a program at the prompt, which chooses the source of the data.
extension ChallengeApp: ShellApp {
    static let information = AppInformation(
        name: "Challenge", command: "challenge", version: CHALLENGE_VERSION,
        commit: version_commit().map { String(cString: $0) },
        summary: "Drive the Challenge app's screens from a prompt or a script.", scriptExtension: "chal",
        contentOptions: ["--live", "--base-url"], answers: answers)

    static var withoutOptions: (@MainActor (AppContext) throws -> Self)? {
        { try Self($0, isLive: false, baseURL: nil) }
    }

    var features: [any FeatureContract] { appContainer.features }
    var rootNavigation: any NavigationContract { appContainer.rootNavigation }
    var redirector: (any NavigationRedirectContract)? { AppNavigationRedirect() }
    var dataSource: String? { source?.name }
    var sourceMark: String? { source?.isAPI == true ? "live" : nil }

    init(_ context: AppContext, options: Options) throws {
        try self.init(context, isLive: options.isLive, baseURL: options.baseURL)
    }

    private init(_ context: AppContext, isLive: Bool, baseURL: String?) throws {
        let source: AppContainer.Source
        do {
            source = try AppContainer.Source(isLive: isLive, baseURL: baseURL, environment: context.environment)
        } catch {
            throw ValidationError(error.description)
        }
        if let warning = source.warning { context.warn(warning) }
        self.init(
            appContainer: AppContainer(
                source: source, environment: context.environment,
                imagesFolder: context.cacheFolder.map { $0 + "/images" }, instrumentation: context.instrumentation),
            source: source)
    }

    /// The option that selects the source of the data.
    struct Options: ParsableArguments {
        @Flag(name: .customLong("live"), help: "Use the public API, not the built-in data.")
        var isLive = false

        @Option(
            help: ArgumentHelp("Use the API at this URL. (environment: API_BASE_URL)", valueName: "url"))
        var baseURL: String?

        func validate() throws {
            if isLive, baseURL != nil { throw ValidationError("--live and --base-url cannot be combined.") }
        }
    }
}
