import ChallengeCore
import Observation

/// A view that is in a stack: drawn when it is looked at and what its last drawing read has changed since, with
/// the work of its first appearance held for as long as the view is there.
final class LiveView {
    /// Different for any two views of one session.
    let id: Int
    /// The name of the feature that it comes from.
    let feature: String
    let navigation: any NavigationContract
    /// The full name of the navigation.
    private(set) lazy var name = navigation.fullName
    /// The entry of a coordinator's path that the view stands for; nil for the root of a stack.
    let entry: NavigationEntry?
    /// The command or link that the view is due to.
    let origin: String

    private let view: AnyView
    private let log: ActivityLog
    private let onInvalidate: () -> Void
    private let onStateChange: () -> Void
    private var drawn: Rendering?
    /// The name of the state that was drawn last; nil before the first drawing.
    private var state: ViewState?
    /// Draws what has changed, so that no state goes by unseen that lasts for a turn of the main actor.
    private var redrawing: Task<Void, Never>?
    private var appearance: Task<ActionOutcome, any Error>?
    private(set) var hasWork = false

    /// - Parameters:
    ///   - log: told of each change of the view's state.
    ///   - onStateChange: told that it has come to another state.
    ///   - onInvalidate: told that what the last drawing has read is about to change.
    init(
        id: Int, _ resolved: ResolvedView, navigation: any NavigationContract, entry: NavigationEntry?,
        origin: String, log: ActivityLog, onInvalidate: @escaping () -> Void,
        onStateChange: @escaping () -> Void
    ) {
        self.id = id
        feature = resolved.feature
        view = resolved.view
        self.log = log
        self.navigation = navigation
        self.entry = entry
        self.origin = origin
        self.onInvalidate = onInvalidate
        self.onStateChange = onStateChange
    }

    /// How the view looks now.
    var rendering: Rendering {
        if let drawn { return drawn }
        let rendering = withObservationTracking {
            view.render()
        } onChange: { [weak self] in
            // Called as the value is about to change, by whoever changes it: view models are on the main actor.
            MainActor.assumeIsolated {
                self?.invalidate()
            }
        }
        let before = state
        state = rendering.state
        drawn = rendering
        if let before, before != rendering.state {
            log.record(.state(screen: rendering.screen, from: before.name, to: rendering.state.name))
            onStateChange()
        }
        return rendering
    }

    private func invalidate() {
        drawn = nil
        onInvalidate()
        guard redrawing == nil else { return }
        redrawing = Task { [weak self] in
            self?.redrawing = nil
            _ = self?.rendering
        }
    }

    /// Starts the work of the first appearance, the first time that it is called.
    func appear() {
        guard appearance == nil else { return }
        // So that its first state is known before the work changes it.
        _ = rendering
        hasWork = true
        appearance = Task {
            defer { hasWork = false }
            if let intent = entry?.intent {
                return try await view.appear(with: intent)
            }
            await view.appear()
            return .done
        }
    }

    /// Does the work of the first appearance, and returns what came of the intent that it begins with.
    func begin() async throws -> ActionOutcome {
        appear()
        await settle()
        return try await appearance?.value ?? .done
    }

    /// Carries out an intent, after the work of the first appearance.
    func carryOut(_ intent: Intent) async throws -> ActionOutcome {
        appear()
        await settle()
        return try await view.perform(intent)
    }

    /// Returns when the work of the first appearance is done; cancels it when the caller is cancelled.
    func settle() async {
        guard let appearance else { return }
        await withTaskCancellationHandler {
            _ = await appearance.result
        } onCancel: {
            appearance.cancel()
        }
    }

    /// The view has left its stack: whatever it still does is of no use any more.
    func leave() {
        appearance?.cancel()
    }
}
