import Observation

/// Every value that an expression over observable state takes, in the order in which it takes them.
///
/// What observes a model is told just before a value changes, so each value is noted as it is about to go.
@MainActor
final class FollowedValues<Value> {
    private let read: () -> Value
    private var gone: [Value] = []

    init(_ read: @escaping () -> Value) {
        self.read = read
        follow()
    }

    /// From the value at the beginning to the one at present.
    var all: [Value] { gone + [read()] }

    private func follow() {
        withObservationTracking {
            _ = read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.gone.append(self.read())
                self.follow()
            }
        }
    }
}
