public import ChallengeCore

/// What an app is called, and what its prompt does without.
public nonisolated struct AppInformation: Sendable {
    /// The name for people, in the banner and at the top of a recording: `Notes`.
    public var name: String
    /// The name of the program: lower-case letters, digits and hyphens, as `notes`. The app's folders, the variable of
    /// its log, the completions, the manual page and `~/.editrc` have this name.
    public var command: String
    /// The version, as `--version` prints it after the program's name: `1.0.0`. Where it is empty there is no `--version`.
    public var version: String
    /// The commit that the program is built from, which `--version` tells too: `077d260`. Nil where that is not known.
    public var commit: String?
    /// What the program does, a sentence with a full stop. The help and the manual page begin with it.
    public var summary: String
    /// The extension of script files, without a dot: the start-up file is `startup.EXTENSION`, or `startup` without one.
    public var scriptExtension: String?
    /// The app's own options that decide what is printed, as they are written: `["--live"]`. The help of `verify` says
    /// that they have to be given again.
    public var contentOptions: [String]
    /// The commands that the prompt does without. They are unknown to it in every respect.
    public var without: Set<OptionalCommand>
    /// What the app's own commands answer beside screens, for `schema`. Made when it is asked for.
    public var answers: [AnswerSchema] { makeAnswers() }
    private let makeAnswers: @Sendable () -> [AnswerSchema]

    /// What the parameters mean is said of the properties of their names.
    public init(
        name: String, command: String, version: String, commit: String? = nil, summary: String,
        scriptExtension: String? = nil, contentOptions: [String] = [], without: Set<OptionalCommand> = [],
        answers: @autoclosure @escaping @Sendable () -> [AnswerSchema] = []
    ) {
        (self.name, self.command, self.version, self.commit) = (name, command, version, commit)
        (self.summary, self.scriptExtension, self.contentOptions) = (summary, scriptExtension, contentOptions)
        (self.without, makeAnswers) = (without, answers)
    }

    /// The name of the environment variable with the level of the log: `NOTES_LOG`, `MY_NOTES_LOG` for `my-notes`.
    nonisolated var logVariable: String { variable("LOG") }

    nonisolated func variable(_ name: String) -> String {
        command.uppercased().replacing("-", with: "_") + "_" + name
    }

    nonisolated var startupFileName: String { scriptExtension.map { "startup.\($0)" } ?? "startup" }

    /// What `--version` prints: `notes 1.0.0 (077d260)`. Empty for an app without a version.
    nonisolated var versionLine: String {
        version.isEmpty ? "" : command + " " + version + (commit.map { " (" + $0 + ")" } ?? "")
    }

    /// The first words of the banner and of a recording: `Notes 1.0.0, on the copy of yesterday.`
    nonisolated func title(dataSource: String?) -> String {
        "\(name) \(version)\(dataSource.map { ", on \($0)" } ?? "")."
    }
}
