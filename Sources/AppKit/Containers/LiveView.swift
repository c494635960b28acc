import ChallengeCore
import Observation

/// A view that is in a stack: drawn when it is looked at and what its last drawing read has changed since, with
/// the work of its first appearance held for as long as the view is there.
final class LiveView {
    /// Different for any two views of one session.
    let id: Int
    let navigation: any NavigationContract
    /// The entry of a coordinator's path that the view stands for; nil for the root of a stack.
    let entry: NavigationEntry?
    /// The command or link that the view is due to.
    let origin: String

    private let view: AnyView
    private let onInvalidate: () -> Void
    private var drawn: Rendering?
    private var appearance: Task<Void, Never>?
    private(set) var hasWork = false

    /// - Parameter onInvalidate: told that what the last drawing has read is about to change.
    init(
        id: Int, view: AnyView, navigation: any NavigationContract, entry: NavigationEntry?, origin: String,
        onInvalidate: @escaping () -> Void
    ) {
        self.id = id
        self.view = view
        self.navigation = navigation
        self.entry = entry
        self.origin = origin
        self.onInvalidate = onInvalidate
    }

    /// How the view looks now.
    var rendering: Rendering {
        if let drawn { return drawn }
        let rendering = withObservationTracking {
            view.render()
        } onChange: { [weak self] in
            // Called as the value is about to change, by whoever changes it: view models are on the main actor.
            MainActor.assumeIsolated {
                self?.drawn = nil
                self?.onInvalidate()
            }
        }
        drawn = rendering
        return rendering
    }

    /// Starts the work of the first appearance, the first time that it is called.
    func appear() {
        guard appearance == nil else { return }
        hasWork = true
        appearance = Task {
            await view.appear()
            hasWork = false
        }
    }

    /// Returns when the work of the first appearance is done; cancels it when the caller is cancelled.
    func settle() async {
        guard let appearance else { return }
        await withTaskCancellationHandler {
            await appearance.value
        } onCancel: {
            appearance.cancel()
        }
    }

    /// The view has left its stack: whatever it still does is of no use any more.
    func leave() {
        appearance?.cancel()
    }
}
