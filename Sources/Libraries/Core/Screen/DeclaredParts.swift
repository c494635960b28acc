import Glibc
import SwiftUI
import Synchronization

/// The parts of a screen's declaration that may name other screens. Each part is made on demand, so two declarations may
/// name each other. The controls are made separately, because making them renders the previews. If a part needs itself
/// while it is made, the process ends with a message that names the screens.
final class DeclaredParts: Sendable {
    struct Parts: Sendable {
        let route: ScreenDescription.RouteName?
        let links: [String]
    }

    private enum Kind { case parts, controls, events }

    /// The parts that are being made, in the order of their start, each with its thread.
    private static let beingMade = Mutex<[(what: DeclaredParts, kind: Kind, thread: pthread_t)]>([])

    private let screen: String
    private let makeParts: @Sendable () -> Parts
    private let makeControls: @Sendable () -> DeclaredControls
    private let makeEvents: @Sendable () -> [EventDescription]
    private let made = Mutex<(parts: Parts?, controls: DeclaredControls?)>((nil, nil))

    /// - Parameter parts: makes the parts, on the calling thread; called more than once if several threads call at once.
    init(
        of screen: String, events: @escaping @Sendable () -> [EventDescription],
        parts: @escaping @Sendable () -> Parts, controls: @escaping @Sendable () -> DeclaredControls
    ) {
        self.screen = screen
        makeEvents = events
        makeParts = parts
        makeControls = controls
    }

    func with(_ controls: @escaping @Sendable () -> DeclaredControls) -> DeclaredParts {
        DeclaredParts(of: screen, events: makeEvents, parts: makeParts, controls: controls)
    }

    var value: Parts {
        if let parts = made.withLock(\.parts) { return parts }
        let parts = detectingCycles(.parts, makeParts)
        made.withLock { $0.parts = parts }
        return parts
    }

    var controls: DeclaredControls {
        if let controls = made.withLock(\.controls) { return controls }
        let controls = detectingCycles(.controls, makeControls)
        made.withLock { $0.controls = controls }
        return controls
    }

    var events: [EventDescription] { detectingCycles(.events, makeEvents) }

    /// Makes a part. Ends the process if this thread is already making the same part.
    private func detectingCycles<Value>(_ kind: Kind, _ make: () -> Value) -> Value {
        let thread = pthread_self()
        let way = Self.beingMade.withLock { all in
            let way = all.filter { $0.thread == thread }
            all.append((self, kind, thread))
            return way
        }
        defer {
            Self.beingMade.withLock { all in
                if let index = all.lastIndex(where: { $0.thread == thread }) { all.remove(at: index) }
            }
        }
        if let start = way.firstIndex(where: { $0.what === self && $0.kind == kind }) {
            let screens = way[start...].map(\.what.screen) + [screen]
            fatalError("the declarations of screens need each other: \(screens.joined(separator: " → "))")
        }
        return make()
    }
}
