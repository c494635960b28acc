// Looks: a prompt draws nothing; a renderer's closure never runs.

#if Foundation
/// A drawing: it has no text.
public struct Canvas<Symbols>: Control {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) where Symbols: View {}
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
    public func compose(into screen: inout ScreenBuilder) {}
}

/// The brush of a drawing.
public struct GraphicsContext {
    /// How an area is filled.
    public struct Shading: Sendable {
        public static let foreground = Self(), backdrop = Self()
        public static func color(_ color: Color) -> Self { Self() }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Self { Self() }
        public static func color(_: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Self { Self() }
        public static func style(_ style: some ShapeStyle) -> Self { Self() }
        public static func palette(_ array: [Shading]) -> Self { Self() }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Self { Self() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Self { Self() }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
        ) -> Self { Self() }
    }
    /// How a gradient goes on.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2), linearColor = Self(rawValue: 4)
    }
    /// A filter of what is drawn.
    public enum Filter: Sendable {
        case blur(radius: CGFloat), shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        case brightness(Double), contrast(Double), saturation(Double), grayscale(Double), hueRotation(Angle)
        case colorMultiply(Color), colorInvert(Double = 1)
        case alphaThreshold(min: Double, max: Double = 1, color: Color = .black), luminanceToAlpha
    }
    public typealias BlendMode = SwiftUI.BlendMode
    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        public var size: CGSize { .zero }
        public var shading: Shading?
    }
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        public var shading: Shading
        public func measure(in size: CGSize) -> CGSize { .zero }
    }
    /// A view that is ready to be drawn.
    public struct ResolvedSymbol { public var size: CGSize { .zero } }
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    public var environment: EnvironmentValues { EnvironmentValues() }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    public mutating func addFilter(_ filter: Filter) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { nil }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}

/// A view that follows the clock: its content is shown once, as it is now.
public struct TimelineView<Schedule, Content>: Control {
    /// The date and pace of a timeline's content.
    public struct Context {
        /// How often the content changes.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public var cadence: Cadence { .live }
    }
    private let content: () -> any View
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    where Schedule: TimelineSchedule, Content: View {
        self.content = { content(TimelineViewDefaultContext(date: Date())) }
    }
    public func compose(into screen: inout ScreenBuilder) { screen.appendNew(content()) }
}

/// The date and pace of a timeline's content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a timeline changes.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence = [Date] where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

extension TimelineSchedule where Entries == [Date] {
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At given times.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
    public init(_ dates: some Sequence<Date>) {}
}

/// With every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit(_ dates: some Sequence<Date>) -> Self { Self(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
#endif
