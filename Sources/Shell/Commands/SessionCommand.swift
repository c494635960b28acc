import ChallengeCore

/// A command of the session's own: possible on every screen.
struct SessionCommand {
    let description: ActionDescription
    /// Whether `nothing has changed` is printed where the command prints nothing else.
    let mustAnswer: Bool
    let staticEffect: StaticEffect
    let body: Body

    init(
        _ name: String, help: String, forms: [[Parameter]] = [[]], synopsis: String? = nil, mustAnswer: Bool = true,
        staticEffect: StaticEffect = .stays, _ body: Body
    ) {
        description = ActionDescription(name: name, help: help, forms: forms, synopsis: synopsis)
        self.mustAnswer = mustAnswer
        self.staticEffect = staticEffect
        self.body = body
    }

    /// What the command does, by what it needs for that. Each throws ``CommandError`` or ``ActionError`` when it cannot
    /// be carried out; then nothing has changed.
    enum Body {
        /// Moves through the app.
        case navigates(@MainActor (any RootContainerContract, Invocation) throws -> Void)
        /// Tells something about the app.
        case answers(@MainActor (any RootContainerContract, Invocation) throws -> Report)
        /// Tells something of what has happened so far.
        case recalls(@MainActor (SessionLog, Arguments) -> Report)
        /// Tells something of what was typed so far.
        case looksBack(@MainActor (History, Arguments) async -> Report)
        /// Changes what is printed, and tells what that is now.
        case switches(@MainActor (inout SessionSettings, Arguments) -> Report)
        /// Runs other commands in the place of this one.
        case commands(@MainActor (CommandRunner, Invocation, CommandContext) async throws -> Void)
        /// Ends the session, with a status or with that of what has happened so far.
        case ends(@MainActor (Arguments) -> Int32?)
    }

    /// All of them, in the order in which help lists them.
    static let all = navigation + inspection + watching + scripting
}

/// A command to perform: its words with their places, and its arguments, which fit its description.
struct Invocation {
    let command: Command
    let arguments: Arguments
}

/// What `--check` knows of the effect of a session's command.
enum StaticEffect {
    /// It leaves the stacks as they are, and may fail.
    case stays
    /// Gives the position after the command, from the known one before. Throws the error that it is sure to fail with.
    case moves(@MainActor (AppModel, Position, Invocation) throws(CommandError) -> Position)
    /// It runs a script.
    case sources
    /// It ends the session.
    case ends
}
