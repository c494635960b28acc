// Looks: they change nothing at a prompt.

/// A part of a control that a style arranges.
public struct StyledPart: Control { public func compose(into screen: inout ScreenBuilder) {} }

// MARK: ButtonStyle

/// The looks of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct ButtonStyleConfiguration {
    public typealias Label = StyledPart
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

// MARK: PrimitiveButtonStyle

/// The looks and the touch of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StyledPart
    public let role: ButtonRole?
    public let label: Label
    public func trigger() {}
}

/// The platform's own way.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }

/// No border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }

/// No decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }

/// A border.
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }

/// A filled border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}

/// A link.
public struct LinkButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: Self { Self() } }

/// A button of an accessory bar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle { public static var accessoryBar: Self { Self() } }

/// An action of an accessory bar.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: Self { Self() }
}

/// A card.
public struct CardButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == CardButtonStyle { public static var card: Self { Self() } }

/// Glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public init(_ glass: Glass) {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: Self { Self() } }

/// Filled glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

// MARK: LabelStyle

/// The looks of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct LabelStyleConfiguration {
    public typealias Title = StyledPart
    public typealias Icon = StyledPart
    public let title: Title
    public let icon: Icon
}

/// The platform's own way.
public struct DefaultLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }

// MARK: ToggleStyle

/// The looks of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct ToggleStyleConfiguration {
    public typealias Label = StyledPart
    public let label: Label
    @Binding public var isOn: Bool
    public let isMixed: Bool
}

/// The platform's own way.
public struct DefaultToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }

/// A button.
public struct ButtonToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

/// A box.
public struct CheckboxToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }

// MARK: ListStyle

/// The looks of lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// The platform's own way.
public struct DefaultListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }

/// No decoration.
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }

/// Groups.
public struct GroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }

/// Inset rows.
public struct InsetListStyle: ListStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }

/// Inset groups.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }

/// A sidebar.
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

/// A border.
public struct BorderedListStyle: ListStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }

/// A watch's list.
public struct EllipticalListStyle: ListStyle { public init() {} }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { Self() } }

/// A watch's carousel.
public struct CarouselListStyle: ListStyle { public init() {} }
extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { Self() } }

// MARK: PickerStyle

/// The looks of pickers.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The platform's own way.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }

/// A menu.
public struct MenuPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }

/// Segments.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }

/// A wheel.
public struct WheelPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }

/// Among the other rows.
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }

/// A screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

/// A palette.
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }

/// A pop-up button.
public struct PopUpButtonPickerStyle: PickerStyle { public init() {} }

/// Tabs.
public struct TabsPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == TabsPickerStyle { public static var tabs: Self { Self() } }

// MARK: TextFieldStyle

/// The looks of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// The platform's own way.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

/// A border.
public struct SquareBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { Self() } }

// MARK: TextEditorStyle

/// The looks of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TextEditorStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct TextEditorStyleConfiguration {
}

/// The platform's own way.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }

/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

/// A rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: Self { Self() }
}

// MARK: FormStyle

/// The looks of forms.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct FormStyleConfiguration {
    public typealias Content = StyledPart
    public let content: Content
}

/// The platform's own way.
public struct AutomaticFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }

/// Columns.
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

/// Groups.
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

// MARK: MenuStyle

/// The looks of menus.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct MenuStyleConfiguration {
    public typealias Label = StyledPart
    public typealias Content = StyledPart
    public let label: Label
    public let content: Content
}

/// The platform's own way.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }

/// A button.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == BorderedButtonMenuStyle { public static var borderedButton: Self { Self() } }

// MARK: GaugeStyle

/// The looks of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct GaugeStyleConfiguration {
    public typealias Label = StyledPart
    public typealias CurrentValueLabel = StyledPart
    public typealias MinimumValueLabel = StyledPart
    public typealias MaximumValueLabel = StyledPart
    public var value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

/// The platform's own way.
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }

/// A filled bar.
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }

/// A bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }

/// A small filled bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: Self { Self() }
}

/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }

/// A filled ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { Self() }
}

/// A watch's bar.
public struct LinearGaugeStyle: GaugeStyle {
    public init() {}
    public init(tint: Gradient) {}
}

extension GaugeStyle where Self == LinearGaugeStyle { public static var linear: Self { Self() } }

/// A watch's ring.
public struct CircularGaugeStyle: GaugeStyle {
    public init() {}
    public init(tint: Gradient) {}
}

extension GaugeStyle where Self == CircularGaugeStyle { public static var circular: Self { Self() } }

// MARK: ProgressViewStyle

/// The looks of progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
    public typealias Label = StyledPart
    public typealias CurrentValueLabel = StyledPart
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// The platform's own way.
public struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

// MARK: DatePickerStyle

/// The looks of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The platform's own way.
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }

/// Small.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }

