// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Self { self }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> Self { self }
    public func frame() -> Self { self }
    public func frame(depth: CGFloat?) -> Self { self }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> Self { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> Self { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> Self { self }
    public func fixedSize() -> Self { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
    public func layoutPriority(_ value: Double) -> Self { self }
    public func padding(_ insets: EdgeInsets) -> Self { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
    public func padding(_ length: CGFloat) -> Self { self }
    public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> Self { self }
    public func safeAreaPadding(_ insets: EdgeInsets) -> Self { self }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
    public func safeAreaPadding(_ length: CGFloat) -> Self { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> Self { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> Self { self }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func zIndex(_ value: Double) -> Self { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
    public func scaledToFit() -> Self { self }
    public func scaledToFill() -> Self { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> Self { self }
    public func coordinateSpace(name: some Hashable) -> Self { self }
    public func gridCellColumns(_ count: Int) -> Self { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
    public func layoutValue<K>(key: K.Type, value: K.Value) -> Self where K: LayoutValueKey { self }
    public func containerShape(_ shape: some Shape) -> Self { self }
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }
    public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> Self { self }
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    public func statusBar(hidden: Bool) -> Self { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func backgroundExtensionEffect() -> Self { self }
    #if Foundation
    public func offset(_ offset: CGSize) -> Self { self }
    public func position(_ position: CGPoint) -> Self { self }
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
    public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> Self
    { self }
    public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> Self
    { self }
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> Self where T: Equatable { self }
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> Self where T: Equatable { self }
    #endif
}

/// The kind of a scene's padding.
public enum ScenePadding: Equatable, Sendable { case minimum, navigationBar }
/// The content within margins.
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// The reasons of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2), all = Self(rawValue: .max)
}

/// The answer of a window to an interaction.
public enum WindowInteractionBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// A value that a layout reads from its parts.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

#if Foundation
/// The size that is offered to a view.
public struct ProposedViewSize: Equatable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let zero = Self(width: 0, height: 0), infinity = Self(width: .infinity, height: .infinity)
    public static let unspecified = Self(width: nil, height: nil)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The distances that a view prefers.
public struct ViewSpacing: Sendable {
    public init() {}
    public static let zero = Self()
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
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { content() }
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

extension Layout where Self: BuiltInLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
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
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
}

/// Any arrangement.
public struct AnyLayout: BuiltInLayout { public init(_ layout: some Layout) {} }

/// A place in a view's coordinates.
public struct Anchor<Value> {
    /// The source of a place.
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
    ) -> Self where K: PreferenceKey { self }
    public func transformAnchorPreference<A, K>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> Self where K: PreferenceKey { self }
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
    public func preference<K>(key: K.Type = K.self, value: K.Value) -> Self where K: PreferenceKey { self }
    public func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> Self
    where K: PreferenceKey { self }
    public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> Self
    where K: PreferenceKey, K.Value: Equatable { self }
    public func overlayPreferenceValue<K>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> some View
    ) -> Self where K: PreferenceKey { self }
    public func backgroundPreferenceValue<K>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> some View
    ) -> Self where K: PreferenceKey { self }
}

/// A group of controls.
public struct ControlGroup<Content>: Control {
    private let content: any View
    public init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) where Content: View {
        self.init(content: content)
    }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Content: View {
        self.init(content: content)
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
    where Content: View {
        self.init(content: content)
    }
    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// Views that a person can resize.
public struct HSplitView<Content>: Control {
    private let content: any View
    public init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }
    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}
public typealias VSplitView = HSplitView

/// A view that is drawn again only when it changes.
public struct EquatableView<Content>: Control {
    private let content: any View
    public init(content: Content) where Content: View & Equatable { self.content = content }
    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension View where Self: Equatable { public func equatable() -> EquatableView<Self> { EquatableView(content: self) } }

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
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> Self { self }
}
