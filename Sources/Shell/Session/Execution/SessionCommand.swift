package import ChallengeActions
package import ChallengeConsole
package import ChallengeHost
package import ChallengeLanguage

/// A command of the session itself, which every screen has.
package final class SessionCommand {
    package let description: ActionDescription
    let purpose: Purpose
    /// Returns the position after the command for `check`. Throws if the command is certain to fail. Nil if the command
    /// leaves the stacks unchanged; the commands of ``Body/sources`` are an exception.
    package let staticEffect: StaticEffect?
    /// True if a screen may have an action of the same name. The arguments select one of the two; the action has
    /// priority.
    let sharesName: Bool
    let takesTarget: Bool
    /// True if the command reports the tasks that sleep.
    let reportsBackground: Bool
    package let output: OutputKind
    /// Returns the output format that an option selects; nil if no option does.
    let format: (Arguments) -> OutputTraits.Format?
    /// The screens that the command removes from the stacks; nil if the command removes no screens.
    let leaving: Leaving?
    package let body: Body

    /// The purpose of a command, by which the help groups the commands. The raw value is the heading of the group.
    package enum Purpose: String, CaseIterable {
        case moving = "Move"
        case looking = "Look"
        case watching = "Watch"
        case testing = "Test"
        case scripting = "Script"
        case session = "Session"
    }

    /// The kind of output of a command, for formats that have only tables.
    package enum OutputKind {
        case screen
        case table
        /// A table if the command has no arguments; otherwise the same as ``screen``.
        case tableUnlessArguments
        case text
        case nothing
    }

    package typealias Leaving = @MainActor (RootContainer, ArraySlice<Word>) -> [LiveScreen]
    package typealias StaticEffect =
        @MainActor (ScriptModel, KnownStacks, Invocation) throws(CommandError) -> KnownStacks

    package init(
        _ name: String, for purpose: Purpose, help: String, discussion: String = "", examples: [String] = [],
        forms: [[Parameter]] = [[]], synopsis: String? = nil, staticEffect: StaticEffect? = nil,
        sharesName: Bool = false,
        takesTarget: Bool = false, reportsBackground: Bool = false, output: OutputKind = .screen,
        format: @escaping (Arguments) -> OutputTraits.Format? = { _ in nil },
        leaving: Leaving? = nil, _ body: Body
    ) {
        description = ActionDescription(
            name: name, help: help, discussion: discussion, examples: examples, forms: forms, synopsis: synopsis)
        self.purpose = purpose
        self.staticEffect = staticEffect
        self.sharesName = sharesName
        self.takesTarget = takesTarget
        self.reportsBackground = reportsBackground
        self.output = output
        self.format = format
        self.leaving = leaving
        self.body = body
    }

    /// The implementation of a command. Each case has only the dependencies that it needs. If the closure throws
    /// ``CommandError`` or ``ActionError``, nothing has changed.
    package enum Body {
        case navigates(@MainActor (RootContainer, Invocation) throws -> Void)
        case answers(@MainActor (RootContainer, Invocation) throws -> Report)
        /// Runs with access to the runner, for example to list commands or to run another command.
        case delegates(@MainActor (CommandRunner, Invocation, CommandContext) async throws -> Void)
        case sources
        case runs
        /// Ends the session with the returned status, or with the session's status so far if nil.
        case ends(@MainActor (Arguments) -> Int32?)
    }
}
