// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> Self { self }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
    public func navigationBarHidden(_ hidden: Bool = true) -> Self { self }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
}

nonisolated extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
    public func hidden(_ hidden: Bool = true) -> Self { self }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    public static let automatic = Self(), navigationBar = Self(), tabBar = Self(), bottomBar = Self()
    public static let windowToolbar = Self(), bottomOrnament = Self()
    public static func accessoryBar(id: some Hashable) -> Self { Self() }
}

/// The role of a toolbar.
public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }
/// How large a title is.
public enum ToolbarTitleDisplayMode: Hashable, Sendable { case automatic, inline, inlineLarge, large }
/// A control that a toolbar has by itself.
public enum ToolbarDefaultItemKind: Hashable, Sendable { case sidebarToggle, title, search }
/// How wide a gap is.
public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }
/// The looks of a toolbar's labels.
public enum ToolbarLabelStyle: Hashable, Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }
/// How a toolbar is changed.
public enum ToolbarCustomizationBehavior: Hashable, Sendable { case `default`, reorderable, disabled }
/// How a person arranged tabs.
public struct TabViewCustomization: Equatable, Sendable, Codable { public init() {} }

nonisolated extension View {
    public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> Self { self }
    public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> Self { self }
    public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> Self { self }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }
    public func contentCaptureProtected(_ isProtected: Bool = true) -> Self { self }
    public func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> Self { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
    public func dialogPreventsAppTermination(_ prevents: Bool?) -> Self { self }
}

nonisolated extension TabContent {
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> Self
    { self }
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }
}

extension NavigationLink { public func isDetailLink(_ isDetailLink: Bool) -> Self { self } }

/// When a tab searches.
public enum TabSearchActivation: Sendable { case automatic, searchTabSelection }
/// The parts that a search hides.
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
/// How a tab is moved.
public enum TabCustomizationBehavior: Sendable { case automatic, disabled, reorderable }
/// The place of a tab.
public enum TabPlacement: Sendable { case automatic, pinned, sidebarOnly }

/// A gap in a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// A control that a toolbar has by itself.
public struct DefaultToolbarItem: ToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
