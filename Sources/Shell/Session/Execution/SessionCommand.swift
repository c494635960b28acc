package import ChallengeShellOutput
package import ChallengeCore
import ChallengeShellConsole
package import ChallengeShellLanguage
import ChallengeShellText

/// A command of the session itself: possible on every screen.
package final class SessionCommand {
    package let description: ActionDescription
    let purpose: Purpose
    /// For `check`: the position after the command from a known one, or the error with which it is certain to fail. Nil if it
    /// leaves the stacks unchanged, except for ``Body/sources``.
    package let staticEffect: StaticEffect?
    /// True if a screen may have an action of the same name. The arguments select the command; the screen's has priority.
    let sharesName: Bool
    let takesTarget: Bool
    /// True if it reports sleeping tasks.
    let tellsBackground: Bool
    package let answer: Answer
    /// The screens that the command removes from their stacks; nil if it removes none.
    let leaving: Leaving?
    package let body: Body

    /// The aim of the user, by which help groups the commands. The raw value is the heading.
    package enum Purpose: String, CaseIterable {
        case moving = "Move"
        case looking = "Look"
        case watching = "Watch"
        case testing = "Test"
        case scripting = "Script"
        case session = "Session"
    }

    /// The output of a command, if only tables are printed.
    package enum Answer {
        case screen
        case table
        /// A table without arguments; with arguments same as ``screen``.
        case tableUnlessArguments
        case text
        case nothing
    }

    package typealias Leaving = @MainActor (any RootContainerContract, ArraySlice<Word>) -> [LiveScreen]
    package typealias StaticEffect = @MainActor (AppModel, Position, Invocation) throws(CommandError) -> Position

    package init(
        _ name: String, for purpose: Purpose, help: String, discussion: String = "", examples: [String] = [],
        forms: [[Parameter]] = [[]], synopsis: String? = nil, staticEffect: StaticEffect? = nil,
        sharesName: Bool = false,
        takesTarget: Bool = false, tellsBackground: Bool = false, answer: Answer = .screen,
        leaving: Leaving? = nil, _ body: Body
    ) {
        description = ActionDescription(
            name: name, help: help, discussion: discussion, examples: examples, forms: forms, synopsis: synopsis)
        self.purpose = purpose
        (self.staticEffect, self.answer, self.leaving, self.body) = (staticEffect, answer, leaving, body)
        (self.sharesName, self.takesTarget, self.tellsBackground) = (sharesName, takesTarget, tellsBackground)
    }

    /// The implementation of the command, by its dependencies. If it throws ``CommandError`` or ``ActionError``, nothing has
    /// changed.
    package enum Body {
        case navigates(@MainActor (any RootContainerContract, Invocation) throws -> Void)
        case answers(@MainActor (any RootContainerContract, Invocation) throws -> Report)
        case recalls(@MainActor (SessionLog, Arguments) -> Report)
        /// Changes the output, and reports the new state.
        case switches(@MainActor (inout SessionSettings, Arguments) -> Report)
        /// Runs with access to the runner, to list the commands or to run another one instead.
        case delegates(@MainActor (CommandRunner, Invocation, CommandContext) async throws -> Void)
        case sources
        case runs
        /// Ends the session, with a status or with the status so far.
        case ends(@MainActor (Arguments) -> Int32?)
    }
}

/// The words of a command with their locations, and its valid arguments.
package struct Invocation {
    package let command: Command
    package let arguments: Arguments
}
