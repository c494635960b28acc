package import ChallengeViews

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
        let name = String("\(type(of: content.unmodified))".prefix { $0 != "<" }).dropping(suffix: "View")
        let value = navigation.navigationName.values.first.map { "\($0.content)" }
        return ComposedView(
            name: name, title: value == nil ? Self.title(of: name) : nil, value: value, view: content,
            links: Links(navigator))
    }

    /// Returns the words of a name: `BookList` becomes `Book list`.
    private static func title(of name: String) -> String {
        var title = ""
        for character in name {
            if character.isUppercase, !title.isEmpty { title += " " }
            title += title.isEmpty ? "\(character)" : character.lowercased()
        }
        return title
    }
}

extension String {
    /// Returns the text without a suffix, unless the suffix is the whole text.
    func dropping(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}
