package import SwiftUI

extension AnyView {
    /// Returns the view as a screen, with the name and the title of its declaration. The type names a view that no screen
    /// declares: a `BookListView` is the screen `BookList`. The view's links use the navigator.
    package func screen(
        for navigation: any NavigationContract, by navigator: any NavigatorContract,
        declared: ScreenDescription? = nil, environment: EnvironmentValues? = nil
    ) -> ComposedView {
        if let screen {
            if let environment { screen.environment = environment }
            return screen
        }
        let name = declared?.name ?? screenName
        let value = navigation.value(of: declared)
        return ComposedView(
            name: name, title: declared?.title ?? (value == nil ? Self.title(of: name) : nil), value: value,
            view: content,
            links: Links(navigator), environment: environment ?? EnvironmentValues())
    }
}

extension NavigationContract {
    /// The navigation's first value as written; nil for a navigation without values.
    package var value: String? { navigationName.values.first.map { "\($0.content)" } }

    /// The first value behind the noun for what it identifies: `character 7`.
    package func value(of screen: ScreenDescription?) -> String? {
        value.map { value in (screen?.parameters.first?.noun).map { "\($0) \(value)" } ?? value }
    }
}
