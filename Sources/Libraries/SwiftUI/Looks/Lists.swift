// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func listRowBackground(_ view: (some View)?) -> Self { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
    public func listRowPlatterColor(_ color: Color?) -> Self { self }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
    public func sectionIndexLabel(_ label: Text?) -> Self { self }
    public func sectionIndexLabel(_ label: String?) -> Self { self }
    public func listItemTint(_ tint: Color?) -> Self { self }
    public func listItemTint(_ tint: ListItemTint?) -> Self { self }
    public func headerProminence(_ prominence: Prominence) -> Self { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
    public func selectionDisabled(_ disabled: Bool = true) -> Self { self }
    public func deleteDisabled(_ disabled: Bool) -> Self { self }
    public func moveDisabled(_ disabled: Bool) -> Self { self }
}

/// The distance between sections.
public enum ListSectionSpacing: Sendable { case `default`, compact, custom(CGFloat) }
/// The tint of a row.
public enum ListItemTint: Sendable { case monochrome, fixed(Color), preferred(Color) }
/// How prominent a badge is.
public enum BadgeProminence: Hashable, Sendable { case standard, increased, decreased }
