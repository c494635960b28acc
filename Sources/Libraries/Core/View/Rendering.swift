/// What a screen shows and offers at one moment.
package struct Rendering: Sendable {
    /// The screen's name for programs: `CharacterList`.
    package let screen: String
    /// The screen's name within a path for the prompt, in lower case and without blanks: `characters`, or `1`.
    package let label: String
    /// The screen's name for people: `Characters`.
    package let title: String
    /// A few words beside the title: how much there is, which page.
    package let summary: String
    /// The name of the view state's case: `loaded`.
    package let state: String
    package let body: Element
    /// The state for programs: what a screen means, beside what it looks like.
    package let snapshot: any Encodable & Sendable
    package let actions: [Action]
    /// The rows that can be opened, on a screen that lists something.
    package let selection: Selection?

    package init(
        screen: String, label: String, title: String, summary: String = "", state: String, body: Element,
        snapshot: any Encodable & Sendable, actions: [Action] = [], selection: Selection? = nil
    ) {
        self.screen = screen
        self.label = label
        self.title = title
        self.summary = summary
        self.state = state
        self.body = body
        self.snapshot = snapshot
        self.actions = actions
        self.selection = selection
    }

    /// Whether the screen waits for what it is to show.
    package var isLoading: Bool { state == "loading" }

    /// Whether someone who sees both would see no difference.
    package func looks(like other: Rendering) -> Bool {
        screen == other.screen && title == other.title && summary == other.summary && body == other.body
    }
}
