/// The positions that are possible after some commands, which ``AppModel`` has followed.
struct Whereabouts: Hashable {
    /// With more possibilities the position counts as unknown.
    private static let limit = 32

    /// Never empty.
    private(set) var positions: Set<Position>

    /// The position at the start of an app.
    init(_ app: AppModel) {
        positions = [app.start]
    }

    /// Makes the position unknown.
    mutating func forget(in app: AppModel) { positions = app.anywhere }

    /// Follows a command. Throws the error that it fails with at every position; then nothing has changed.
    mutating func follow(_ command: Command, in app: AppModel) throws(CommandError) {
        var next: Set<Position> = []
        var unknown: [CommandError] = []
        var wrong: [CommandError] = []
        for position in positions.sorted(by: Position.isMoreLikely(_:than:)) {
            do throws(CommandError) {
                let resolved = try app.resolve(command.name, at: position)
                do throws(CommandError) {
                    next.formUnion(try app.follow(resolved, command, from: position))
                    continue
                } catch {
                    wrong.append(error)
                }
            } catch {
                unknown.append(error)
            }
            // A command that fails leaves the position as it is.
            next.insert(position)
        }
        if unknown.count + wrong.count == positions.count {
            // A position that has such a command is the likelier one.
            let errors = wrong.isEmpty ? unknown : wrong
            throw errors.dropFirst().reduce(errors[0], Self.common)
        }
        positions = next.count > Self.limit ? app.anywhere : next
    }

    /// What two errors have in common; the first one where they are about different things.
    private static func common(_ one: CommandError, _ other: CommandError) -> CommandError {
        guard one.fault == other.fault, one.location == other.location else { return one }
        return CommandError(
            one.fault, screen: one.screen == other.screen ? one.screen : "",
            advice: one.advice == other.advice ? one.advice : "", at: one.location)
    }
}

/// A possible state of an app's stacks: a whole stack, or only the screen on top.
///
/// Screens are told apart by the names of the navigations that lead to them.
nonisolated struct Position: Hashable, Sendable {
    /// Of a deeper stack only the screen on top is known, so that each command takes the same time to check.
    private static let limit = 100

    /// From the root up. Never empty.
    let screens: [String]
    /// Whether these are all screens, in one stack without a modal; otherwise only the one on top is known.
    let isWhole: Bool

    /// A screen on top of an unknown stack.
    static func somewhere(on screen: String) -> Position { Position(screens: [screen], isWhole: false) }

    /// The likeliest position comes first: the deepest stack, where every command so far has succeeded.
    static func isMoreLikely(_ one: Position, than other: Position) -> Bool {
        if one.screens.count != other.screens.count { return one.screens.count > other.screens.count }
        if one.screens != other.screens { return one.screens.lexicographicallyPrecedes(other.screens) }
        return one.isWhole && !other.isWhole
    }

    var top: String { screens[screens.count - 1] }

    /// With another screen on top.
    func pushing(_ screen: String) -> Position {
        // The stack may be a modal's whose root is this screen: navigating to a root goes back to it.
        guard isWhole, screens.count < Self.limit else { return .somewhere(on: screen) }
        return Position(screens: screens + [screen], isWhole: true)
    }

    /// Some screens further back; fewer than there are, and only where they are all known.
    func dropping(_ count: Int) -> Position { Position(screens: screens.dropLast(count), isWhole: isWhole) }
}
