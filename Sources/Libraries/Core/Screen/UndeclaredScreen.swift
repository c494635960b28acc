package import SwiftUI

extension AnyView {
    /// Returns the view as a screen. The type names a view that no screen declares: a `BookListView` is the screen
    /// `BookList`. The view's links use the navigator.
    func shown(for navigation: any NavigationContract, by navigator: any NavigatorContract) -> AnyView {
        AnyView(screen(for: navigation, by: navigator))
    }

    package func screen(
        for navigation: any NavigationContract, by navigator: any NavigatorContract
    ) -> ComposedView {
        if let screen { return screen }
        let name = screenName
        let value = navigation.navigationName.values.first.map { "\($0.content)" }
        return ComposedView(
            name: name, title: value == nil ? Self.title(of: name) : nil, value: value, view: content,
            links: Links(navigator))
    }
}
