// Looks: they change nothing at a prompt.

/// How an app's own style arranges the parts of a control: at a prompt the control itself is read.
@MainActor @preconcurrency public protocol ControlStyle {
    associatedtype Body: View
    typealias Configuration = ControlStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of progress for an app's own style.
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
    public typealias Label = StyledPart
    public typealias CurrentValueLabel = StyledPart
    public let fractionCompleted: Double?
    public let label, currentValueLabel: StyledPart?
}

/// The looks of progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The looks of buttons.
@MainActor @preconcurrency public protocol ButtonStyle: ControlStyle {}
/// The looks and the touch of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: ControlStyle {}
/// The looks of labels.
@MainActor @preconcurrency public protocol LabelStyle: ControlStyle {}
/// The looks of toggles.
@MainActor @preconcurrency public protocol ToggleStyle: ControlStyle {}
/// The looks of lists.
@MainActor @preconcurrency public protocol ListStyle {}
/// The looks of pickers.
@MainActor @preconcurrency public protocol PickerStyle {}
/// The looks of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}
/// The looks of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {}
/// The looks of forms.
@MainActor @preconcurrency public protocol FormStyle: ControlStyle {}
/// The looks of menus.
@MainActor @preconcurrency public protocol MenuStyle: ControlStyle {}
/// The looks of gauges.
@MainActor @preconcurrency public protocol GaugeStyle: ControlStyle {}
/// The looks of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}
/// The looks of tabs.
@MainActor @preconcurrency public protocol TabViewStyle {}
/// The looks of page dots.
@MainActor @preconcurrency public protocol IndexViewStyle {}
/// The looks of navigation views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
/// The looks of split views.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
/// The looks of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle: ControlStyle {}
/// The looks of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: ControlStyle {}
/// The looks of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle: ControlStyle {}
/// The looks of tables.
@MainActor @preconcurrency public protocol TableStyle {}
/// The looks of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle: ControlStyle {}
/// The looks of windows.
@MainActor @preconcurrency public protocol WindowStyle {}
/// The looks of a window's toolbar.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}
/// The looks of menu bar items.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {}

// What the styles get, by their names.
public typealias ButtonStyleConfiguration = ControlStyleConfiguration
public typealias LabelStyleConfiguration = ControlStyleConfiguration
public typealias FormStyleConfiguration = ControlStyleConfiguration
public typealias MenuStyleConfiguration = ControlStyleConfiguration
public typealias GaugeStyleConfiguration = ControlStyleConfiguration
public typealias GroupBoxStyleConfiguration = ControlStyleConfiguration
public typealias DisclosureGroupStyleConfiguration = ControlStyleConfiguration
public typealias ControlGroupStyleConfiguration = ControlStyleConfiguration
public typealias LabeledContentStyleConfiguration = ControlStyleConfiguration

