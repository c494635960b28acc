/// All positions in which one may be after some commands that were not carried out.
struct Whereabouts: Hashable {
    /// With more possibilities next to nothing is known.
    private static let limit = 32

    /// Never empty.
    private(set) var positions: Set<Position>

    /// Where an app begins.
    init(_ app: AppModel) {
        positions = [app.start]
    }

    /// Forgets where one may be.
    mutating func forget(in app: AppModel) { positions = app.anywhere }

    /// Takes a command for carried out. Throws what it fails with wherever one may be; then nothing has changed.
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
            // Where it fails, one stays.
            next.insert(position)
        }
        if unknown.count + wrong.count == positions.count {
            // Most likely one is where there is such a command.
            let errors = wrong.isEmpty ? unknown : wrong
            throw errors.dropFirst().reduce(errors[0], Self.common)
        }
        positions = next.count > Self.limit ? app.anywhere : next
    }

    /// What both errors say; the first one where they are about different things.
    private static func common(_ one: CommandError, _ other: CommandError) -> CommandError {
        guard one.fault == other.fault, one.location == other.location else { return one }
        return CommandError(
            one.fault, screen: one.screen == other.screen ? one.screen : "",
            advice: one.advice == other.advice ? one.advice : "", at: one.location)
    }
}

/// Where one may be in an app that is only thought of: some stack, or just some screen that is on top.
///
/// Screens stand here by the names of the navigations that lead to them.
nonisolated struct Position: Hashable, Sendable {
    /// A deeper stack is not remembered, so that a script that goes ever deeper does not take ever longer.
    private static let limit = 100

    /// From the root up. Never empty.
    let screens: [String]
    /// Whether these are all of them, in one stack without a modal; otherwise there is one, and what is below it is not
    /// known.
    let isWhole: Bool

    /// A screen on top of nobody knows what.
    static func somewhere(on screen: String) -> Position { Position(screens: [screen], isWhole: false) }

    /// An order in which the first is the one where everything before has most likely succeeded: the deepest stack.
    static func isMoreLikely(_ one: Position, than other: Position) -> Bool {
        if one.screens.count != other.screens.count { return one.screens.count > other.screens.count }
        if one.screens != other.screens { return one.screens.lexicographicallyPrecedes(other.screens) }
        return one.isWhole && !other.isWhole
    }

    var top: String { screens[screens.count - 1] }

    /// With another screen on top.
    func pushing(_ screen: String) -> Position {
        // What is below may be a modal whose first screen is this one, to which one then goes back.
        guard isWhole, screens.count < Self.limit else { return .somewhere(on: screen) }
        return Position(screens: screens + [screen], isWhole: true)
    }

    /// Some screens further back; fewer than there are, and only where they are all known.
    func dropping(_ count: Int) -> Position { Position(screens: screens.dropLast(count), isWhole: isWhole) }
}
