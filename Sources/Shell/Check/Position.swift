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

    /// The first screen of an app.
    init(root: String) {
        self.init([root], isWhole: true)
    }

    /// A screen on top of nobody knows what.
    init(somewhereOn screen: String) {
        self.init([screen], isWhole: false)
    }

    private init(_ screens: [String], isWhole: Bool) {
        self.screens = screens
        self.isWhole = isWhole
    }

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
        guard isWhole, screens.count < Self.limit else { return Position(somewhereOn: screen) }
        return Position(screens + [screen], isWhole: true)
    }

    /// Some screens further back; fewer than there are, and only where they are all known.
    func dropping(_ count: Int) -> Position { Position(screens.dropLast(count), isWhole: isWhole) }
}
