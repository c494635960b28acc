// Whoever takes a double in place of a part of an app speaks of Core, and limits the test.
@_exported public import ChallengeCore
@_exported public import ChallengeShellText
import Synchronization
@_exported public import ChallengeShellTestLimits

/// A navigator that only records its calls.
@MainActor
package final class RecordingNavigator: NavigatorContract {
    package enum Call: Equatable {
        case navigate(AnyNavigation)
        case present(AnyNavigation, ModalPresentationStyle)
        case deliver(Intent)
        case dismiss
        case goBack
        case goToRoot

        package static func navigate(to navigation: any NavigationContract) -> Call {
            .navigate(AnyNavigation(navigation))
        }
    }

    package private(set) var calls: [Call] = []

    package init() {}

    package func navigate(to navigation: any NavigationContract) { navigate(to: navigation, with: nil) }

    /// An intent of a navigation is recorded as delivered.
    package func navigate(to navigation: any NavigationContract, with intent: Intent?) {
        calls.append(.navigate(AnyNavigation(navigation)))
        if let intent { calls.append(.deliver(intent)) }
    }
    package func deliver(_ intent: Intent) async throws -> ActionOutcome {
        calls.append(.deliver(intent))
        return .done
    }
    package func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {
        calls.append(.present(AnyNavigation(navigation), style))
    }
    package func dismiss() { calls.append(.dismiss) }
    package func goBack() { calls.append(.goBack) }
    package func goToRoot() { calls.append(.goToRoot) }
}

/// What a test has heard of, in order. May be told by any task.
package final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Mutex<[Element]>([])

    package init() {}

    package var all: [Element] { recorded.withLock { $0 } }

    package func record(_ element: Element) { add(element) }

    /// Returns how many there are then.
    @discardableResult
    package func add(_ element: Element) -> Int {
        recorded.withLock { recorded in
            recorded.append(element)
            return recorded.count
        }
    }
}

/// A tracker that remembers the events, as `name key=value …` with the keys in alphabetical order.
package final class RecordingTracker: TrackerContract, TrackingProviderContract {
    private let recorder = Recorder<String>()

    package init() {}

    package var events: [String] { recorder.all }

    package func track(_ event: any TrackingEventContract) {
        let properties = event.properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        recorder.record(event.name + properties)
    }
}

/// The error of an action that a test makes up.
package struct StubError: ActionError, Hashable {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// The text of the error that an action throws; nil where it throws none.
package func actionError<Outcome>(of perform: () async throws -> Outcome) async -> String? {
    do { _ = try await perform() } catch let error as any ActionError { return error.description } catch {}
    return nil
}
