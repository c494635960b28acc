import ArgumentParser
import CChallengeVersion
import ChallengeAppKit
import ChallengeCore
import ChallengeCommand

@main
struct ChallengeApp: ShellApp {
    static let information = AppInformation(
        name: "Challenge", command: "challenge", version: CHALLENGE_VERSION,
        commit: version_commit().map { String(cString: $0) },
        summary: "Drive the Challenge app's screens from a prompt or a script.", scriptExtension: "chal",
        contentOptions: ["--live", "--base-url"], answers: answers)

    static var withoutOptions: (@MainActor (AppContext) throws -> Self)? {
        { try Self($0, isLive: false, baseURL: nil) }
    }

    private let source: AppContainer.Source
    private let container: AppContainer

    var features: [any FeatureContract] { container.features }
    var rootNavigation: any NavigationContract { container.rootNavigation }
    var redirector: (any NavigationRedirectContract)? { AppNavigationRedirect() }
    var dataSource: String? { source.name }
    var sourceMark: String? { source.isAPI ? "live" : nil }

    init(_ context: AppContext, options: Options) throws {
        try self.init(context, isLive: options.isLive, baseURL: options.baseURL)
    }

    private init(_ context: AppContext, isLive: Bool, baseURL: String?) throws {
        source = try Self.source(isLive, baseURL, context.environment)
        if let warning = source.warning { context.warn(warning) }
        container = AppContainer(
            source: source, version: Self.information.version,
            tracker: context.tracker, dataFolder: context.dataFolder,
            imagesFolder: context.cacheFolder.map { $0 + "/images" }, instrumentation: context.instrumentation,
            warn: context.warn)
    }

    private static func source(
        _ isLive: Bool, _ baseURL: String?, _ environment: AppEnvironment
    ) throws(ValidationError) -> AppContainer.Source {
        do {
            return try AppContainer.Source(isLive: isLive, baseURL: baseURL, environment: environment)
        } catch {
            throw ValidationError(error.description)
        }
    }
}

extension ChallengeApp {
    /// The option that selects the source of the data.
    struct Options: ParsableArguments {
        @Flag(name: .customLong("live"), help: "Use the public API, not the program's own data.")
        var isLive = false

        @Option(
            help: ArgumentHelp("Use the API at this URL. (environment: API_BASE_URL)", valueName: "url"))
        var baseURL: String?

        func validate() throws {
            if isLive, baseURL != nil { throw ValidationError("--live and --base-url cannot be combined.") }
        }
    }
}
