// Looks: a text has no font at a prompt.

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
        public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300)
        public static let regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600)
        public static let bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
    }
    /// How wide a font is.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
    }
    /// The kind of a font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// The distance between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
    public static let caption2 = Font(), extraLargeTitle = Font(), extraLargeTitle2 = Font(), `default` = Font()
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Self { Self() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Self { Self() }
    public static func custom(_ name: String, size: CGFloat) -> Self { Self() }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Self { Self() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Self { Self() }
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
