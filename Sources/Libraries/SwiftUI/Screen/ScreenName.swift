extension AnyView {
    /// The name of a screen that no feature declares: the view's type without the suffix `View`, `Screen` or `Sheet`.
    package nonisolated var screenName: String {
        MainActor.assumeIsolated { ownName ?? "Page" }
    }

    /// The name of a screen after its view's type; nil for a view of the language itself, such as a stack.
    @MainActor var ownName: String? {
        let view = content.unmodified
        guard !view.isPartOfLanguage else { return nil }
        let name = String("\(type(of: view))".prefix { $0 != "<" })
        return name.dropping(suffix: "View").dropping(suffix: "Screen").dropping(suffix: "Sheet")
    }

    /// Returns the words of a name: `BookList` becomes `Book list`.
    package static func title(of name: String) -> String {
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
    package func dropping(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}

extension ScreenBuilder {
    /// Names the screen after the view that a stack or tabs show, if the app declares the view's type.
    mutating func nameScreen(after view: any View) {
        if follower?.namesScreen != true, !view.unmodified.isPartOfLanguage { name = AnyView(any: view).screenName }
    }
}
