// Looks: they change nothing at a prompt.

nonisolated extension View {
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View { self }
    public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View { self }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background(
        _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View { self }
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    {
        self
    }
    public func containerBackground(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> some View
    ) -> some View { self }
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View { self }
    public func mask(_ mask: some View) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func shadow(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func brightness(_ amount: Double) -> some View { self }
    public func contrast(_ amount: Double) -> some View { self }
    public func saturation(_ amount: Double) -> some View { self }
    public func grayscale(_ amount: Double) -> some View { self }
    public func hueRotation(_ angle: Angle) -> some View { self }
    public func colorInvert() -> some View { self }
    public func colorMultiply(_ color: Color) -> some View { self }
    public func luminanceToAlpha() -> some View { self }
    public func blendMode(_ mode: BlendMode) -> some View { self }
    public func compositingGroup() -> some View { self }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    public func redacted(reason: RedactionReasons) -> some View { self }
    public func unredacted() -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View { self }
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }
    public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View where T: Equatable { self }
    public func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View where T: Equatable { self }
    public func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View where T: Equatable { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }
    public func help(_ key: LocalizedStringKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload public func help(_ text: some StringProtocol) -> some View { self }
    #if Foundation
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    #endif
}

/// Effects of the place of a view.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect yet.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    #if Foundation
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    #endif
}

/// How colours are rendered.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Why content is concealed.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var placeholder: Self { Self(rawValue: 1) }
    public static var privacy: Self { Self(rawValue: 2) }
    public static var invalidated: Self { Self(rawValue: 4) }
}

/// A shader's call.
public struct Shader: Equatable, Sendable {
    /// What a shader is given.
    public struct Argument: Equatable, Sendable {
        public static var boundingRect: Self { Self() }
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
    public static var `default`: ShaderLibrary { ShaderLibrary() }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

#if Foundation
/// A transform in space.
public struct ProjectionTransform: Equatable, Sendable {
    public init() {}
    public init(_ transform: CGAffineTransform) {}
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

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
    public static var regular: Self { Self() }
    public static var clear: Self { Self() }
    public static var identity: Self { Self() }
    public func tint(_ color: Color?) -> Self { self }
    public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    public static var identity: Self { Self() }
    public static var matchedGeometry: Self { Self() }
    public static var materialize: Self { Self() }
}

/// When glass is shown.
public struct GlassBackgroundDisplayMode: Hashable, Sendable {
    public static var always: Self { Self() }
    public static var implicit: Self { Self() }
    public static var never: Self { Self() }
}

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static var navigation: Self { Self() }
    public static var navigationSplitView: Self { Self() }
    public static var tabView: Self { Self() }
    public static var widget: Self { Self() }
    public static var window: Self { Self() }
    public static var subscriptionStore: Self { Self() }
    public static var subscriptionStoreHeader: Self { Self() }
    public static var subscriptionStoreFullHeight: Self { Self() }
}

/// How a view answers a pointer.
public struct HoverEffect: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var highlight: Self { Self() }
    public static var lift: Self { Self() }
}

/// The looks of a pointer.
public struct PointerStyle: Hashable, Sendable {
    public static var `default`: Self { Self() }
    public static var link: Self { Self() }
    public static var grabIdle: Self { Self() }
    public static var grabActive: Self { Self() }
    public static var zoomIn: Self { Self() }
    public static var zoomOut: Self { Self() }
    public static var horizontalText: Self { Self() }
    public static var verticalText: Self { Self() }
    public static var rectSelection: Self { Self() }
    public static var columnResize: Self { Self() }
    public static var rowResize: Self { Self() }
}

/// A touch or a sound.
public struct SensoryFeedback: Equatable, Sendable {
    public static var success: Self { Self() }
    public static var warning: Self { Self() }
    public static var error: Self { Self() }
    public static var selection: Self { Self() }
    public static var increase: Self { Self() }
    public static var decrease: Self { Self() }
    public static var start: Self { Self() }
    public static var stop: Self { Self() }
    public static var alignment: Self { Self() }
    public static var levelChange: Self { Self() }
    public static var impact: Self { Self() }
    public static var pathComplete: Self { Self() }
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }

    /// How heavy an impact is.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// How hard an impact is.
    public enum Flexibility: Hashable, Sendable {
        case rigid, solid, soft
    }
}
