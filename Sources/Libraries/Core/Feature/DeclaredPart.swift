import Synchronization

/// A part of a screen's declaration that may name other screens. It is made when it is first asked for, so that the
/// declarations of two screens may name each other.
///
/// A part that needs itself to be made ends the process with a message that names the screens on the way.
final class DeclaredPart<Value: Sendable>: Sendable {
    private let name: PartName
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    /// - Parameters:
    ///   - part: what the part is called in a message: `rows`.
    ///   - screen: the name of the screen.
    ///   - make: makes the part, on the thread that asks; more than once where several ask at a time.
    init(_ part: String, of screen: String, _ make: @escaping @Sendable () -> Value) {
        name = PartName(part: part, screen: screen)
        self.make = make
    }

    var value: Value {
        if let value = made.withLock(\.self) { return value }
        let value = name.checkingCircle { make() }
        return made.withLock { made in
            made = made ?? value
            return made ?? value
        }
    }
}

/// The name of a part of a declaration.
private struct PartName: Hashable, CustomStringConvertible {
    let part: String
    let screen: String

    /// The parts that are being made, each because the one before needs it.
    @TaskLocal private static var beingMade: [PartName] = []

    var description: String { "the \(part) of \(screen)" }

    /// Makes the part. Ends the process where it is being made already.
    func checkingCircle<Value>(_ make: () -> Value) -> Value {
        let before = Self.beingMade
        if let start = before.firstIndex(of: self) {
            let way = (before[start...] + [self]).map(\.description).joined(separator: " → ")
            fatalError("the declarations of screens need each other: \(way)")
        }
        return Self.$beingMade.withValue(before + [self]) { make() }
    }
}