/// A wheel.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { Self() } }

// MARK: TabViewStyle

/// The looks of tabs.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The platform's own way.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }

/// A sidebar or a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }

/// Groups.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { Self() } }

/// Pages below one another.
public struct VerticalPageTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == VerticalPageTabViewStyle { public static var verticalPage: Self { Self() } }

/// Pages.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        public static var automatic: Self { Self() }
        public static var always: Self { Self() }
        public static var never: Self { Self() }
    }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

// MARK: IndexViewStyle

/// The looks of page dots.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Page dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        public static var automatic: Self { Self() }
        public static var interactive: Self { Self() }
        public static var always: Self { Self() }
        public static var never: Self { Self() }
    }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

// MARK: NavigationViewStyle

/// The looks of navigation views.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The platform's own way.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }

/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

// MARK: NavigationSplitViewStyle

/// The looks of split views.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension NavigationSplitViewStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct NavigationSplitViewStyleConfiguration {
}

/// The platform's own way.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}

/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}

/// A wide detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

// MARK: GroupBoxStyle

/// The looks of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct GroupBoxStyleConfiguration {
    public typealias Label = StyledPart
    public typealias Content = StyledPart
    public let label: Label
    public let content: Content
}

/// The platform's own way.
public struct DefaultGroupBoxStyle: GroupBoxStyle { public init() {} }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

// MARK: DisclosureGroupStyle

/// The looks of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StyledPart
    public typealias Content = StyledPart
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

/// The platform's own way.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { public init() {} }
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}

// MARK: ControlGroupStyle

/// The looks of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct ControlGroupStyleConfiguration {
    public typealias Label = StyledPart
    public typealias Content = StyledPart
    public let content: Content
    public let label: Label
}

/// The platform's own way.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }

/// Back and forward.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }

/// A small menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { Self() }
}

/// A palette.
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }

// MARK: TableStyle

/// The looks of tables.
@MainActor @preconcurrency public protocol TableStyle {
    associatedtype Body: View
    typealias Configuration = TableStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TableStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct TableStyleConfiguration {
}

/// The platform's own way.
public struct AutomaticTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }

/// Inset rows.
public struct InsetTableStyle: TableStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }

/// A border.
public struct BorderedTableStyle: TableStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == BorderedTableStyle { public static var bordered: Self { Self() } }

// MARK: LabeledContentStyle

/// The looks of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Body == StyledPart {
    public func makeBody(configuration: Configuration) -> StyledPart { StyledPart() }
}

/// What the style gets.
@MainActor @preconcurrency public struct LabeledContentStyleConfiguration {
    public typealias Label = StyledPart
    public typealias Content = StyledPart
    public let label: Label
    public let content: Content
}

/// The platform's own way.
public struct AutomaticLabeledContentStyle: LabeledContentStyle { public init() {} }
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: Self { Self() }
}

// MARK: WindowStyle

/// The looks of windows.
@MainActor @preconcurrency public protocol WindowStyle {}

/// The platform's own way.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }

/// No title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }

/// No decoration.
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// A volume.
public struct VolumetricWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == VolumetricWindowStyle { public static var volumetric: Self { Self() } }

// MARK: WindowToolbarStyle

/// The looks of a window's toolbar.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}

/// The platform's own way.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static var unified: Self { Self() } }

/// Beside the title, small.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
}

// MARK: MenuBarExtraStyle

/// The looks of menu bar items.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {}

/// The platform's own way.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

// MARK: Modifiers

nonisolated extension View {
    public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
    public func labelStyle(_ style: some LabelStyle) -> some View { self }
    public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
    public func listStyle(_ style: some ListStyle) -> some View { self }
    public func pickerStyle(_ style: some PickerStyle) -> some View { self }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    public func formStyle(_ style: some FormStyle) -> some View { self }
    public func menuStyle(_ style: some MenuStyle) -> some View { self }
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { self }
    public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
    public func tableStyle(_ style: some TableStyle) -> some View { self }
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View { self }
    public func presentedWindowStyle(_ style: some WindowStyle) -> some View { self }
    public func presentedWindowToolbarStyle(_ style: some WindowToolbarStyle) -> some View { self }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func labelsVisibility(_ visibility: Visibility) -> some View { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public func horizontalRadioGroupLayout() -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var flexible: Self { Self() }
    public static var fitted: Self { Self() }
}

/// Whether a held button repeats.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var priority: Self { Self() }
    public static var fixed: Self { Self() }
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}

/// Whether rows alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}

/// When a tab bar shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var onScrollDown: Self { Self() }
    public static var onScrollUp: Self { Self() }
    public static var never: Self { Self() }
}

/// Where tabs are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var tabBar: Self { Self() }
    public static var sidebar: Self { Self() }
}

/// How a palette shows its choice.
public struct PaletteSelectionEffect: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var custom: Self { Self() }
}
