// Looks: they change nothing at a prompt.

extension Text {
    /// The end of a text that is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// How a line under or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// A line's dots and dashes.
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()
    }
    /// The size of a text beside others.
    public enum Scale: Hashable, Sendable { case `default`, secondary }
    /// How a text is aligned.
    public enum AlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }
    /// The source of a text's direction.
    public enum WritingDirectionStrategy: Hashable, Sendable { case `default`, layoutBased, contentBased }
}

nonisolated extension View {
    public func font(_ font: Font?) -> Self { self }
    public func fontWeight(_ weight: Font.Weight?) -> Self { self }
    public func fontWidth(_ width: Font.Width?) -> Self { self }
    public func fontDesign(_ design: Font.Design?) -> Self { self }
    public func bold(_ isActive: Bool = true) -> Self { self }
    public func italic(_ isActive: Bool = true) -> Self { self }
    public func monospaced(_ isActive: Bool = true) -> Self { self }
    public func monospacedDigit() -> Self { self }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> Self
    { self }
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> Self
    { self }
    public func kerning(_ kerning: CGFloat) -> Self { self }
    public func tracking(_ tracking: CGFloat) -> Self { self }
    public func baselineOffset(_ offset: CGFloat) -> Self { self }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
    public func lineLimit(_ number: Int?) -> Self { self }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> Self { self }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> Self { self }
    public func lineLimit(_ limit: ClosedRange<Int>) -> Self { self }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
    public func lineSpacing(_ spacing: CGFloat) -> Self { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> Self { self }
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> Self { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
    public func allowsTightening(_ flag: Bool) -> Self { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
    public func textSelection(_ selectability: some TextSelectability) -> Self { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
    public func textRenderer(_ renderer: some TextRenderer) -> Self { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Self { self }
    #if Foundation
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }
    #endif
    public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
}

/// The ways to select a text.
public protocol TextSelectability {}
/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }
/// To which side a selection belongs.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
/// Draws texts.
public protocol TextRenderer: Animatable {}

/// The language that texts are set in.
public struct TypesettingLanguage: Equatable, Sendable {
    public static let automatic = Self()
    #if Foundation
    public static func explicit(_ language: Locale.Language) -> Self { Self() }
    #endif
}

/// A number that grows with the size of texts: at a prompt it stays.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
