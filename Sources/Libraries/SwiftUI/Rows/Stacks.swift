import ChallengeDesignSystem

/// Views in one line.
public struct HStack<Content>: Control {
    private let content: any View

    /// Creates a line of views; the looks have no meaning at a prompt.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { screen.appendLine(content) }
}

/// Views in one line.
public typealias LazyHStack<Content> = HStack<Content>

extension HStack {
    /// Creates a line of views; the looks have no meaning at a prompt.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) where Content: View { self.content = content() }
}

/// Views on top of each other: their texts are in one line.
public struct ZStack<Content>: Control {
    private let content: any View

    /// Creates a stack of views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// Views below one another.
public struct VStack<Content>: Control {
    private let content: any View

    /// Creates a column of views; the looks have no meaning at a prompt.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    where Content: View { self.content = content() }

    /// Creates a column of views; the looks have no meaning at a prompt.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { screen.appendColumn(content) }
}

/// Views below one another.
public typealias LazyVStack<Content> = VStack<Content>

/// Views in columns, row by row: here below one another.
public struct LazyVGrid<Content>: Control {
    private let content: any View

    /// Creates a grid of views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { screen.appendColumn(content) }
}

/// Views in rows, column by column: here below one another.
public struct LazyHGrid<Content>: Control {
    private let content: any View

    /// Creates a grid of views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { screen.appendColumn(content) }
}

/// Rows of views, whose texts are in columns.
public struct Grid<Content>: Control {
    private let content: any View

    /// Creates a grid of rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { screen.appendColumn(content) }
}

/// A row of a ``Grid``.
public struct GridRow<Content>: Control {
    private let content: any View

    /// Creates a row of views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    public func compose(into screen: inout ScreenBuilder) { screen.appendLine(content) }
}

/// The first of several views, which would be the one that fits.
public struct ViewThatFits<Content>: Control {
    private let content: any View

    /// Creates a choice of views.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    public func compose(into screen: inout ScreenBuilder) { (content as? ViewContent)?.first.compose(into: &screen) }
}

/// Views that scroll; a prompt shows all of them.
public struct ScrollView<Content>: Control {
    private let content: any View
    private let axes: Axis.Set

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
    where Content: View { (self.axes, self.content) = (axes, content()) }

    public func compose(into screen: inout ScreenBuilder) {
        let outer = screen.isHorizontal
        screen.isHorizontal = axes == .horizontal
        content.compose(into: &screen)
        screen.isHorizontal = outer
    }
}

#if Foundation
/// A view that gets its size: here the size of a phone.
public struct GeometryReader<Content>: Control {
    private let content: any View

    /// Creates a view from a size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) where Content: View {
        self.content = content(GeometryProxy())
    }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// The size of a view: a prompt has none, so it is the size of a phone.
public struct GeometryProxy: Sendable {
    /// The size.
    public var size: CGSize { CGSize(width: 390, height: 844) }
    /// No insets.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The frame at the origin.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    /// The frame at the origin.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }
}
#endif

/// Space, which has no meaning in a line; between the parts of a screen it is an empty row.
public struct Spacer: Control {
    /// Creates a space.
    public nonisolated init(minLength: CGFloat? = nil) {}

    public func compose(into screen: inout ScreenBuilder) {
        if !screen.isColumn { screen.append(.blank) }
    }
}

/// A line between views, which has no meaning at a prompt.
public struct Divider: Control {
    /// Creates a line.
    public nonisolated init() {}

    public func compose(into screen: inout ScreenBuilder) {}
}

extension ScreenBuilder {
    /// Adds views below one another.
    mutating func appendColumn(_ content: any View) {
        let outer = (isHorizontal, isColumn)
        (isHorizontal, isColumn) = (false, true)
        content.compose(into: &self)
        (isHorizontal, isColumn) = outer
    }

    /// Adds views whose texts are in one line.
    mutating func appendLine(_ content: any View) {
        let outer = (isHorizontal, isColumn)
        (isHorizontal, isColumn) = (true, true)
        defer { (isHorizontal, isColumn) = outer }
        guard !collectsTexts else { return content.compose(into: &self) }
        let part = reading(content)
        appendControls(of: part)
        if !appendLabel(of: part) { appendLine(of: part.pieces) }
    }

    /// Adds texts in one line.
    mutating func appendLine(of pieces: [Piece]) {
        var line: [Span] = []
        for piece in pieces {
            if case .text(_, let spans) = piece {
                if !spans.isEmpty { line += (line.isEmpty ? [] : [Span("  ")]) + spans }
            } else {
                if !line.isEmpty { append(.paragraph(line)) }
                line = []
                append(piece)
            }
        }
        if !line.isEmpty { append(.paragraph(line)) }
    }
}

extension View {
    /// Returns the view with the texts of other views above or below it.
    public func overlay<Overlay: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay) -> some View
    {
        let (view, overlay) = (self, content())
        return Group {
            view
            overlay
        }
    }

    /// Returns the view with the texts of another view.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Returns the view with the work and the modals of another view, which is not drawn.
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View { backed(by: content()) }

    /// Returns the view with the work and the modals of another view, which is not drawn.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { backed(by: background) }

    private func backed(by background: any View) -> ModifiedView {
        ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            let outer = screen.position
            screen.position.enter(-6)
            let part = screen.reading(background)
            screen.position = outer
            screen.lifecycles += part.lifecycles
            screen.presentations.append(part.presentations)
        }
    }

    /// Returns the view with a bar of other views.
    public func safeAreaInset<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        overlay(content: content)
    }

    /// Returns the view with a bar of other views.
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        overlay(content: content)
    }

    /// Returns the view with a bar of other views above the tabs.
    public func tabViewBottomAccessory<Bar: View>(@ViewBuilder content: () -> Bar) -> some View {
        overlay(content: content)
    }

    /// Returns the view without its drawing and its controls, if a view is hidden.
    public func hidden() -> some View { EmptyView() }

    /// Returns the view; an invisible view is left out.
    public func opacity(_ opacity: Double) -> some View {
        ModifiedView(self) { content, screen in if opacity > 0 { content.compose(into: &screen) } }
    }

    /// Returns the view; a view that is hidden from screen readers is left out.
    public func accessibilityHidden(_ hidden: Bool = true) -> some View {
        ModifiedView(self) { content, screen in if !hidden { content.compose(into: &screen) } }
    }
}
