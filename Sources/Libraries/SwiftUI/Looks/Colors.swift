// Looks: they change nothing at a prompt.

/// A colour: it knows only what it is called, so that two colours are told apart.
nonisolated public struct Color: Control, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    /// What the colour is called: its name, or its components.
    public let description: String

    init(called description: String) {
        self.description = description
    }

    /// The space that a colour's components are of.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(called: "\(space) \(red) \(green) \(blue) \(opacity)")
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(called: "hsb \(hue) \(saturation) \(brightness) \(opacity)")
    }

    public init(_ color: UIColor) { self.init(called: color.description) }
    public init(uiColor: UIColor) { self.init(uiColor) }
    public init(nsColor: NSColor) { self.init(nsColor) }

    #if Foundation
    public init(_ name: String, bundle: Bundle? = nil) { self.init(called: name) }
    public init(_ resource: ColorResource) { self.init(called: resource.name) }
    #else
    public init(_ name: String) { self.init(called: name) }
    #endif

    public func compose(into screen: inout ScreenBuilder) {}

    public func opacity(_ opacity: Double) -> Color { Color(called: "\(description) \(opacity)") }

    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        Color(called: "\(description) \(other) \(fraction)")
    }

    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
    public static var accentColor: Color { Color(called: "accentColor") }
    public static var primary: Color { Color(called: "primary") }
    public static var secondary: Color { Color(called: "secondary") }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color(called: #function) }
    public static var orange: Color { Color(called: #function) }
    public static var yellow: Color { Color(called: #function) }
    public static var green: Color { Color(called: #function) }
    public static var mint: Color { Color(called: #function) }
    public static var teal: Color { Color(called: #function) }
    public static var cyan: Color { Color(called: #function) }
    public static var blue: Color { Color(called: #function) }
    public static var indigo: Color { Color(called: #function) }
    public static var purple: Color { Color(called: #function) }
    public static var pink: Color { Color(called: #function) }
    public static var brown: Color { Color(called: #function) }
    public static var white: Color { Color(called: #function) }
    public static var gray: Color { Color(called: #function) }
    public static var black: Color { Color(called: #function) }
    public static var clear: Color { Color(called: #function) }
}

#if Foundation
/// A colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}
#endif

/// UIKit's and AppKit's colour, as far as `Color` takes one.
public typealias NSColor = UIColor

/// UIKit's and AppKit's colour, as far as `Color` takes one.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    /// What the colour is called: its name, or its components.
    public let description: String

    init(called description: String) {
        self.description = description
    }

    public convenience init(_ color: Color) { self.init(called: color.description) }
    public convenience init?(named name: String) { self.init(called: name) }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(called: "hsb \(hue) \(saturation) \(brightness) \(alpha)")
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(called: "\(description) \(alpha)") }
    public static func == (left: UIColor, right: UIColor) -> Bool { left.description == right.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension UIColor {
    public static var black: UIColor { UIColor(called: #function) }
    public static var darkGray: UIColor { UIColor(called: #function) }
    public static var lightGray: UIColor { UIColor(called: #function) }
    public static var white: UIColor { UIColor(called: #function) }
    public static var gray: UIColor { UIColor(called: #function) }
    public static var red: UIColor { UIColor(called: #function) }
    public static var green: UIColor { UIColor(called: #function) }
    public static var blue: UIColor { UIColor(called: #function) }
    public static var cyan: UIColor { UIColor(called: #function) }
    public static var yellow: UIColor { UIColor(called: #function) }
    public static var magenta: UIColor { UIColor(called: #function) }
    public static var orange: UIColor { UIColor(called: #function) }
    public static var purple: UIColor { UIColor(called: #function) }
    public static var brown: UIColor { UIColor(called: #function) }
    public static var clear: UIColor { UIColor(called: #function) }
    public static var systemRed: UIColor { UIColor(called: #function) }
    public static var systemGreen: UIColor { UIColor(called: #function) }
    public static var systemBlue: UIColor { UIColor(called: #function) }
    public static var systemOrange: UIColor { UIColor(called: #function) }
    public static var systemYellow: UIColor { UIColor(called: #function) }
    public static var systemPink: UIColor { UIColor(called: #function) }
    public static var systemPurple: UIColor { UIColor(called: #function) }
    public static var systemTeal: UIColor { UIColor(called: #function) }
    public static var systemIndigo: UIColor { UIColor(called: #function) }
    public static var systemBrown: UIColor { UIColor(called: #function) }
    public static var systemMint: UIColor { UIColor(called: #function) }
    public static var systemCyan: UIColor { UIColor(called: #function) }
    public static var systemGray: UIColor { UIColor(called: #function) }
    public static var systemGray2: UIColor { UIColor(called: #function) }
    public static var systemGray3: UIColor { UIColor(called: #function) }
    public static var systemGray4: UIColor { UIColor(called: #function) }
    public static var systemGray5: UIColor { UIColor(called: #function) }
    public static var systemGray6: UIColor { UIColor(called: #function) }
    public static var tintColor: UIColor { UIColor(called: #function) }
    public static var label: UIColor { UIColor(called: #function) }
    public static var secondaryLabel: UIColor { UIColor(called: #function) }
    public static var tertiaryLabel: UIColor { UIColor(called: #function) }
    public static var quaternaryLabel: UIColor { UIColor(called: #function) }
    public static var link: UIColor { UIColor(called: #function) }
    public static var placeholderText: UIColor { UIColor(called: #function) }
    public static var separator: UIColor { UIColor(called: #function) }
    public static var opaqueSeparator: UIColor { UIColor(called: #function) }
    public static var systemBackground: UIColor { UIColor(called: #function) }
    public static var secondarySystemBackground: UIColor { UIColor(called: #function) }
    public static var tertiarySystemBackground: UIColor { UIColor(called: #function) }
    public static var systemGroupedBackground: UIColor { UIColor(called: #function) }
    public static var secondarySystemGroupedBackground: UIColor { UIColor(called: #function) }
    public static var tertiarySystemGroupedBackground: UIColor { UIColor(called: #function) }
    public static var systemFill: UIColor { UIColor(called: #function) }
    public static var secondarySystemFill: UIColor { UIColor(called: #function) }
    public static var tertiarySystemFill: UIColor { UIColor(called: #function) }
    public static var quaternarySystemFill: UIColor { UIColor(called: #function) }
    public static var lightText: UIColor { UIColor(called: #function) }
    public static var darkText: UIColor { UIColor(called: #function) }
    public static var labelColor: UIColor { UIColor(called: #function) }
    public static var secondaryLabelColor: UIColor { UIColor(called: #function) }
    public static var tertiaryLabelColor: UIColor { UIColor(called: #function) }
    public static var quaternaryLabelColor: UIColor { UIColor(called: #function) }
    public static var textColor: UIColor { UIColor(called: #function) }
    public static var placeholderTextColor: UIColor { UIColor(called: #function) }
    public static var selectedTextColor: UIColor { UIColor(called: #function) }
    public static var textBackgroundColor: UIColor { UIColor(called: #function) }
    public static var selectedTextBackgroundColor: UIColor { UIColor(called: #function) }
    public static var linkColor: UIColor { UIColor(called: #function) }
    public static var separatorColor: UIColor { UIColor(called: #function) }
    public static var windowBackgroundColor: UIColor { UIColor(called: #function) }
    public static var windowFrameTextColor: UIColor { UIColor(called: #function) }
    public static var underPageBackgroundColor: UIColor { UIColor(called: #function) }
    public static var controlAccentColor: UIColor { UIColor(called: #function) }
    public static var controlColor: UIColor { UIColor(called: #function) }
    public static var controlBackgroundColor: UIColor { UIColor(called: #function) }
    public static var controlTextColor: UIColor { UIColor(called: #function) }
    public static var disabledControlTextColor: UIColor { UIColor(called: #function) }
    public static var selectedControlColor: UIColor { UIColor(called: #function) }
    public static var selectedContentBackgroundColor: UIColor { UIColor(called: #function) }
    public static var unemphasizedSelectedContentBackgroundColor: UIColor { UIColor(called: #function) }
    public static var gridColor: UIColor { UIColor(called: #function) }
    public static var headerTextColor: UIColor { UIColor(called: #function) }
}
