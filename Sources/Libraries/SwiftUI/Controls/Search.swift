package import ChallengeActions
import ChallengeDesignSystem
import ChallengeText

/// The place of a search field; a prompt has one.
public struct SearchFieldPlacement: Sendable {
    /// The platform's place.
    public static let automatic = Self()
    /// In the toolbar.
    public static let toolbar = Self()
    /// In the sidebar.
    public static let sidebar = Self()
    #if Foundation
    /// In the navigation bar's drawer.
    public static let navigationBarDrawer = Self()
    /// In the navigation bar's drawer.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }

    /// When a drawer is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        case automatic, always
    }
    #endif
}

/// When the scopes of a search appear; a prompt always has them.
public struct SearchScopeActivation: Sendable {
    public static let automatic = Self()
    public static let onTextEntry = Self()
    public static let onSearchPresentation = Self()
}

/// The places of a search's suggestions.
public struct SearchSuggestionsPlacement: Sendable {
    /// A set of places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let content = Self(rawValue: 1)
        public static let menu = Self(rawValue: 2)
    }

    public static let automatic = Self()
    public static let content = Self()
    public static let menu = Self()
}

extension View {
    /// Returns the view with the command `search TEXT`; on another screen the command first navigates to this one.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> ModifiedView { search(text) }

    /// Returns the view with the command `search TEXT`.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> ModifiedView { search(text) }

    /// Returns the view with the command `search TEXT`.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> ModifiedView { search(text) }

    /// Returns the view with the command `search TEXT`. A prompt has no tokens.
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView where C.Element: Identifiable { search(text) }

    /// Returns the view with the command `search TEXT`. A prompt has no tokens.
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView where C.Element: Identifiable { search(text) }

    /// Returns the view with the command `search TEXT`. A prompt has no tokens.
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView where C.Element: Identifiable { search(text) }

    /// Returns the view with the command `search TEXT`, which presents the search.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> ModifiedView { search(text, isPresented: isPresented) }

    /// Returns the view with the command `search TEXT`, which presents the search.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> ModifiedView { search(text, isPresented: isPresented) }

    /// Returns the view with the command `search TEXT`, which presents the search.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> ModifiedView { search(text, isPresented: isPresented) }

    /// Returns the view with the command `search TEXT` and suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { search(text).searchSuggestions(suggestions) }

    /// Returns the view with completions for `search TEXT`: the completions and texts of the suggestions.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> ModifiedView {
        let suggestions = Unchecked<any View>(suggestions())
        return ModifiedView(self) { content, screen in
            let part = screen.reading(suggestions.value, isRow: true)
            var texts = part.completions
            for piece in part.pieces {
                if case .rows(let group) = piece { texts += group.rows.map(\.name) }
            }
            let outer = screen.traits.suggest
            let all = texts
            screen.traits.suggest = { all }
            content.compose(into: &screen)
            screen.traits.suggest = outer
            // Buttons of suggestions, such as the removal of recent searches, are commands.
            screen.actions += part.buttons.map(\.action)
        }
    }

    /// Returns the view itself: a prompt shows suggestions by Tab.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    {
        self
    }

    /// Returns the suggestion with the text that it completes.
    public func searchCompletion(_ completion: String) -> some View {
        ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            screen.completions.append(completion)
        }
    }

    /// Returns the view with a choice of scopes: `set scope title`.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let picker = Picker("Scope", selection: scope, content: scopes)
        return ModifiedView(self) { content, screen in
            picker.compose(into: &screen)
            content.compose(into: &screen)
        }
    }

    /// Returns the view with a choice of scopes: `set scope title`.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { searchScopes(scope, scopes: scopes) }

    /// Returns the view itself: a prompt has no focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    /// Returns the view itself.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    private func search(_ text: Binding<String>, isPresented: Binding<Bool>? = nil) -> ModifiedView {
        ModifiedView(self) { content, screen in
            screen.appendSearch(
                "search", "Search by text", text, isPresented, screen.traits.suggestions)
            if !text.wrappedValue.isEmpty { screen.conditions.append(RowCondition(value: text.wrappedValue)) }
            let outer = (screen.environment, screen.isUnchanged)
            screen.isUnchanged = false
            screen.environment.isSearching = !text.wrappedValue.isEmpty || isPresented?.wrappedValue == true
            screen.environment.dismissSearch = DismissSearchAction {
                text.wrappedValue = ""
                isPresented?.wrappedValue = false
            }
            content.compose(into: &screen)
            (screen.environment, screen.isUnchanged) = outer
        }
    }
}

/// How the search of a toolbar looks.
public struct SearchToolbarBehavior: Sendable {
    public static let automatic = Self()
    public static let minimize = Self()
}

extension ScreenBuilder {
    /// Adds a command that sets the text of a search.
    package mutating func appendSearch(
        _ name: String, _ help: String, _ text: Binding<String>, _ isPresented: Binding<Bool>? = nil,
        _ suggestions: (@Sendable () -> [Parameter.Suggestion])?
    ) {
        let argument = ArgumentKey<String>("TEXT", suggest: suggestions)
        let query = text.wrappedValue
        if !query.isEmpty { append(.line([Span("  "), Span("[\(name): \(query)]", .accent)])) }
        append("query", query)
        let description = ActionDescription(
            name: name, help: help, forms: [[argument.parameter]], isIntent: true)
        let submit = submitsSearch
        actions.append(
            Action(description) { arguments in
                text.wrappedValue = (arguments[argument] ?? "").trimmed
                isPresented?.wrappedValue = true
                submit?()
                return .done
            })
    }
}
