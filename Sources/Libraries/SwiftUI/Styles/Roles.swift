import ChallengeDesignSystem

extension ShapeStyle {
    /// The role of a text in this style, which a theme colours; nil for a style without a meaning.
    var role: Span.Role? {
        if let style = self as? HierarchicalShapeStyle { return style.level == 1 ? .plain : .secondary }
        if self is TintShapeStyle { return .accent }
        return (self as? Color)?.role
    }
}

extension Color {
    /// The role of a text in this colour; nil for a colour without a meaning.
    var role: Span.Role? {
        switch description {
        case "primary": .plain
        case "secondary", "gray": .secondary
        case "red": .failure
        case "orange", "yellow": .warning
        case "green", "mint": .success
        case "accentColor", "blue": .accent
        default: nil
        }
    }

    /// The colours with a name.
    static let named: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
        ("white", .white), ("gray", .gray), ("black", .black), ("primary", .primary), ("secondary", .secondary),
    ]
}

extension Text {
    /// The text in the role of its style: `secondary` is less important, red is a failure.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { style.role.map(with) ?? self }
    /// The text in the role of its colour.
    public func foregroundColor(_ color: Color?) -> Text { color?.role.map(with) ?? self }
}
