// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func listRowBackground(_ view: (some View)?) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowPlatterColor(_ color: Color?) -> some View { self }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    public func sectionIndexLabel(_ label: String?) -> some View { self }
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
    public func selectionDisabled(_ disabled: Bool = true) -> some View { self }
    public func deleteDisabled(_ disabled: Bool) -> some View { self }
    public func moveDisabled(_ disabled: Bool) -> some View { self }
}

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
    public static var `default`: Self { Self() }
    public static var compact: Self { Self() }
    public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// The tint of a row.
public struct ListItemTint: Sendable {
    public static var monochrome: Self { Self() }
    public static func fixed(_ tint: Color) -> Self { Self() }
    public static func preferred(_ tint: Color) -> Self { Self() }
}

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
    public static var standard: Self { Self() }
    public static var increased: Self { Self() }
    public static var decreased: Self { Self() }
}
