import SwiftUI

// MARK: - Buttons

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.vertical, 14)
            .frame(maxWidth: .infinity)
            .background(theme.palette.accent.opacity(isEnabled ? 1 : 0.35))
            .clipShape(.rect(cornerRadius: theme.cornerRadius, style: .continuous))
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}

struct GhostButtonStyle: ButtonStyle {
    var color: Color?

    func makeBody(configuration: Configuration) -> some View {
        GhostButton(configuration: configuration, color: color)
    }

    private struct GhostButton: View {
        let configuration: ButtonStyleConfiguration
        let color: Color?
        @Environment(\.theme) private var theme

        var body: some View {
            configuration.label
                .padding(.horizontal, Theme.Spacing.m)
                .padding(.vertical, Theme.Spacing.s)
                .foregroundStyle(color ?? theme.palette.accent)
                .overlay {
                    Capsule().strokeBorder(color ?? theme.palette.accent, lineWidth: 1)
                }
                .opacity(configuration.isPressed ? 0.5 : 1)
        }
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { .init() }
}

extension ButtonStyle where Self == GhostButtonStyle {
    static var ghost: Self { GhostButtonStyle() }
    static func ghost(_ color: Color) -> Self { GhostButtonStyle(color: color) }
}

// MARK: - Labels

struct TrailingIconLabelStyle: LabelStyle {
    var spacing: CGFloat = Theme.Spacing.xs

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.title
            configuration.icon
                .imageScale(.small)
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: TrailingIconLabelStyle { TrailingIconLabelStyle() }
}

// MARK: - Modifiers

struct CardModifier: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.isCompactCard) private var isCompact

    func body(content: Content) -> some View {
        content
            .padding(isCompact ? Theme.Spacing.s : Theme.Spacing.m)
            .background(theme.palette.surface, in: RoundedRectangle(cornerRadius: theme.cornerRadius))
            .shadow(color: .black.opacity(0.08), radius: 8, x: 0, y: 3)
    }
}

struct ScreenBackground: ViewModifier {
    @Environment(\.theme) var theme

    func body(content: Content) -> some View {
        ZStack {
            theme.palette.background.ignoresSafeArea()
            content
        }
        .foregroundStyle(theme.palette.text)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
    func screenBackground() -> some View { modifier(ScreenBackground()) }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}
