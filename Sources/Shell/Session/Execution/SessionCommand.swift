package import ChallengeCore
import ChallengeConsole
package import ChallengeLanguage
import ChallengeText

/// A command of the session's own: possible on every screen.
package struct SessionCommand {
    package let description: ActionDescription
    /// What `--check` knows of the command: the position to which it leads from the known one before, or the error that
    /// it is sure to fail with; nil for a command that leaves the stacks as they are, but for ``Body/sources``.
    package let staticEffect: StaticEffect?
    /// Whether a screen may have an action of the same name. The arguments then say which one is meant, the screen's first.
    let sharesName: Bool
    /// Whether what follows a sign is a part of the arguments.
    let takesTarget: Bool
    package let answer: Answer
    package let body: Body

    /// What a command prints, for those who read tables only.
    package enum Answer {
        /// The screen to which it leads, if anything.
        case screen
        case table
        /// What is no table.
        case text
        /// Nothing that only readers of tables would miss.
        case nothing
    }

    package typealias StaticEffect = @MainActor (AppModel, Position, Invocation) throws(CommandError) -> Position

    package init(
        _ name: String, help: String, discussion: String = "", examples: [String] = [], forms: [[Parameter]] = [[]],
        synopsis: String? = nil, staticEffect: StaticEffect? = nil, sharesName: Bool = false,
        takesTarget: Bool = false, answer: Answer = .screen, _ body: Body
    ) {
        description = ActionDescription(
            name: name, help: help, discussion: discussion, examples: examples, forms: forms, synopsis: synopsis)
        self.staticEffect = staticEffect
        self.sharesName = sharesName
        self.takesTarget = takesTarget
        self.answer = answer
        self.body = body
    }

    package init(
        _ description: ActionDescription, staticEffect: @escaping StaticEffect, answer: Answer, _ body: Body
    ) {
        self.description = description
        self.staticEffect = staticEffect
        (sharesName, takesTarget, self.answer) = (false, false, answer)
        self.body = body
    }

    /// What the command does, by what it needs for that. Each throws ``CommandError`` or ``ActionError`` when it cannot
    /// be carried out; then nothing has changed.
    package enum Body {
        /// Moves through the app.
        case navigates(@MainActor (any RootContainerContract, Invocation) throws -> Void)
        /// Tells something about the app.
        case answers(@MainActor (any RootContainerContract, Invocation) throws -> Report)
        /// Tells something of what has happened so far.
        case recalls(@MainActor (SessionLog, Arguments) -> Report)
        /// Changes what is printed, and tells what that is now.
        case switches(@MainActor (inout SessionSettings, Arguments) -> Report)
        /// Asks the runner, for the commands that there are, or to run another one in the place of this one.
        case delegates(@MainActor (CommandRunner, Invocation, CommandContext) async throws -> Void)
        /// Runs the script that the argument names.
        case sources
        /// Runs the program that the argument is.
        case runs
        /// Ends the session, with a status or with that of what has happened so far.
        case ends(@MainActor (Arguments) -> Int32?)
    }
}

/// A command to perform: its words with their places, and its arguments, which fit its description.
package struct Invocation {
    package let command: Command
    package let arguments: Arguments
}
