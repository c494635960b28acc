import ArgumentParser
import ChallengeText

/// A subcommand does one task and ends. Its name is the first word of the command line.
nonisolated enum Subcommand: String, CaseIterable {
    case check
    case verify
    case explore
    case merge
    case export
    case demo
    case schema

    /// True if a word cannot be the name of a script when it is the first word of a command line.
    static func isReserved(_ word: String) -> Bool { word == "help" || Self(rawValue: word) != nil }

    /// Returns the error for a name that no subcommand has.
    static func unknown(_ name: String) -> ValidationError {
        let names = allCases.map(\.rawValue)
        let hint = NearestMatch.find(name, in: names).map { "; did you mean '\($0)'?" }
        return ValidationError(
            "no subcommand \(name.quotedInMessage())\(hint ?? ": choose from " + names.joined(separator: ", "))")
    }

    private var summary: String {
        switch self {
        case .check: "Report every mistake in scripts without running them."
        case .verify: "Run transcripts, and show where they differ."
        case .explore: "Explore the app, and report violated invariants."
        case .merge: "Join the reports of several shards."
        case .export: "Turn a transcript or an asciicast into HTML or SVG."
        case .demo: "List demonstrations, or play some."
        case .schema: "Print the JSON schema of --format json."
        }
    }

    func configuration<App: ShellApp>(
        of app: App.Type, _ arguments: String = "", _ discussion: String = ""
    ) -> CommandConfiguration {
        CommandConfiguration(
            commandName: rawValue, abstract: summary,
            usage: "\(App.parsedInformation.command) \(rawValue) [<options>]\(arguments)", discussion: discussion)
    }

    func command<App: ShellApp>(of app: App.Type) -> any ParsableCommand.Type {
        switch self {
        case .check: CheckSubcommand<App>.self
        case .verify: VerifySubcommand<App>.self
        case .explore: ExploreSubcommand<App>.self
        case .merge: MergeSubcommand<App>.self
        case .export: ExportSubcommand<App>.self
        case .demo: DemoSubcommand<App>.self
        case .schema: SchemaSubcommand<App>.self
        }
    }
}
