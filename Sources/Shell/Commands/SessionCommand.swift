import ChallengeCore

/// A command of the session's own: possible on every screen.
struct SessionCommand {
    let description: ActionDescription
    /// Whether `nothing has changed` is printed where the command prints nothing else.
    let mustAnswer: Bool
    let staticEffect: StaticEffect
    /// Throws ``CommandError`` or ``ActionError`` when it cannot be carried out; then nothing has changed.
    let perform: @MainActor (Session, Invocation) async throws -> Void

    init(
        _ name: String, help: String, forms: [[Parameter]] = [[]], synopsis: String? = nil, mustAnswer: Bool = true,
        staticEffect: StaticEffect = .stays,
        perform: @escaping @MainActor (Session, Invocation) async throws -> Void
    ) {
        description = ActionDescription(name: name, help: help, forms: forms, synopsis: synopsis)
        self.mustAnswer = mustAnswer
        self.staticEffect = staticEffect
        self.perform = perform
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
    /// Gives the positions that are possible after the command, from the one before. Throws the error that it is sure
    /// to fail with.
    case moves(@MainActor (AppModel, Position, Invocation) throws(CommandError) -> Set<Position>)
    /// It runs a script.
    case sources
    /// It ends the session.
    case ends
}
