package import ChallengeConsole
package import ChallengeLanguage

package nonisolated struct SessionOptions: Sendable {
    /// The session's commands, in the order of the help.
    package var commands: [SessionCommand]
    package var keepsGoing = false
    /// The time limit of a command; nil if there is no limit. Each command of a sourced script has its own time limit.
    package var timeout: Duration?
    /// True if a command fails when it ends on an error screen.
    package var isStrict = false
    /// The initial settings. Commands change the settings of the session.
    package var settings: SessionSettings
    /// The link that starts the session. If no screen has this link, the app shows an error screen, as after a click. Any
    /// other unknown link is an error of the command that has the link.
    package var link: String?
    /// The reason why commands may not run programs or write files; nil if commands may do both.
    package var refusal: ProgramRefusal?
    package var home = HomeFolder()
    /// The arguments of the scripts that the user names, and the environment of all scripts.
    package var arguments = ScriptArguments()
    /// The path of the ``FollowerSocket``; nil if the session tells no follower where it is.
    package var followerPath: String?
    /// The start-up file; nil if the session may use no start-up file.
    package var startupFile: StartupFile?
    /// The reason why `--save` does not write the start-up file; nil if `--save` writes the file.
    package var savingRefusal: ProgramRefusal? = .transcript
    /// The source of the data as one word, for the prompt: `live`. Nil if the prompt shows no source.
    package var sourceMark: String?
    /// True at a prompt, where commands may be abbreviated.
    package var isInteractive = false
    /// False if the output must not depend on the duration of work.
    package var showsProgress = true
    package var clock: any Clock<Duration> = ContinuousClock()
    package let traits: OutputTraits

    package init(
        traits: OutputTraits, settings: SessionSettings = SessionSettings(), commands: [SessionCommand]
    ) {
        self.traits = traits
        self.settings = settings
        self.commands = commands
    }

    /// Prints a warning on standard error.
    package var warner: @Sendable (String) -> Void { traits.warner(settings.display) }
}
