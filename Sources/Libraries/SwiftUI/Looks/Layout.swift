// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func frame() -> some View { self }
    public func frame(depth: CGFloat?) -> some View { self }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func safeAreaPadding(_ length: CGFloat) -> some View { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        self
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
    public func coordinateSpace(name: some Hashable) -> some View { self }
    public func gridCellColumns(_ count: Int) -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }
    public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey { self }
    public func containerShape(_ shape: some Shape) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
    #if Foundation
    public func offset(_ offset: CGSize) -> some View { self }
    public func position(_ position: CGPoint) -> some View { self }
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View where T: Equatable { self }
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View where T: Equatable { self }
    #endif
}

/// The kind of a scene's padding.
public struct ScenePadding: Equatable, Sendable {
    public static var minimum: ScenePadding { ScenePadding() }
    public static var navigationBar: ScenePadding { ScenePadding() }
}

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var scrollContent: Self { Self() }
    public static var scrollIndicators: Self { Self() }
}

/// What a safe area is safe from.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var container: Self { Self(rawValue: 1) }
    public static var keyboard: Self { Self(rawValue: 2) }
    public static var all: Self { Self(rawValue: .max) }
}

/// What a person may do with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide or high an item is.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views that a lazy stack pins.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static var sectionHeaders: Self { Self(rawValue: 1) }
    public static var sectionFooters: Self { Self(rawValue: 2) }
}

/// A value that a layout reads from its parts.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?

    public init() {}
}

#if Foundation
/// The size that is offered to a view.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static var zero: Self { Self(width: 0, height: 0) }
    public static var infinity: Self { Self(width: .infinity, height: .infinity) }
    public static var unspecified: Self { Self(width: nil, height: nil) }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The distances that a view prefers.
public struct ViewSpacing: Sendable {
    public init() {}
    public static var zero: Self { Self() }
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A part of a layout: nothing at a prompt has a size.
public struct LayoutSubview: Equatable {
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { .zero }
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// The parts of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public var layoutDirection: LayoutDirection { .leftToRight }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// An arrangement that an app writes: its content is shown.
public protocol Layout: Animatable {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { content() }
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

extension Layout where Self: BuiltInLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
}

/// An arrangement of SwiftUI itself.
public protocol BuiltInLayout: Layout where Cache == Void {}

/// A row.
public struct HStackLayout: BuiltInLayout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A column.
public struct VStackLayout: BuiltInLayout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A pile.
public struct ZStackLayout: BuiltInLayout { public init(alignment: Alignment = .center) {} }

/// A grid.
public struct GridLayout: BuiltInLayout {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
}

/// Any arrangement.
public struct AnyLayout: BuiltInLayout { public init(_ layout: some Layout) {} }

// MARK: Preferences with places

/// A place in a view's coordinates.
public struct Anchor<Value> {
    /// Where a place comes from.
    public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self() }
    public static func rect(_ rect: CGRect) -> Self { Self() }
}

extension Anchor.Source where Value == CGPoint {
    public static var topLeading: Self { Self() }
    public static var top: Self { Self() }
    public static var topTrailing: Self { Self() }
    public static var leading: Self { Self() }
    public static var center: Self { Self() }
    public static var trailing: Self { Self() }
    public static var bottomLeading: Self { Self() }
    public static var bottom: Self { Self() }
    public static var bottomTrailing: Self { Self() }
    public static func point(_ point: CGPoint) -> Self { Self() }
    public static func unitPoint(_ point: UnitPoint) -> Self { Self() }
}

extension Anchor: Sendable where Value: Sendable {}

nonisolated extension View {
    public func anchorPreference<A, K>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey { self }
    public func transformAnchorPreference<A, K>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey { self }
}
#endif

/// A value that views hand upwards.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { nil } }

nonisolated extension View {
    public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey { self }
    public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey { self }
    public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable { self }
    public func overlayPreferenceValue<K>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> some View
    ) -> some View where K: PreferenceKey { self }
    public func backgroundPreferenceValue<K>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> some View
    ) -> some View where K: PreferenceKey { self }
}

// MARK: Containers whose content is shown

/// A group of controls.
public struct ControlGroup<Content>: Control {
    private let content: any View

    public init(@ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) where Content: View {
        self.init(content: content)
    }

    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Content: View {
        self.init(content: content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Content: View {
        self.init(content: content)
    }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// Views side by side that a person can resize.
public struct HSplitView<Content>: Control {
    private let content: any View

    public init(@ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// Views below one another that a person can resize.
public struct VSplitView<Content>: Control {
    private let content: any View

    public init(@ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// A view that is drawn again only when it changes.
public struct EquatableView<Content>: Control {
    private let content: any View

    public init(content: Content) where Content: View & Equatable {
        self.content = content
    }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Values that a view hands to its container.
public struct ContainerValues {
    public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
        get { Key.defaultValue }
        set {}
    }
}

/// A key of a value that a view hands to its container.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

nonisolated extension View {
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { self }
}
