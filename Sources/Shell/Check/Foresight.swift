/// What is known of a command of the session's before it is carried out, beside what its description says.
enum Foresight {
    /// Tells where one may be after the command, given where one is before. Throws what the command is then sure to fail
    /// with.
    typealias Moves = @MainActor (AppModel, Position, Invocation) throws(CommandError) -> Set<Position>

    /// It leaves the stacks as they are, and may fail.
    case stays
    case moves(Moves)
    /// It carries out a script.
    case sources
    /// It ends the session.
    case ends
}