// The controls that an app's own style puts into its body.
extension ProgressView where Label == StyledPart, CurrentValueLabel == StyledPart {
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(value: configuration.fractionCompleted) {
            configuration.label ?? StyledPart()
        } currentValueLabel: {
            configuration.currentValueLabel ?? StyledPart()
        }
    }
}
extension Label where Title == StyledPart, Icon == StyledPart {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}
extension LabeledContent where Label == StyledPart, Content == StyledPart {
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension GroupBox where Label == StyledPart, Content == StyledPart {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension DisclosureGroup where Label == StyledPart, Content == StyledPart {
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension Menu where Label == StyledPart, Content == StyledPart {
    public init(_ configuration: MenuStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension Gauge
where Label == StyledPart, CurrentValueLabel == StyledPart, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init(_ configuration: GaugeStyleConfiguration) {
        self.init(value: configuration.value) {
            configuration.label
        } currentValueLabel: {
            configuration.currentValueLabel ?? StyledPart()
        }
    }
}
extension Form where Content == StyledPart {
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
extension ControlGroup where Content == StyledPart {
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

/// Every style that SwiftUI has: none of them shows at a prompt.
public struct BuiltInStyle:
    PrimitiveButtonStyle, LabelStyle, ToggleStyle, ListStyle, PickerStyle, TextFieldStyle, TextEditorStyle, FormStyle,
    MenuStyle, GaugeStyle, ProgressViewStyle, DatePickerStyle, TabViewStyle, IndexViewStyle, NavigationViewStyle,
    NavigationSplitViewStyle, GroupBoxStyle, DisclosureGroupStyle, ControlGroupStyle, TableStyle, LabeledContentStyle,
    WindowStyle, WindowToolbarStyle, MenuBarExtraStyle
{
    /// When the dots of pages are shown.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    /// When the dots of pages have a background.
    public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
    public init() {}
    public init(_ glass: Glass) {}
    public init(tint: Color) {}
    public init(tint: Gradient) {}
    public init(alternatesRowBackgrounds: Bool) {}
    public init(showsTitle: Bool) {}
    public init(indexDisplayMode: IndexDisplayMode) {}
    public init(backgroundDisplayMode: BackgroundDisplayMode) {}
    public func makeBody(configuration: ControlStyleConfiguration) -> StyledPart { return StyledPart() }
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> StyledPart { return StyledPart() }
}

extension PrimitiveButtonStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var borderless: Self { Self() }
    public static var plain: Self { Self() }
    public static var bordered: Self { Self() }
    public static var borderedProminent: Self { Self() }
    public static var link: Self { Self() }
    public static var accessoryBar: Self { Self() }
    public static var accessoryBarAction: Self { Self() }
    public static var card: Self { Self() }
    public static var glass: Self { Self() }
    public static var glassProminent: Self { Self() }
    public static func glass(_ glass: Glass) -> Self { Self() }
}
extension LabelStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var titleOnly: Self { Self() }
    public static var iconOnly: Self { Self() }
    public static var titleAndIcon: Self { Self() }
}
extension ToggleStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var `switch`: Self { Self() }
    public static var button: Self { Self() }
    public static var checkbox: Self { Self() }
}
extension ListStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var grouped: Self { Self() }
    public static var inset: Self { Self() }
    public static var insetGrouped: Self { Self() }
    public static var sidebar: Self { Self() }
    public static var bordered: Self { Self() }
    public static var elliptical: Self { Self() }
    public static var carousel: Self { Self() }
}
extension PickerStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var menu: Self { Self() }
    public static var segmented: Self { Self() }
    public static var wheel: Self { Self() }
    public static var inline: Self { Self() }
    public static var navigationLink: Self { Self() }
    public static var palette: Self { Self() }
    public static var radioGroup: Self { Self() }
    public static var tabs: Self { Self() }
}
extension TextFieldStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var roundedBorder: Self { Self() }
    public static var squareBorder: Self { Self() }
}
extension TextEditorStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var roundedBorder: Self { Self() }
}
extension FormStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var columns: Self { Self() }
    public static var grouped: Self { Self() }
}
extension MenuStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var button: Self { Self() }
    public static var borderlessButton: Self { Self() }
    public static var borderedButton: Self { Self() }
}
extension GaugeStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var linearCapacity: Self { Self() }
    public static var accessoryLinear: Self { Self() }
    public static var accessoryLinearCapacity: Self { Self() }
    public static var accessoryCircular: Self { Self() }
    public static var accessoryCircularCapacity: Self { Self() }
    public static var linear: Self { Self() }
    public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var linear: Self { Self() }
    public static var circular: Self { Self() }
}
extension DatePickerStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var compact: Self { Self() }
    public static var graphical: Self { Self() }
    public static var wheel: Self { Self() }
    public static var field: Self { Self() }
    public static var stepperField: Self { Self() }
}
extension TabViewStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var sidebarAdaptable: Self { Self() }
    public static var tabBarOnly: Self { Self() }
    public static var grouped: Self { Self() }
    public static var verticalPage: Self { Self() }
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: Self.IndexDisplayMode) -> Self { Self() }
}
extension IndexViewStyle where Self == BuiltInStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self { Self() }
}
extension NavigationViewStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var stack: Self { Self() }
    public static var columns: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var balanced: Self { Self() }
    public static var prominentDetail: Self { Self() }
}
extension GroupBoxStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
}
extension DisclosureGroupStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var navigation: Self { Self() }
    public static var menu: Self { Self() }
    public static var compactMenu: Self { Self() }
    public static var palette: Self { Self() }
}
extension TableStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var inset: Self { Self() }
    public static var bordered: Self { Self() }
}
extension LabeledContentStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
}
extension WindowStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var hiddenTitleBar: Self { Self() }
    public static var titleBar: Self { Self() }
    public static var plain: Self { Self() }
    public static var volumetric: Self { Self() }
}
extension WindowToolbarStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var expanded: Self { Self() }
    public static var unified: Self { Self() }
    public static var unifiedCompact: Self { Self() }
}
extension MenuBarExtraStyle where Self == BuiltInStyle {
    public static var automatic: Self { Self() }
    public static var menu: Self { Self() }
    public static var window: Self { Self() }
}

