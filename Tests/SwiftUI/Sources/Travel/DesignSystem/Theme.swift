import SwiftUI

struct Theme: Equatable, Sendable {
    struct Palette: Equatable, Sendable {
        var accent: Color
        var background: Color
        var surface: Color
        var text: Color
        var muted: Color
    }

    enum Spacing {
        static let xs: CGFloat = 4
        static let s: CGFloat = 8
        static let m: CGFloat = 16
        static let l: CGFloat = 24
    }

    var palette: Palette
    var cornerRadius: CGFloat

    static let standard = Theme(
        palette: Palette(
            accent: Color(red: 0.05, green: 0.45, blue: 0.62),
            background: Color(white: 0.96),
            surface: .white,
            text: .black,
            muted: Color(hex: 0x6B7280)
        ),
        cornerRadius: 16
    )

    static let night = Theme(
        palette: Palette(
            accent: Color(hue: 0.52, saturation: 0.6, brightness: 0.9),
            background: Color(hex: 0x0B1220),
            surface: Color(hex: 0x172033),
            text: .white,
            muted: .white.opacity(0.6)
        ),
        cornerRadius: 16
    )
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme = .standard
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    @Entry var isCompactCard: Bool = false
    @Entry var currencyCode = "EUR"
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }

    func compactCards(_ isCompact: Bool = true) -> some View {
        environment(\.isCompactCard, isCompact)
    }
}

extension Color {
    init(hex: UInt32, opacity: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity
        )
    }
}
