// Looks: they change nothing at a prompt.

/// A colour: it knows only what it is called, so that two colours are told apart.
nonisolated public struct Color: Control, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    /// The name of the colour, or its components.
    public let description: String
    init(called description: String) { self.description = description }
    /// The space that a colour's components are of.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
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
    public static let accentColor = Color(called: "accentColor"), primary = Color(called: "primary")
    public static let secondary = Color(called: "secondary")
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
    public init(name: String, bundle: Bundle) { self.name = name }
}
#endif
/// UIKit's and AppKit's colour, as far as `Color` takes one.
public typealias NSColor = UIColor

/// UIKit's and AppKit's colour, as far as `Color` takes one.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    /// The name of the colour, or its components.
    public let description: String
    init(_ description: String) { self.description = description }
    public convenience init(_ color: Color) { self.init(color.description) }
    public convenience init?(named name: String) { self.init(name) }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init("hsb \(hue) \(saturation) \(brightness) \(alpha)")
    }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(description) \(alpha)") }
    public static func == (left: UIColor, right: UIColor) -> Bool { left.description == right.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension UIColor {
    public static let black = UIColor("black"), darkGray = UIColor("darkGray"), lightGray = UIColor("lightGray")
    public static let white = UIColor("white"), gray = UIColor("gray"), red = UIColor("red"), green = UIColor("green")
    public static let blue = UIColor("blue"), cyan = UIColor("cyan"), yellow = UIColor("yellow")
    public static let magenta = UIColor("magenta"), orange = UIColor("orange"), purple = UIColor("purple")
    public static let brown = UIColor("brown"), clear = UIColor("clear"), systemRed = UIColor("systemRed")
    public static let systemGreen = UIColor("systemGreen"), systemBlue = UIColor("systemBlue")
    public static let systemOrange = UIColor("systemOrange"), systemYellow = UIColor("systemYellow")
    public static let systemPink = UIColor("systemPink"), systemPurple = UIColor("systemPurple")
    public static let systemTeal = UIColor("systemTeal"), systemIndigo = UIColor("systemIndigo")
    public static let systemBrown = UIColor("systemBrown"), systemMint = UIColor("systemMint")
    public static let systemCyan = UIColor("systemCyan"), systemGray = UIColor("systemGray")
    public static let systemGray2 = UIColor("systemGray2"), systemGray3 = UIColor("systemGray3")
    public static let systemGray4 = UIColor("systemGray4"), systemGray5 = UIColor("systemGray5")
    public static let systemGray6 = UIColor("systemGray6"), tintColor = UIColor("tintColor"), label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel"), tertiaryLabel = UIColor("tertiaryLabel")
    public static let quaternaryLabel = UIColor("quaternaryLabel"), link = UIColor("link")
    public static let placeholderText = UIColor("placeholderText"), separator = UIColor("separator")
    public static let opaqueSeparator = UIColor("opaqueSeparator"), systemBackground = UIColor("systemBackground")
    public static let secondarySystemBackground = UIColor("secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor("systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
    public static let systemFill = UIColor("systemFill"), secondarySystemFill = UIColor("secondarySystemFill")
    public static let tertiarySystemFill = UIColor("tertiarySystemFill")
    public static let quaternarySystemFill = UIColor("quaternarySystemFill"), lightText = UIColor("lightText")
    public static let darkText = UIColor("darkText"), labelColor = UIColor("labelColor")
    public static let secondaryLabelColor = UIColor("secondaryLabelColor")
    public static let tertiaryLabelColor = UIColor("tertiaryLabelColor")
    public static let quaternaryLabelColor = UIColor("quaternaryLabelColor"), textColor = UIColor("textColor")
    public static let placeholderTextColor = UIColor("placeholderTextColor")
    public static let selectedTextColor = UIColor("selectedTextColor")
    public static let textBackgroundColor = UIColor("textBackgroundColor")
    public static let selectedTextBackgroundColor = UIColor("selectedTextBackgroundColor")
    public static let linkColor = UIColor("linkColor"), separatorColor = UIColor("separatorColor")
    public static let windowBackgroundColor = UIColor("windowBackgroundColor")
    public static let windowFrameTextColor = UIColor("windowFrameTextColor")
    public static let underPageBackgroundColor = UIColor("underPageBackgroundColor")
    public static let controlAccentColor = UIColor("controlAccentColor"), controlColor = UIColor("controlColor")
    public static let controlBackgroundColor = UIColor("controlBackgroundColor")
    public static let controlTextColor = UIColor("controlTextColor")
    public static let disabledControlTextColor = UIColor("disabledControlTextColor")
    public static let selectedControlColor = UIColor("selectedControlColor")
    public static let selectedContentBackgroundColor = UIColor("selectedContentBackgroundColor")
    public static let unemphasizedSelectedContentBackgroundColor = UIColor("unemphasizedSelectedContentBackgroundColor")
    public static let gridColor = UIColor("gridColor"), headerTextColor = UIColor("headerTextColor")
}
