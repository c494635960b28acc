import ChallengeActions
import ChallengeDesignSystem
import ChallengeText

/// A text to search for: `search rick`. On another screen, the command first navigates to the field's screen.
public struct SearchField: Control {
    private let name: String
    private let help: String
    private let text: Binding<String>
    private let suggestions: @Sendable () -> [Parameter.Suggestion]

    /// Creates a field with the text of a search; the empty text ends the search.
    public init(_ title: String = "Search", text: Binding<String>, help: String = "Search by text") {
        self.init(title.asCommandName, help, text) { [] }
    }

    private init(
        _ name: String, _ help: String, _ text: Binding<String>,
        _ suggestions: @escaping @Sendable () -> [Parameter.Suggestion]
    ) {
        (self.name, self.help, self.text, self.suggestions) = (name, help, text, suggestions)
    }

    /// Returns the field with completions; the closure is called on any thread.
    public func searchSuggestions(_ suggestions: @escaping @Sendable () -> [String]) -> SearchField {
        SearchField(name, help, text) { suggestions().map { Parameter.Suggestion($0) } }
    }

    public func compose(into screen: inout ScreenBuilder) {
        let (text, argument) = (text, ArgumentKey<String>("TEXT", suggest: suggestions))
        let query = text.wrappedValue
        if !query.isEmpty { screen.append(.line([Span("  "), Span("[\(name): \(query)]", .accent)])) }
        screen.append("query", query)
        Button(name, help: help, isIntent: true, argument) { text.wrappedValue = $0.trimmed }
            .compose(into: &screen)
    }
}
