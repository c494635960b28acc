import Observation
import Synchronization

/// The body of a view of an app, until a value changes that the body has read. As on a phone, a view is not evaluated again
/// because of a change inside a view in its body: an object that the body makes for this view stays the same.
@MainActor
final class KeptBody: Observable {
    private nonisolated let registrar = ObservationRegistrar()
    private nonisolated let isValid = Atomic(false)
    private nonisolated let isEnding = Atomic(false)
    private nonisolated var change: Void { () }
    private nonisolated var end: Void { () }
    private var body: (any View)?
    /// True if the body that is being evaluated depends on the time.
    nonisolated static let dependsOnTime = Atomic(false)

    /// Returns the body; nil if it has to be evaluated.
    var current: (any View)? {
        registrar.access(self, keyPath: \.change)
        return isValid.load(ordering: .acquiring) ? body : nil
    }

    func evaluate(_ evaluation: () -> any View) -> any View {
        endObservation()
        isValid.store(true, ordering: .releasing)
        Self.dependsOnTime.store(false, ordering: .relaxed)
        let body = withObservationTracking {
            registrar.access(self, keyPath: \.end)
            return evaluation()
        } onChange: { [weak self] in
            self?.invalidate()
        }
        self.body = Self.dependsOnTime.load(ordering: .relaxed) ? nil : body
        return body
    }

    deinit { endObservation() }

    private nonisolated func invalidate() {
        guard !isEnding.load(ordering: .relaxed) else { return }
        isValid.store(false, ordering: .releasing)
        registrar.withMutation(of: self, keyPath: \.change) {}
    }

    /// Ends the observation of the last evaluation, which would stay until a value changes.
    private nonisolated func endObservation() {
        isEnding.store(true, ordering: .relaxed)
        registrar.withMutation(of: self, keyPath: \.end) {}
        isEnding.store(false, ordering: .relaxed)
    }
}
