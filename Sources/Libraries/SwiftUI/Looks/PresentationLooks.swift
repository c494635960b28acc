// Looks: a modal has no size at a prompt.

public import ChallengeActions

nonisolated extension View {
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
    public func presentationDetents(_: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> Self { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
    public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
    public func presentationBackground(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> Self {
        self
    }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
    public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
    public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> Self { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
    public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
        -> Self
    { self }
    public func presentationSizing(_ sizing: some PresentationSizing) -> Self { self }
    public func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> Self { self }
    public func dialogIcon(_ icon: Image?) -> Self { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
}

/// A height that an app computes.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// The values that a height depends on.
    public struct Context { public var maxDetentValue: CGFloat { 0 } }
    public static func custom(_ type: (some CustomPresentationDetent).Type) -> Self { .medium }
}

/// The interaction with the views behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// The effect of a swipe in a sheet.
public enum PresentationContentInteraction: Equatable, Sendable { case automatic, resizes, scrolls }
/// How a presentation adapts.
public enum PresentationAdaptation: Sendable { case automatic, none, popover, sheet, fullScreenCover }
/// How a presentation shows through.
public enum PresentationBreakthroughEffect: Hashable, Sendable { case automatic, none, subtle, prominent }
#if Foundation
extension PopoverAttachmentAnchor { public static func rect(_ rect: Anchor<CGRect>.Source) -> Self { Self() } }
#endif
/// How severe a dialog is.
public enum DialogSeverity: Hashable, Sendable { case automatic, critical, standard }
/// How large a presentation is.
public protocol PresentationSizing {}

/// A size of SwiftUI itself.
public struct BuiltInPresentationSizing: PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

extension PresentationSizing where Self == BuiltInPresentationSizing {
    public static var automatic: Self { Self() }
    public static var fitted: Self { Self() }
    public static var form: Self { Self() }
    public static var page: Self { Self() }
}
