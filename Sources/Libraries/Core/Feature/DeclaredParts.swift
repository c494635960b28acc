import Glibc
import Synchronization

/// The parts of a screen's declaration that may name other screens, made when one of them is first asked for: so two
/// declarations may name each other. Parts that need themselves end the process with a message that names the screens.
final class DeclaredParts: Sendable {
    struct Parts: Sendable {
        let route: ScreenDescription.RouteName?
        let links: [String]
        let actions: [ActionDescription]
        let rows: ScreenDescription.Rows?
        let contents: [ScreenDescription.Content]
    }

    /// The parts and events that are being made, in the order in which that began, each by a thread.
    private static let beingMade = Mutex<[(what: DeclaredParts, isEvents: Bool, thread: pthread_t)]>([])

    private let screen: String
    private let makeParts: @Sendable () -> Parts
    private let makeEvents: @Sendable () -> [EventDescription]
    private let made = Mutex<Parts?>(nil)

    /// - Parameter parts: makes the parts, on the thread that asks; more than once where several ask at a time.
    init(
        of screen: String, events: @escaping @Sendable () -> [EventDescription], parts: @escaping @Sendable () -> Parts
    ) {
        self.screen = screen
        makeEvents = events
        makeParts = parts
    }

    var value: Parts {
        if let parts = made.withLock(\.self) { return parts }
        let parts = guarded(isEvents: false, makeParts)
        made.withLock { $0 = parts }
        return parts
    }

    var events: [EventDescription] { guarded(isEvents: true, makeEvents) }

    /// Makes something. Ends the process where this thread is making it already.
    private func guarded<Value>(isEvents: Bool, _ make: () -> Value) -> Value {
        let thread = pthread_self()
        let way = Self.beingMade.withLock { all in
            let way = all.filter { $0.thread == thread }
            all.append((self, isEvents, thread))
            return way
        }
        defer {
            Self.beingMade.withLock { all in
                if let index = all.lastIndex(where: { $0.thread == thread }) { all.remove(at: index) }
            }
        }
        if let start = way.firstIndex(where: { $0.what === self && $0.isEvents == isEvents }) {
            let screens = way[start...].map(\.what.screen) + [screen]
            fatalError("the declarations of screens need each other: \(screens.joined(separator: " → "))")
        }
        return make()
    }
}
