import ChallengeActions
public import SwiftUI

extension LinkDestination {
    package init(_ navigation: any NavigationContract) {
        self.init(name: navigation.name, value: AnyNavigation(navigation))
    }
}

extension Links {
    package init(_ navigator: any NavigatorContract) { self.init { navigator } }

    /// Creates links with a navigator that is looked up for each link.
    package init(_ navigator: @escaping @MainActor @Sendable () -> (any NavigatorContract)?) {
        self.init(
            open: { destination, style in
                guard let navigation = (destination.value as? AnyNavigation)?.wrapped else { return }
                if let style {
                    navigator()?.present(navigation, style: style)
                } else {
                    navigator()?.navigate(to: navigation)
                }
            }, goBack: { navigator()?.goBack() })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link.
    ///
    /// - Parameters:
    ///   - title: the link's name. At the prompt, the name is in lower case, with hyphens for blanks.
    ///   - navigation: the link's destination.
    ///   - help: the command's help, beginning with a verb.
    ///   - isIntent: true if other screens have the command too. There, the command first navigates to this screen.
    ///   - label: the views that draw the link; programs do not get the values of these views.
    public init(
        _ title: String, to navigation: any NavigationContract, help: String? = nil, isIntent: Bool = false,
        @ViewBuilder label: () -> ViewContent = { ViewContent() }
    ) {
        self.init(
            declared: DeclaredLink(
                title, to: LinkDestination(navigation), help: help, isIntent: isIntent, label: label()))
    }

    /// Returns the link with an action that is called before the link navigates.
    public func onSelect(_ action: @escaping @MainActor @Sendable () -> Void) -> NavigationLink {
        var link = self
        link.declared?.onSelect = action
        return link
    }

    /// Returns the link with its destination presented as a sheet.
    public func sheet() -> NavigationLink { presented(as: .sheet) }

    /// Returns the link with its destination presented over the whole stack.
    public func fullScreenCover() -> NavigationLink { presented(as: .fullScreenCover) }

    private func presented(as style: ModalPresentationStyle) -> NavigationLink {
        var link = self
        link.declared?.style = style
        return link
    }
}
