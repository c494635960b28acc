import ChallengeCore

/// A command of the session's own: possible on every screen.
struct SessionCommand {
    let description: ActionDescription
    /// Whether someone who gave it waits for a sign that it was carried out.
    let mustAnswer: Bool
    let foresight: Foresight
    /// Throws ``CommandError`` or ``ActionError`` when it cannot be carried out; then nothing has changed.
    let perform: @MainActor (Session, Invocation) async throws -> Void

    init(
        _ name: String, help: String, forms: [[Parameter]] = [[]], synopsis: String? = nil, mustAnswer: Bool = true,
        foresight: Foresight = .stays,
        perform: @escaping @MainActor (Session, Invocation) async throws -> Void
    ) {
        description = ActionDescription(name: name, help: help, forms: forms, synopsis: synopsis)
        self.mustAnswer = mustAnswer
        self.foresight = foresight
        self.perform = perform
    }

    /// All of them, in the order in which help lists them.
    static let all = navigation + inspection + watching + scripting
}

/// A command as it was given: its words with their places, and its arguments, which fit its description.
struct Invocation {
    let command: Command
    let arguments: Arguments
}

/// What is known of a command of the session's before it is carried out, beside what its description says.
enum Foresight {
    /// It leaves the stacks as they are, and may fail.
    case stays
    /// Tells where one may be after the command, given where one is before. Throws what the command is then sure to fail
    /// with.
    case moves(@MainActor (AppModel, Position, Invocation) throws(CommandError) -> Set<Position>)
    /// It carries out a script.
    case sources
    /// It ends the session.
    case ends
}
