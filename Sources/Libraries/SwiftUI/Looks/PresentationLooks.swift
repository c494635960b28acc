public import ChallengeActions

// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
    public func presentationBackground(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
        -> some View
    { self }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
        -> some View
    { self }
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View { self }
    public func dialogIcon(_ icon: Image?) -> some View { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}

/// A height of a sheet.
public typealias PresentationDetent = ChallengeActions.PresentationDetent

#if Foundation
extension PresentationDetent {
    /// What a height depends on.
    public struct Context { public var maxDetentValue: CGFloat { 0 } }

    /// A height that an app computes, of which a prompt knows nothing.
    public static func custom<D>(_ type: D.Type) -> Self where D: CustomPresentationDetent { .medium }
}

/// A height that an app computes.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}
#endif

/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a swipe in a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
    public static var automatic: Self { Self() }
    public static var resizes: Self { Self() }
    public static var scrolls: Self { Self() }
}

/// How a presentation adapts.
public struct PresentationAdaptation: Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static var popover: Self { Self() }
    public static var sheet: Self { Self() }
    public static var fullScreenCover: Self { Self() }
}

/// How a presentation shows through.
public struct PresentationBreakthroughEffect: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static var subtle: Self { Self() }
    public static var prominent: Self { Self() }
}

/// Where a popover is.
public struct PopoverAttachmentAnchor: Sendable { public static func point(_ point: UnitPoint) -> Self { Self() } }

#if Foundation
extension PopoverAttachmentAnchor { public static func rect(_ rect: Anchor<CGRect>.Source) -> Self { Self() } }
#endif

/// How severe a dialog is.
public enum DialogSeverity: Hashable, Sendable {
    case automatic, critical, standard
}

/// How large a presentation is.
public protocol PresentationSizing {}

/// A size of SwiftUI itself.
public struct BuiltInPresentationSizing: PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == BuiltInPresentationSizing {
    public static var automatic: Self { Self() }
    public static var fitted: Self { Self() }
    public static var form: Self { Self() }
    public static var page: Self { Self() }
}
