package import ChallengeShellOutput
package import ChallengeCore
import ChallengeShellConsole
package import ChallengeShellLanguage
import ChallengeShellText

/// A command of the session's own: possible on every screen.
package final class SessionCommand {
    package let description: ActionDescription
    /// Where the command leads from the known position before, or the error that it is sure to fail with, for `check`; nil
    /// for one that leaves the stacks as they are, but for ``Body/sources``.
    package let staticEffect: StaticEffect?
    /// True if a screen may have an action of the same name. The arguments then say which is meant, the screen's first.
    let sharesName: Bool
    let takesTarget: Bool
    /// True if it says which tasks sleep.
    let tellsBackground: Bool
    package let answer: Answer
    /// The screens that the command takes from their stacks; nil for one that takes none.
    let leaving: Leaving?
    package let body: Body

    /// What a command prints, for those who read tables only.
    package enum Answer {
        case screen
        case table
        /// A table where it has no arguments; with some it is as ``screen``.
        case tableUnlessArguments
        case text
        case nothing
    }

    package typealias Leaving = @MainActor (any RootContainerContract, ArraySlice<Word>) -> [LiveScreen]
    package typealias StaticEffect = @MainActor (AppModel, Position, Invocation) throws(CommandError) -> Position

    package init(
        _ name: String, help: String, discussion: String = "", examples: [String] = [], forms: [[Parameter]] = [[]],
        synopsis: String? = nil, staticEffect: StaticEffect? = nil, sharesName: Bool = false,
        takesTarget: Bool = false, tellsBackground: Bool = false, answer: Answer = .screen,
        leaving: Leaving? = nil, _ body: Body
    ) {
        description = ActionDescription(
            name: name, help: help, discussion: discussion, examples: examples, forms: forms, synopsis: synopsis)
        (self.staticEffect, self.answer, self.leaving, self.body) = (staticEffect, answer, leaving, body)
        (self.sharesName, self.takesTarget, self.tellsBackground) = (sharesName, takesTarget, tellsBackground)
    }

    /// What the command does, by what it needs for that. Each throws ``CommandError`` or ``ActionError`` when it cannot
    /// be carried out; then nothing has changed.
    package enum Body {
        case navigates(@MainActor (any RootContainerContract, Invocation) throws -> Void)
        case answers(@MainActor (any RootContainerContract, Invocation) throws -> Report)
        case recalls(@MainActor (SessionLog, Arguments) -> Report)
        /// Changes what is printed, and tells what that is now.
        case switches(@MainActor (inout SessionSettings, Arguments) -> Report)
        /// Asks the runner, for the commands that there are, or to run another one in the place of this one.
        case delegates(@MainActor (CommandRunner, Invocation, CommandContext) async throws -> Void)
        case sources
        case runs
        /// Ends the session, with a status or with that of what has happened so far.
        case ends(@MainActor (Arguments) -> Int32?)
    }
}

/// The words of a command with their places, and its arguments, which fit its description.
package struct Invocation {
    package let command: Command
    package let arguments: Arguments
}
