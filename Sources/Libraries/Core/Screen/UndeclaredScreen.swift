package import SwiftUI

extension AnyView {
    /// Returns the view as a screen. The type names a view that no screen declares: a `BookListView` is the screen
    /// `BookList`. The view's links use the navigator.
    package func screen(
        for navigation: any NavigationContract, by navigator: any NavigatorContract,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> ComposedView {
        if let screen {
            screen.environment = environment
            return screen
        }
        let name = screenName
        let value = navigation.navigationName.values.first.map { "\($0.content)" }
        return ComposedView(
            name: name, title: value == nil ? Self.title(of: name) : nil, value: value, view: content,
            links: Links(navigator), environment: environment)
    }
}
