// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool = true) -> some View { self }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

nonisolated extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}

/// Where a control of a toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    public static var automatic: Self { Self(#function) }
    public static var principal: Self { Self(#function) }
    public static var navigation: Self { Self(#function) }
    public static var primaryAction: Self { Self(#function) }
    public static var secondaryAction: Self { Self(#function) }
    public static var status: Self { Self(#function) }
    public static var confirmationAction: Self { Self(#function) }
    public static var cancellationAction: Self { Self(#function) }
    public static var destructiveAction: Self { Self(#function) }
    public static var keyboard: Self { Self(#function) }
    public static var topBarLeading: Self { Self(#function) }
    public static var topBarTrailing: Self { Self(#function) }
    public static var navigationBarLeading: Self { Self(#function) }
    public static var navigationBarTrailing: Self { Self(#function) }
    public static var bottomBar: Self { Self(#function) }
    public static var bottomOrnament: Self { Self(#function) }
    public static var title: Self { Self(#function) }
    public static var subtitle: Self { Self(#function) }
    public static var largeTitle: Self { Self(#function) }
    public static var largeSubtitle: Self { Self(#function) }
    public static func accessoryBar(id: some Hashable) -> Self { Self(#function) }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var navigationBar: Self { Self() }
    public static var tabBar: Self { Self() }
    public static var bottomBar: Self { Self() }
    public static var windowToolbar: Self { Self() }
    public static var bottomOrnament: Self { Self() }
    public static func accessoryBar(id: some Hashable) -> Self { Self() }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var navigationStack: Self { Self() }
    public static var browser: Self { Self() }
    public static var editor: Self { Self() }
}

/// How large a title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var inline: Self { Self() }
    public static var inlineLarge: Self { Self() }
    public static var large: Self { Self() }
}

/// A control that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    public static var sidebarToggle: Self { Self() }
    public static var title: Self { Self() }
    public static var search: Self { Self() }
}

/// How wide a gap is.
public struct SpacerSizing: Hashable, Sendable {
    public static var fixed: Self { Self() }
    public static var flexible: Self { Self() }
}

/// The looks of a toolbar's labels.
public struct ToolbarLabelStyle: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var titleAndIcon: Self { Self() }
    public static var titleOnly: Self { Self() }
    public static var iconOnly: Self { Self() }
}

/// How a toolbar is changed.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    public static var `default`: Self { Self() }
    public static var reorderable: Self { Self() }
    public static var disabled: Self { Self() }
}

/// How a person arranged tabs.
public struct TabViewCustomization: Equatable, Sendable, Codable { public init() {} }

/// A navigation bar.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

/// A gap in a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// A control that a toolbar has by itself.
public struct DefaultToolbarItem: ToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
