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

    /// The name of a screen that no feature declares: the view's type without the suffix `View` or `Screen`.
    package nonisolated var screenName: String {
        MainActor.assumeIsolated {
            let view = content.unmodified
            // A view of the language itself, such as a stack, names nothing.
            guard !view.isPartOfLanguage else { return "Page" }
            let name = String("\(type(of: view))".prefix { $0 != "<" })
            return name.dropping(suffix: "View").dropping(suffix: "Screen")
        }
    }
}

extension String {
    /// Returns the text without a suffix, unless the suffix is the whole text.
    func dropping(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}
