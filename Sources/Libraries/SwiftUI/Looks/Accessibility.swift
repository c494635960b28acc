// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> some View { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
    public func accessibilityLabeledPair(
        role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
    ) -> some View { self }
    public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    @_disfavoredOverload public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: some StringProtocol,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public func accessibilityDirectTouch(_ isDirect: Bool = true, options: AccessibilityDirectTouchOptions = [])
        -> some View
    { self }
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        self
    }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    public func accessibilityQuickAction(style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View)
        -> some View
    { self }
    public func accessibilityDefaultFocus(
        _ binding: AccessibilityFocusState<some Hashable>.Binding, _ value: some Hashable
    ) -> some View { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value)
        -> some View where Value: Hashable
    { self }
    public func accessibilityRotor<Model>(
        _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View where Model: Identifiable { self }
    public func accessibilityRotor<Model>(
        _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View where Model: Identifiable { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// What an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var rawValue: UInt32

    private init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init() { self.init(0) }

    public static var isButton: Self { Self(1 << 0) }
    public static var isHeader: Self { Self(1 << 1) }
    public static var isSelected: Self { Self(1 << 2) }
    public static var isLink: Self { Self(1 << 3) }
    public static var isSearchField: Self { Self(1 << 4) }
    public static var isImage: Self { Self(1 << 5) }
    public static var playsSound: Self { Self(1 << 6) }
    public static var isKeyboardKey: Self { Self(1 << 7) }
    public static var isStaticText: Self { Self(1 << 8) }
    public static var isSummaryElement: Self { Self(1 << 9) }
    public static var updatesFrequently: Self { Self(1 << 10) }
    public static var startsMediaSession: Self { Self(1 << 11) }
    public static var allowsDirectInteraction: Self { Self(1 << 12) }
    public static var causesPageTurn: Self { Self(1 << 13) }
    public static var isModal: Self { Self(1 << 14) }
    public static var isToggle: Self { Self(1 << 15) }
    public static var isTabBar: Self { Self(1 << 16) }
    public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
    public func union(_ other: Self) -> Self { Self(rawValue | other.rawValue) }
    public func intersection(_ other: Self) -> Self { Self(rawValue & other.rawValue) }
    public func symmetricDifference(_ other: Self) -> Self { Self(rawValue ^ other.rawValue) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let inserted = !contains(member)
        formUnion(member)
        return (inserted, member)
    }

    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        formSymmetricDifference(removed)
        return removed.rawValue == 0 ? nil : removed
    }

    public mutating func update(with member: Self) -> Self? {
        let replaced = intersection(member)
        formUnion(member)
        return replaced.rawValue == 0 ? nil : replaced
    }
}

/// How an element's children are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static var ignore: Self { Self(name: #function) }
    public static var contain: Self { Self(name: #function) }
    public static var combine: Self { Self(name: #function) }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// A label or what it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// A key of further content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    public init(_ label: LocalizedStringKey) {}
    public init(_ label: LocalizedStringKey, id: String) {}
}

/// How important further content is.
public enum AccessibilityCustomContentImportance: UInt, Sendable {
    case `default`, high
}

/// How touches are passed on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var silentOnTouch: Self { Self(rawValue: 1) }
    public static var requiresActivation: Self { Self(rawValue: 2) }
}

/// A zoom.
public struct AccessibilityZoomGestureAction: Sendable {
    /// In or out.
    public enum Direction: Sendable {
        case zoomIn, zoomOut
    }

    public let direction: Direction
    public let location: UnitPoint
}

/// The style of a quick action.
public struct AccessibilityQuickActionStyle: Sendable {
    public static var prompt: Self { Self() }
    public static var outline: Self { Self() }
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
public struct AccessibilityTextContentType: Equatable, Sendable {
    public static var plain: Self { Self() }
    public static var console: Self { Self() }
    public static var fileSystem: Self { Self() }
    public static var messaging: Self { Self() }
    public static var narrative: Self { Self() }
    public static var sourceCode: Self { Self() }
    public static var spreadsheet: Self { Self() }
    public static var wordProcessing: Self { Self() }
}
