import ChallengeDesignSystem
package import ChallengeText
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif

/// A picture: a screen reader reads its accessibility label, and nothing without one.
public struct Image: Control, Equatable, Sendable {
    /// The label of the picture, if it has one.
    let label: String?
    /// The name of the picture, which names a button without any other name.
    let name: String

    private nonisolated init(name: String, label: String?) { (self.name, self.label) = (name, label) }

    /// Creates a symbol of the system.
    public nonisolated init(systemName: String) { self.init(name: systemName, label: nil) }
    /// Creates a symbol of the system.
    public nonisolated init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// Creates a picture of the app.
    public nonisolated init(_ name: String) { self.init(name: name, label: nil) }
    /// Creates a picture of the app.
    public nonisolated init(_ name: String, variableValue: Double?) { self.init(name) }
    /// Creates a picture of the app, with a label.
    public init(_ name: String, label: Text) { self.init(name: name, label: label.spans.text) }
    /// Creates a picture of the app without a label.
    public nonisolated init(decorative name: String) { self.init(name) }
    #if Foundation
    /// Creates a picture of a bundle.
    public nonisolated init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Creates a picture of a bundle, with a label.
    public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name, label: label) }
    /// Creates a picture of a bundle without a label.
    public nonisolated init(decorative name: String, bundle: Bundle?) { self.init(name) }
    #endif

    public func compose(into screen: inout ScreenBuilder) {
        if screen.imageName == nil { (screen.imageName, screen.isImageSelected) = (name, screen.traits.isSelected) }
        if let label = screen.traits.label ?? label { screen.append(.paragraph([Span(label)])) }
    }

    /// How a picture fills its frame.
    public enum ResizingMode: Sendable, Hashable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// The colours of a picture.
    public enum TemplateRenderingMode: Sendable, Hashable {
        /// One colour.
        case template
        /// Its own colours.
        case original
    }

    /// The quality of a scaled picture.
    public enum Interpolation: Sendable, Hashable {
        case none, low, medium, high
    }

    /// The orientation of a picture.
    public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// The picture itself.
    public func resizable() -> Image { self }
    /// The picture itself.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// The picture itself.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// The picture itself.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The picture itself.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The picture itself.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// A picture from an address. A prompt reads its accessibility label; the picture is not loaded.
public struct AsyncImage<Content>: Control {
    private let content: any View

    /// Creates a picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image("") }

    /// Creates a picture with views for it and for the time before it is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ViewContent { self.content = content(Image("")) }

    /// Creates a picture with views for its phases.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) where Content: View { self.content = content(url == nil ? .empty : .success(Image(""))) }

    public func compose(into screen: inout ScreenBuilder) {
        let part = screen.reading(content, collectsTexts: screen.collectsTexts)
        var quiet = part
        quiet.isLoading = false
        screen.append(quiet)
    }
}

/// The phase of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded.
    case empty
    /// The picture is loaded.
    case success(Image)
    /// The load has failed.
    case failure(any Error)

    /// The picture, if it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error of a failed load.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A title with a picture: a prompt shows the title.
public struct Label<Title, Icon>: Control {
    private let title: any View
    private let icon: any View

    /// Creates a label from views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) where Title: View, Icon: View {
        (self.title, self.icon) = (title(), icon())
    }

    public func compose(into screen: inout ScreenBuilder) {
        icon.compose(into: &screen)
        title.compose(into: &screen)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        (title, icon) = (Text(titleKey), Image(systemName: name))
    }

    /// Creates a label with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        (self.title, icon) = (Text(title), Image(systemName: name))
    }

    /// Creates a label with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        (title, icon) = (Text(titleKey), Image(name))
    }

    /// Creates a label with a title and a picture.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) { (self.title, icon) = (Text(title), Image(name)) }
}

/// A value of a record next to its label: `Species  Human`. A value without a text is not drawn.
public struct LabeledContent<Label, Content>: Control {
    private let label: any View
    private let content: any View
    /// The value for programs, if it is not the text of the content.
    package var value: (json: @Sendable () -> JSON?, schema: @Sendable () -> ContentSchema)?

