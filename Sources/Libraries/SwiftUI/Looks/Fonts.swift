// Looks: they change nothing at a prompt.

/// A font.
public struct Font: Hashable, Sendable {
    /// The role of a text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static var ultraLight: Weight { Weight(value: 100) }
        public static var thin: Weight { Weight(value: 200) }
        public static var light: Weight { Weight(value: 300) }
        public static var regular: Weight { Weight(value: 400) }
        public static var medium: Weight { Weight(value: 500) }
        public static var semibold: Weight { Weight(value: 600) }
        public static var bold: Weight { Weight(value: 700) }
        public static var heavy: Weight { Weight(value: 800) }
        public static var black: Weight { Weight(value: 900) }
    }

    /// How wide a font is.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static var compressed: Width { Width(-0.4) }
        public static var condensed: Width { Width(-0.2) }
        public static var standard: Width { Width(0) }
        public static var expanded: Width { Width(0.2) }
    }

    /// The kind of a font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public static var largeTitle: Font { Font() }
    public static var title: Font { Font() }
    public static var title2: Font { Font() }
    public static var title3: Font { Font() }
    public static var headline: Font { Font() }
    public static var subheadline: Font { Font() }
    public static var body: Font { Font() }
    public static var callout: Font { Font() }
    public static var footnote: Font { Font() }
    public static var caption: Font { Font() }
    public static var caption2: Font { Font() }
    public static var extraLargeTitle: Font { Font() }
    public static var extraLargeTitle2: Font { Font() }
    public static var `default`: Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public func bold() -> Font { self }
    public func bold(_ isActive: Bool) -> Font { self }
    public func italic() -> Font { self }
    public func italic(_ isActive: Bool) -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
    public func width(_ width: Width) -> Font { self }
    public func width(_ width: CGFloat) -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func pointSize(_ size: CGFloat) -> Font { self }
    public func scaled(by factor: CGFloat) -> Font { self }
}

extension Text {
    /// Where a text is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// How a line under or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// A line's dots and dashes.
        public struct Pattern: Hashable, Sendable {
            public static var solid: Pattern { Pattern() }
            public static var dot: Pattern { Pattern() }
            public static var dash: Pattern { Pattern() }
            public static var dashDot: Pattern { Pattern() }
            public static var dashDotDot: Pattern { Pattern() }
        }

        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static var single: LineStyle { LineStyle() }
    }

    /// The size of a text beside others.
    public struct Scale: Hashable, Sendable {
        public static var `default`: Scale { Scale() }
        public static var secondary: Scale { Scale() }
    }

    /// How a text is aligned.
    public struct AlignmentStrategy: Hashable, Sendable {
        public static var `default`: Self { Self() }
        public static var layoutBased: Self { Self() }
        public static var writingDirectionBased: Self { Self() }
    }

    /// Where a text's direction comes from.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        public static var `default`: Self { Self() }
        public static var layoutBased: Self { Self() }
        public static var contentBased: Self { Self() }
    }
}

nonisolated extension View {
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func italic(_ isActive: Bool = true) -> some View { self }
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
    public func kerning(_ kerning: CGFloat) -> some View { self }
    public func tracking(_ tracking: CGFloat) -> some View { self }
    public func baselineOffset(_ offset: CGFloat) -> some View { self }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func textSelection(_ selectability: some TextSelectability) -> some View { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    public func textRenderer(_ renderer: some TextRenderer) -> some View { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
    public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
}

/// Whether texts can be selected.
public protocol TextSelectability {}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }

extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

/// To which side a selection belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}

/// Draws texts.
public protocol TextRenderer: Animatable {}

/// The language that texts are set in.
public struct TypesettingLanguage: Equatable, Sendable {
    public static var automatic: Self { Self() }
    #if Foundation
    public static func explicit(_ language: Locale.Language) -> Self { Self() }
    #endif
}

/// A number that grows with the size of texts: at a prompt it stays.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
