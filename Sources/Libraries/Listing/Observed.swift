import Observation

/// An observable property of a generic class.
///
/// `@Observable` makes the key paths of a generic class anew at each access, which takes longer than rendering what is
/// accessed. Observers of this property observe a class that is not generic.
@MainActor
@propertyWrapper
package final class Observed<Value: Equatable & Sendable> {
    private var value: Value
    private let changes = Changes()

    package nonisolated init(wrappedValue: Value) { value = wrappedValue }

    package var wrappedValue: Value {
        get {
            changes.observe()
            return value
        }
        set {
            guard newValue != value else { return }
            changes.notify()
            value = newValue
        }
    }
}

@MainActor
@Observable
private final class Changes {
    private var count = 0

    nonisolated init() {}

    func observe() { _ = count }
    func notify() { count += 1 }
}
