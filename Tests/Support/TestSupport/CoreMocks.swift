// A file that replaces a part of an app by a double needs Core and the test limits too.
import ChallengeDesignSystem
@_exported public import ChallengeCore
@_exported public import ChallengeText
package import ChallengeActions
import Synchronization
@_exported public import ChallengeTestLimits

/// A navigator that only records its calls.
@MainActor
package final class NavigatorMock: NavigatorContract {
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

    /// Records the intent as delivered.
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

/// A record of values in order. Any task may add one.
package final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Mutex<[Element]>([])

    package init() {}

    package var all: [Element] { recorded.withLock { $0 } }

    package func record(_ element: Element) { add(element) }

    /// Adds a value, and returns how many there are now.
    @discardableResult
    package func add(_ element: Element) -> Int {
        recorded.withLock { recorded in
            recorded.append(element)
            return recorded.count
        }
    }
}

/// A tracker that records events as texts: `name key=value …`, with the keys in alphabetical order.
package final class TrackerMock: TrackerContract, TrackingProviderContract {
    private let recorder = Recorder<String>()

    package init() {}

    package var events: [String] { recorder.all }

    package func track(_ event: any TrackingEventContract) {
        let properties = event.properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        recorder.record(event.name + properties)
    }
}

/// An error for actions in tests.
package struct StubError: ActionError, Hashable {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Returns the text of the error that an action throws; nil if it throws none.
package func actionError<Outcome>(of perform: () async throws -> Outcome) async -> String? {
    do { _ = try await perform() } catch let error as any ActionError { return error.description } catch {}
    return nil
}
