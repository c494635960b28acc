import Combine
import Observation

extension View {
    /// Returns the view with a value in its environment.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }

    /// Returns the view with an object in its environment, or without one.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        environment { $0[Object.self] = object }
    }

    /// Returns the view with a changed value in its environment.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        environment { transform(&$0[keyPath: keyPath]) }
    }

    /// Returns the view with another environment.
    package func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let outer = screen.environment
            change(&screen.environment)
            content.compose(into: &screen)
            screen.environment = outer
        }
    }
}

extension View {
    /// Returns the view with an object in its environment.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        environment { $0[Object.self] = object }
    }

    /// Returns the view with an action for each value of a publisher while the view is shown.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        lifecycle { $0.subscribe = { AnyObjectBox(publisher.sink { value in action(value) }) } }
    }
}

/// Holds a value as an object.
final class AnyObjectBox {
    private let value: Any

    init(_ value: Any) { self.value = value }
}
