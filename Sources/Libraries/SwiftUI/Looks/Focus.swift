// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
    public func focusSection() -> Self { self }
    public func focusScope(_ namespace: Namespace.ID) -> Self { self }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> Self { self }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self { self }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }
    public func focusedSceneValue<Value>(_: WritableKeyPath<FocusedValues, Value?>, _: Value) -> Self { self }
    public func focusedSceneValue<Value>(_: WritableKeyPath<FocusedValues, Value?>, _: Value?) -> Self { self }
    public func focusedObject(_ object: (some AnyObject)?) -> Self { self }
    public func focusedSceneObject(_ object: (some AnyObject)?) -> Self { self }
    public func defaultFocus<V>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> Self { self }
    public func focusedValue(_ object: (some AnyObject)?) -> Self { self }
    public func focusedSceneValue(_ object: (some AnyObject)?) -> Self { self }
}

/// How a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2), automatic: Self = [.activate, .edit]
}

/// How eagerly a default focus is set.
public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }
/// A key of a value of the focused view.
public protocol FocusedValueKey { associatedtype Value }

/// The values of the focused view: at a prompt there is none.
public struct FocusedValues {
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { nil }
        set {}
    }
}

/// A value of the focused view: at a prompt there is none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: at a prompt there is none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension View {
    /// Returns the view itself: no field at a prompt has the focus.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }

    /// Returns the view itself: no field at a prompt has the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// Returns the view itself: no view at a prompt has the focus.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Returns the view itself: no view at a prompt has the focus.
    public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
