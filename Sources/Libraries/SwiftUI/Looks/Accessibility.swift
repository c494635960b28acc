// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
    public func accessibilitySortPriority(_ priority: Double) -> Self { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
    public func accessibilityShowsLargeContentViewer() -> Self { self }
    public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> Self { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
    public func accessibilityLabeledPair(
        role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
    ) -> Self { self }
    public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
    public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> Self { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> Self { self }
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> Self { self }
    @_disfavoredOverload public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: some StringProtocol,
        importance: AccessibilityCustomContentImportance = .default
    ) -> Self { self }
    public func accessibilityDirectTouch(_: Bool = true, options: AccessibilityDirectTouchOptions = []) -> Self { self }
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self { self }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }
    public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> Self { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self { self }
    public func accessibilityDefaultFocus(
        _ binding: AccessibilityFocusState<some Hashable>.Binding, _ value: some Hashable
    ) -> Self { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }
    public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value)
        -> Self where Value: Hashable
    { self }
    public func accessibilityRotor<Model>(
        _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> Self where Model: Identifiable { self }
    public func accessibilityRotor<Model>(_ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>) -> Self
    where Model: Identifiable { self }
    public func speechAdjustedPitch(_ value: Double) -> Self { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// A label or what it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// A key of further content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    public init(_ label: LocalizedStringKey) {}
    public init(_ label: LocalizedStringKey, id: String) {}
}

/// How important further content is.
public enum AccessibilityCustomContentImportance: UInt, Sendable { case `default`, high }

/// How touches are passed on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}

/// A zoom.
public struct AccessibilityZoomGestureAction: Sendable {
    /// In or out.
    public enum Direction: Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
}

/// The focus of an assistive technology: at a prompt there is none.
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    /// A binding to the focus.
    @propertyWrapper public struct Binding {
        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
        let none: Value
    }
    private let none: Value
    public init() where Value == Bool { none = false }
    public init<T>() where Value == T?, T: Hashable { none = nil }
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding(none: none) }
}

/// The kind of a text.
public enum AccessibilityTextContentType: Equatable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
