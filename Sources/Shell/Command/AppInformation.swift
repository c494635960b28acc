public import ChallengeActions

/// The names of an app, and the optional commands that it leaves out.
public nonisolated struct AppInformation: Sendable {
    /// The name that the banner and the top of a recording show: `Notes`.
    public var name: String
    /// The name of the program in lower-case letters, digits and hyphens: `notes`. The app's folders, log variable,
    /// completions, manual page and entries in `~/.editrc` are named after the program.
    public var command: String
    /// The version that `--version` prints after the program's name: `1.0.0`. If it is empty, the app has no `--version`.
    public var version: String
    /// The commit of the build, which `--version` prints after the version: `077d260`. Nil if the commit is unknown.
    public var commit: String?
    /// A sentence with a full stop about the program's purpose. The help and the manual page begin with the sentence.
    public var summary: String
    /// The extension of script files, without a dot. The start-up file is `startup.EXTENSION`, or `startup` if nil.
    public var scriptExtension: String?
    /// The app's own options that change the output, as typed: `["--live"]`. The help of `verify` says to repeat them.
    public var contentOptions: [String]
    /// The commands that the app leaves out. The app's prompt does not know these commands.
    public var without: Set<OptionalCommand>
    /// For `schema`: the output of the app's own commands, except screens. Made on first use.
    public var answers: [AnswerSchema] { makeAnswers() }
    private let makeAnswers: @Sendable () -> [AnswerSchema]

    /// See the properties of the same names for the parameters.
    public init(
        name: String, command: String, version: String, commit: String? = nil, summary: String,
        scriptExtension: String? = nil, contentOptions: [String] = [], without: Set<OptionalCommand> = [],
        answers: @autoclosure @escaping @Sendable () -> [AnswerSchema] = []
    ) {
        (self.name, self.command, self.version, self.commit) = (name, command, version, commit)
        (self.summary, self.scriptExtension, self.contentOptions) = (summary, scriptExtension, contentOptions)
        (self.without, makeAnswers) = (without, answers)
    }

    /// The name of the environment variable that sets the log level: `NOTES_LOG`, or `MY_NOTES_LOG` for `my-notes`.
    nonisolated var logVariable: String { variable("LOG") }

    nonisolated func variable(_ name: String) -> String {
        command.uppercased().replacing("-", with: "_") + "_" + name
    }

    nonisolated var startupFileName: String { scriptExtension.map { "startup.\($0)" } ?? "startup" }

    /// The line that `--version` prints: `notes 1.0.0 (077d260)`. Empty for an app without a version.
    nonisolated var versionLine: String {
        version.isEmpty ? "" : command + " " + version + (commit.map { " (" + $0 + ")" } ?? "")
    }

    /// The first words of the banner and of a recording: `Notes 1.0.0, with the copy of yesterday.`
    nonisolated func title(dataSource: String?) -> String {
        "\(name) \(version)\(dataSource.map { ", with \($0)" } ?? "")."
    }
}
