/// Controls of a screen's bars.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Builds the controls of bars.
public typealias ToolbarContentBuilder = ViewBuilder

extension ViewContent: ToolbarContent {}
extension Group: ToolbarContent {}
extension EmptyView: ToolbarContent {}

/// Controls of a bar that can be moved: here as ``ToolbarContent``.
public typealias CustomizableToolbarContent = ToolbarContent

/// A control of a bar.
public struct ToolbarItem<ID, Content>: ToolbarContent, Control {
    private let content: any View

    /// Creates a control; its place has no meaning at a prompt.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == (), Content: View { self.content = content() }

    /// Creates a control with an identity.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String, Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// Controls of a bar.
public struct ToolbarItemGroup<Content>: ToolbarContent, Control {
    private let content: any View

    /// Creates controls; their place has no meaning at a prompt.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where Content: View {
        self.content = content()
    }

    /// Creates controls with a label.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// A menu below a title: each of its buttons is a command.
public struct ToolbarTitleMenu<Content>: ToolbarContent, Control {
    private let content: any View

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension View {
    /// Returns the view with the controls of its bars as commands.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView {
        let bar = Unchecked<any View>(content())
        return ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            let outer = screen.position
            screen.position.enter(-4)
            let part = screen.reading(bar.value, collectsTexts: false)
            screen.position = outer
            screen.append(part)
        }
    }

    /// Returns the view with the controls of its bars as commands.
    public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> ModifiedView {
        toolbar(content: content)
    }

    /// Returns the view with a menu of its title: each of its buttons is a command.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> ModifiedView { commands(content) }
}
