// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func previewDisplayName(_ name: String?) -> Self { self }
    public func previewLayout(_ layout: PreviewLayout) -> Self { self }
    public func previewDevice(_ device: PreviewDevice?) -> Self { self }
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
    public func previewContext(_ context: some PreviewContext) -> Self { self }
    public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
    public func widgetLabel(@ViewBuilder label: () -> some View) -> Self { self }
    public func widgetLabel(_ label: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload public func widgetLabel(_ label: some StringProtocol) -> Self { self }
    public func widgetCurvesContent(_ curves: Bool = true) -> Self { self }
    #if Foundation
    public func navigationDocument(_ url: URL) -> Self { self }
    public func widgetURL(_ url: URL?) -> Self { self }
    #endif
    public func allowsWindowActivationEvents(_ allows: Bool? = nil) -> Self { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
    public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
    public func ornament(visibility: Visibility = .automatic, @ViewBuilder ornament: () -> some View) -> Self { self }
}

/// The size of a preview.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The context of a preview.
public protocol PreviewContext {}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