// The names of the styles as types.
public typealias DefaultButtonStyle = BuiltInStyle
public typealias BorderlessButtonStyle = BuiltInStyle
public typealias PlainButtonStyle = BuiltInStyle
public typealias BorderedButtonStyle = BuiltInStyle
public typealias BorderedProminentButtonStyle = BuiltInStyle
public typealias LinkButtonStyle = BuiltInStyle
public typealias GlassButtonStyle = BuiltInStyle
public typealias GlassProminentButtonStyle = BuiltInStyle
public typealias DefaultLabelStyle = BuiltInStyle
public typealias TitleOnlyLabelStyle = BuiltInStyle
public typealias IconOnlyLabelStyle = BuiltInStyle
public typealias TitleAndIconLabelStyle = BuiltInStyle
public typealias DefaultToggleStyle = BuiltInStyle
public typealias SwitchToggleStyle = BuiltInStyle
public typealias ButtonToggleStyle = BuiltInStyle
public typealias CheckboxToggleStyle = BuiltInStyle
public typealias DefaultListStyle = BuiltInStyle
public typealias PlainListStyle = BuiltInStyle
public typealias GroupedListStyle = BuiltInStyle
public typealias InsetListStyle = BuiltInStyle
public typealias InsetGroupedListStyle = BuiltInStyle
public typealias SidebarListStyle = BuiltInStyle
public typealias BorderedListStyle = BuiltInStyle
public typealias DefaultPickerStyle = BuiltInStyle
public typealias MenuPickerStyle = BuiltInStyle
public typealias SegmentedPickerStyle = BuiltInStyle
public typealias WheelPickerStyle = BuiltInStyle
public typealias InlinePickerStyle = BuiltInStyle
public typealias NavigationLinkPickerStyle = BuiltInStyle
public typealias PalettePickerStyle = BuiltInStyle
public typealias RadioGroupPickerStyle = BuiltInStyle
public typealias DefaultTextFieldStyle = BuiltInStyle
public typealias PlainTextFieldStyle = BuiltInStyle
public typealias RoundedBorderTextFieldStyle = BuiltInStyle
public typealias SquareBorderTextFieldStyle = BuiltInStyle
public typealias ColumnsFormStyle = BuiltInStyle
public typealias GroupedFormStyle = BuiltInStyle
public typealias DefaultMenuStyle = BuiltInStyle
public typealias ButtonMenuStyle = BuiltInStyle
public typealias BorderlessButtonMenuStyle = BuiltInStyle
public typealias BorderedButtonMenuStyle = BuiltInStyle
public typealias LinearCapacityGaugeStyle = BuiltInStyle
public typealias AccessoryLinearGaugeStyle = BuiltInStyle
public typealias AccessoryLinearCapacityGaugeStyle = BuiltInStyle
public typealias AccessoryCircularGaugeStyle = BuiltInStyle
public typealias AccessoryCircularCapacityGaugeStyle = BuiltInStyle
public typealias DefaultProgressViewStyle = BuiltInStyle
public typealias LinearProgressViewStyle = BuiltInStyle
public typealias CircularProgressViewStyle = BuiltInStyle
public typealias CompactDatePickerStyle = BuiltInStyle
public typealias GraphicalDatePickerStyle = BuiltInStyle
public typealias WheelDatePickerStyle = BuiltInStyle
public typealias DefaultTabViewStyle = BuiltInStyle
public typealias PageTabViewStyle = BuiltInStyle
public typealias PageIndexViewStyle = BuiltInStyle
public typealias DefaultNavigationViewStyle = BuiltInStyle
public typealias StackNavigationViewStyle = BuiltInStyle
public typealias ColumnNavigationViewStyle = BuiltInStyle
public typealias DoubleColumnNavigationViewStyle = BuiltInStyle
public typealias BalancedNavigationSplitViewStyle = BuiltInStyle
public typealias ProminentDetailNavigationSplitViewStyle = BuiltInStyle
public typealias InsetTableStyle = BuiltInStyle
public typealias BorderedTableStyle = BuiltInStyle
public typealias HiddenTitleBarWindowStyle = BuiltInStyle
public typealias TitleBarWindowStyle = BuiltInStyle

nonisolated extension View {
    public func buttonStyle(_ style: some ButtonStyle) -> Self { self }
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> Self { self }
    public func labelStyle(_ style: some LabelStyle) -> Self { self }
    public func toggleStyle(_ style: some ToggleStyle) -> Self { self }
    public func listStyle(_ style: some ListStyle) -> Self { self }
    public func pickerStyle(_ style: some PickerStyle) -> Self { self }
    public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
    public func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }
    public func formStyle(_ style: some FormStyle) -> Self { self }
    public func menuStyle(_ style: some MenuStyle) -> Self { self }
    public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }
    public func progressViewStyle(_ style: some ProgressViewStyle) -> Self { self }
    public func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
    public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
    public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> Self { self }
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> Self { self }
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> Self { self }
    public func controlGroupStyle(_ style: some ControlGroupStyle) -> Self { self }
    public func tableStyle(_ style: some TableStyle) -> Self { self }
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> Self { self }
    public func presentedWindowStyle(_ style: some WindowStyle) -> Self { self }
    public func presentedWindowToolbarStyle(_ style: some WindowToolbarStyle) -> Self { self }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
    public func controlSize(_ size: ControlSize) -> Self { self }
    public func controlSize(_ range: ClosedRange<ControlSize>) -> Self { self }
    public func labelsHidden() -> Self { self }
    public func labelsVisibility(_ visibility: Visibility) -> Self { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> Self { self }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
    public func menuIndicator(_ visibility: Visibility) -> Self { self }
    public func menuOrder(_ order: MenuOrder) -> Self { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
    public func horizontalRadioGroupLayout() -> Self { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }
    public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> Self { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self {
        self
    }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> Self { self }
}

/// How wide a button is.
public enum ButtonSizing: Hashable, Sendable { case automatic, flexible, fitted }
/// The repetition of a held button.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// The order of a menu.
public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }
/// The effect of an action on its menu.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// Whether rows alternate.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// When a tab bar shrinks.
public enum TabBarMinimizeBehavior: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }
/// Where tabs are.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
/// How a palette shows its choice.
public enum PaletteSelectionEffect: Hashable, Sendable { case automatic, custom }
