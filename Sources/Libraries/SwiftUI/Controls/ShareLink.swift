import ChallengeActions
import ChallengeDesignSystem
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif

/// A link that shares something: a line with the shared text.
public struct ShareLink<Label>: Control {
    private let label: any View
    private let items: [String]

    private init(_ label: any View, _ items: [String]) { (self.label, self.items) = (label, items) }

    public func compose(into screen: inout ScreenBuilder) {
        let (name, _) = screen.naming(label)
        let text = items.joined(separator: ", ")
        screen.append(name, [Span(text)])
        if !screen.isRow, !name.isEmpty { screen.append(name.asKey, text) }
    }
}

extension ShareLink where Label == Text {
    /// Creates a link that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(verbatim: "Share"), [item.absoluteString])
    }

    /// Creates a link that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) { self.init(Text(verbatim: "Share"), [item]) }

    /// Creates a link that shares an address, with a title.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(titleKey), [item.absoluteString])
    }

    /// Creates a link that shares a text, with a title.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(titleKey), [item])
    }

    /// Creates a link that shares something that has a preview.
    public init<T, P>(item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Never>) {
        self.init(Text(verbatim: "Share"), ["\(item)"])
    }

    /// Creates a link that shares something that has a preview, with a title.
    public init<T, P>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<P, Never>
    ) { self.init(Text(titleKey), ["\(item)"]) }
}

extension ShareLink where Label: View {
    /// Creates a link that shares an address, with a view as its label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), [item.absoluteString])
    }

    /// Creates a link that shares a text, with a view as its label.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), [item])
    }
}

/// How something shared looks; a prompt shows the thing itself.
public struct SharePreview<Image, Icon> {
    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    /// Creates a preview with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) where Image == Never, Icon == Never {}
    /// Creates a preview with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    /// Creates a preview with a title and a picture.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image) where Icon == Never {}
}
