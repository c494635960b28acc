// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
    public func background(_: some ShapeStyle, in: some Shape, fillStyle: FillStyle = FillStyle()) -> Self { self }
    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> Self { self }
    public func containerBackground(_: some ShapeStyle, for: ContainerBackgroundPlacement) -> Self { self }
    public func containerBackground(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> some View
    ) -> Self { self }
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> Self { self }
    public func mask(_ mask: some View) -> Self { self }
    public func clipped(antialiased: Bool = false) -> Self { self }
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Self { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
    public func shadow(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self {
        self
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func contrast(_ amount: Double) -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func colorInvert() -> Self { self }
    public func colorMultiply(_ color: Color) -> Self { self }
    public func luminanceToAlpha() -> Self { self }
    public func blendMode(_ mode: BlendMode) -> Self { self }
    public func compositingGroup() -> Self { self }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self { self }
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
    public func redacted(reason: RedactionReasons) -> Self { self }
    public func unredacted() -> Self { self }
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    public func glassEffect(_ glass: Glass = .regular) -> Self { self }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> Self { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> Self { self }
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
    public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> Self
    where T: Equatable { self }
    public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> Self
    where T: Equatable { self }
    public func sensoryFeedback<T>(trigger: T, _: @escaping () -> SensoryFeedback?) -> Self where T: Equatable { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    public func pointerStyle(_ style: PointerStyle?) -> Self { self }
    public func pointerVisibility(_ visibility: Visibility) -> Self { self }
    public func help(_ key: LocalizedStringKey) -> Self { self }
    public func help(_ text: Text) -> Self { self }
    @_disfavoredOverload public func help(_ text: some StringProtocol) -> Self { self }
    #if Foundation
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
    public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
    public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
    public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect)
        -> Self
    { self }
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> Self { self }
    #endif
}

/// Effects of the place of a view.
public protocol VisualEffect: Sendable, Animatable {}
/// No effect yet.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
    public func opacity(_ opacity: Double) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func contrast(_ amount: Double) -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    #if Foundation
    public func offset(_ offset: CGSize) -> Self { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
    #endif
}

/// How colours are rendered.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A shader's call.
public struct Shader: Equatable, Sendable {
    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        public static let boundingRect = Self()
        public static func float(_ x: some BinaryFloatingPoint) -> Self { Self() }
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Self { Self() }
        public static func floatArray(_ array: [Float]) -> Self { Self() }
        public static func color(_ color: Color) -> Self { Self() }
        public static func image(_ image: Image) -> Self { Self() }
        #if Foundation
        public static func float2(_ point: CGPoint) -> Self { Self() }
        public static func float2(_ size: CGSize) -> Self { Self() }
        #endif
    }
    public init(function: ShaderFunction, arguments: [Argument]) {}
}

/// A shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// The shaders of an app.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

#if Foundation
/// A transform in space.
public struct ProjectionTransform: Equatable, Sendable {
    public init() {}
    public init(_ transform: CGAffineTransform) {}
}

/// The place of a pointer.
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }

/// A modifier of geometry.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect { public func body(content: Content) -> Content { content } }
#endif

/// A container of glass: its content is shown.
public struct GlassEffectContainer<Content>: Control {
    private let content: any View
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }
    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// Glass.
public struct Glass: Equatable, Sendable {
    public static let regular = Self(), clear = Self(), identity = Self()
    public func tint(_ color: Color?) -> Self { self }
    public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// How glass comes and goes.
public enum GlassEffectTransition: Hashable, Sendable { case identity, matchedGeometry, materialize }
/// When glass is shown.
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }

/// The place of a background.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
    case navigation, navigationSplitView, tabView, widget, window, subscriptionStore, subscriptionStoreHeader
    case subscriptionStoreFullHeight
}

/// How a view answers a pointer.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

/// The looks of a pointer.
public enum PointerStyle: Hashable, Sendable {
    case `default`, link, grabIdle, grabActive, zoomIn, zoomOut, horizontalText, verticalText, rectSelection
    case columnResize, rowResize
}

/// A touch or a sound.
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self()
    public static let decrease = Self(), start = Self(), stop = Self(), alignment = Self(), levelChange = Self()
    public static let impact = Self(), pathComplete = Self()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
    /// How heavy an impact is.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// How hard an impact is.
    public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}
