public import ChallengeCore

/// The names of an app, and the optional commands that it leaves out.
public nonisolated struct AppInformation: Sendable {
    /// The name for people, in the banner and at the top of a recording: `Notes`.
    public var name: String
    /// The name of the program: lower-case letters, digits and hyphens, such as `notes`. It is also the name of the app's
    /// folders, its log variable, its completions, its manual page and its entries in `~/.editrc`.
    public var command: String
    /// The version, which `--version` prints after the program's name: `1.0.0`. If it is empty, there is no `--version`.
    public var version: String
    /// The commit of the build, which `--version` prints too: `077d260`; nil if it is unknown.
    public var commit: String?
    /// The purpose of the program, a sentence with a full stop. The help and the manual page begin with it.
    public var summary: String
    /// The extension of script files, without a dot. The start-up file is `startup.EXTENSION`, or `startup` without one.
    public var scriptExtension: String?
    /// The app's own options that change the output, as typed: `["--live"]`. The help of `verify` says to repeat them.
    public var contentOptions: [String]
    /// The commands that the app leaves out. Its prompt does not know them.
    public var without: Set<OptionalCommand>
    /// The output of the app's own commands, besides screens, for `schema`. It is made on first use.
    public var answers: [AnswerSchema] { makeAnswers() }
    private let makeAnswers: @Sendable () -> [AnswerSchema]

    /// The properties of the same names document the parameters.
    public init(
        name: String, command: String, version: String, commit: String? = nil, summary: String,
        scriptExtension: String? = nil, contentOptions: [String] = [], without: Set<OptionalCommand> = [],
        answers: @autoclosure @escaping @Sendable () -> [AnswerSchema] = []
    ) {
        (self.name, self.command, self.version, self.commit) = (name, command, version, commit)
        (self.summary, self.scriptExtension, self.contentOptions) = (summary, scriptExtension, contentOptions)
        (self.without, makeAnswers) = (without, answers)
    }

    /// The name of the environment variable with the log level: `NOTES_LOG`, `MY_NOTES_LOG` for `my-notes`.
    nonisolated var logVariable: String { variable("LOG") }

    nonisolated func variable(_ name: String) -> String {
        command.uppercased().replacing("-", with: "_") + "_" + name
    }

    nonisolated var startupFileName: String { scriptExtension.map { "startup.\($0)" } ?? "startup" }

    /// The line that `--version` prints: `notes 1.0.0 (077d260)`. Empty for an app without a version.
    nonisolated var versionLine: String {
        version.isEmpty ? "" : command + " " + version + (commit.map { " (" + $0 + ")" } ?? "")
    }

    /// The beginning of the banner and of a recording: `Notes 1.0.0, on the copy of yesterday.`
    nonisolated func title(dataSource: String?) -> String {
        "\(name) \(version)\(dataSource.map { ", on \($0)" } ?? "")."
    }
}
