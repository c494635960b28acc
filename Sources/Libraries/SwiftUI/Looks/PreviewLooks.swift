// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func previewDisplayName(_ name: String?) -> some View { self }
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
    public func previewContext(_ context: some PreviewContext) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
    public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func widgetLabel(_ label: some StringProtocol) -> some View { self }
    public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
    #if Foundation
    public func navigationDocument(_ url: URL) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    #endif
    public func allowsWindowActivationEvents(_ allows: Bool? = nil) -> some View { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    public func ornament(visibility: Visibility = .automatic, @ViewBuilder ornament: () -> some View) -> some View {
        self
    }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The context of a preview.
public protocol PreviewContext {}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    public static var portrait: Self { Self(name: #function) }
    public static var portraitUpsideDown: Self { Self(name: #function) }
    public static var landscapeLeft: Self { Self(name: #function) }
    public static var landscapeRight: Self { Self(name: #function) }
}
