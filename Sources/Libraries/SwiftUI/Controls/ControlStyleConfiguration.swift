// Looks: at a prompt the control itself is read, and not what a style arranges.

/// A part of a control that a style arranges.
public struct StyledPart: Control { public func compose(into screen: inout ScreenBuilder) {} }

/// The parts of a control for an app's own style.
@MainActor @preconcurrency public struct ControlStyleConfiguration {
    public typealias Label = StyledPart
    public typealias Title = StyledPart
    public typealias Icon = StyledPart
    public typealias Content = StyledPart
    public let label, title, icon, content: StyledPart
    public let currentValueLabel, minimumValueLabel, maximumValueLabel: StyledPart?
    public let role: ButtonRole?
    public let isPressed, isMixed: Bool
    public let value: Double
    @Binding public var isOn: Bool
    @Binding public var isExpanded: Bool
    public func trigger() {}
}

public typealias PrimitiveButtonStyleConfiguration = ControlStyleConfiguration

public typealias ToggleStyleConfiguration = ControlStyleConfiguration
