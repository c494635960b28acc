import ChallengeActions
public import ChallengeViews
public import SwiftUI

extension LinkDestination {
    package init(_ navigation: any NavigationContract) {
        self.init(name: navigation.name, value: AnyNavigation(navigation))
    }
}

extension Links {
    package init(_ navigator: any NavigatorContract) {
        self.init(
            open: { destination, style in
                guard let navigation = (destination.value as? AnyNavigation)?.wrapped else { return }
                if let style {
                    navigator.present(navigation, style: style)
                } else {
                    navigator.navigate(to: navigation)
                }
            }, goBack: { navigator.goBack() })
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

extension RecordList {
    /// Creates rows with destinations.
    ///
    /// - Parameters:
    ///   - items: the items; their identifiers are positive numbers or texts.
    ///   - noun: the noun for an item: `item`.
    ///   - key: the items' key for programs; by default the noun in the plural.
    ///   - row: returns the columns of an item.
    ///   - destination: returns an item's destination.
    ///   - onSelect: called before the navigation to the destination.
    public init<Items: Sequence>(
        _ items: Items, of noun: String, key: String? = nil, @RowBuilder row: (Items.Element) -> [Column],
        to destination: (Items.Element) -> any NavigationContract,
        onSelect: (@MainActor @Sendable (Items.Element) -> Void)? = nil
    ) where Items.Element: Identifiable & Sendable, Items.Element.ID: CustomStringConvertible {
        self.init(
            items, of: noun, key: key, row: row, to: { LinkDestination(destination($0)) }, onSelect: onSelect)
    }
}