    package init(label: any View, content: any View) { (self.label, self.content) = (label, content) }

    /// Creates a label with a view as its value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Label: View, Content: View {
        self.init(label: label(), content: content())
    }

    public func compose(into screen: inout ScreenBuilder) {
        let label = (self.label as? Text)?.spans.text ?? screen.reading(self.label).texts.joined(separator: " ")
        let key = screen.traits.key ?? label.asKey
        if let text = content as? Text {
            screen.append(label, text.spans)
            if let key { append(key, text.spans.text, to: &screen) }
            return
        }
        let part = screen.reading(content)
        if part.settings.count == 1 {
            // The label names the control.
            let outer = screen.traits.label
            screen.traits.label = outer ?? label
            content.compose(into: &screen)
            screen.traits.label = outer
            return
        }
        var spans: [Span] = []
        for case .text(_, let text) in part.pieces { spans += (spans.isEmpty ? [] : [Span(" ")]) + text }
        screen.append(label, spans)
        if let key { append(key, spans.text, to: &screen) }
        screen.appendControls(of: part)
        for piece in part.pieces { if case .text = piece {} else { screen.append(piece) } }
    }

    private func append(_ key: String, _ text: String, to screen: inout ScreenBuilder) {
        if let value {
            screen.append(key, value: value.json, schema: value.schema)
        } else {
            screen.append(key, text)
        }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a label with a text as its value.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates a label with a text as its value.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a label with a formatted value.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// Creates a label with a formatted value.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a label with a view as its value.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates a label with a view as its value.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

/// Views with a header above them and a footer below.
public struct Section<Parent, Content, Footer>: Control {
    private let header: any View
    private let content: any View
    private let footer: any View

    private init(_ header: any View, _ content: any View, _ footer: any View) {
        (self.header, self.content, self.footer) = (header, content, footer)
    }

    /// The header is drawn only if the views draw anything.
    public func compose(into screen: inout ScreenBuilder) {
        guard !screen.isRow else { return screen.appendBelowRow(self) }
        let outer = screen.position
        screen.position.enter(1)
        let pieces = screen.drawing(content)
        screen.position = outer
        let header = title(&screen)
        screen.position.enter(2)
        let footer = screen.drawing(footer)
        screen.position = outer
        guard !pieces.isEmpty || !footer.isEmpty else { return }
        if !header.isEmpty {
            screen.append(.element(.blank))
            screen.append(.element(.line([Span(header, .title)])))
        }
        for piece in pieces { screen.append(piece) }
        for piece in footer { screen.append(piece) }
    }

    private func title(_ screen: inout ScreenBuilder) -> String {
        if let text = header as? Text { return text.spans.text }
        if header is EmptyView { return "" }
        let part = screen.reading(header)
        screen.appendControls(of: part)
        return part.texts.joined(separator: "  ")
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), content(), footer())
    }

    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }

    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), footer) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }

    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header, content(), EmptyView()) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView())
    }

    /// Creates a section that can be collapsed; a prompt shows it as the binding says.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(titleKey, content: content)
    }
}

/// Views with a title.
public struct GroupBox<Label, Content>: Control {
    private let label: any View
    private let content: any View

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Label: View, Content: View {
        (self.label, self.content) = (label(), content())
    }

    public func compose(into screen: inout ScreenBuilder) {
        let (label, content) = (label, content)
        Section(header: AnyView(any: label)) { AnyView(any: content) }.compose(into: &screen)
    }
}

extension GroupBox where Label == Text, Content: View {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    /// Creates a box without a title.
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}

extension GroupBox where Label: View, Content: View {
    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the label of a picture, which is empty without one.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(image.label ?? "")) }
}

extension Text {
    /// Creates a text from the accessibility label of an image.
    public init(_ image: Image) { self.init(verbatim: image.label ?? "") }
}
