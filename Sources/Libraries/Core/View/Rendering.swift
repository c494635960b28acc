package import ChallengeText

/// What a screen shows at one moment, and the actions that are possible then.
package struct Rendering: Sendable {
    /// The screen's name for programs: `CharacterList`.
    package let screen: String
    /// The screen's name within a path for the prompt, in lower case and without blanks: `characters`, or `1`.
    package let label: String
    /// The screen's name for people: `Characters`.
    package let title: String
    /// A few words beside the title: how much there is, which page.
    package let summary: String
    package let state: ViewState
    package let body: Element
    /// The content of the screen for programs.
    package let snapshot: any JSONConvertible
    package let actions: [Action]
    /// The rows that can be opened; nil on a screen without rows.
    package let selection: SelectableRows?

    package init(
        screen: String, label: String, title: String, summary: String = "", state: ViewState, body: Element,
        snapshot: any JSONConvertible, actions: [Action] = [], selection: SelectableRows? = nil
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

    /// Whether both look the same to a person.
    package func looks(like other: Rendering) -> Bool {
        screen == other.screen && title == other.title && summary == other.summary && body == other.body
    }
}

/// The rows of a list, and how to open one.
package struct SelectableRows: Sendable {
    package struct Item: Sendable, Hashable {
        package let identifier: Int
        package let name: String

        package init(identifier: Int, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// What a row is called, in the singular: `character`.
    package let noun: String
    /// The rows that can be opened by name, in order: those of the pages before, then those on the screen.
    package let items: [Item]
    /// How many of the ``items``, counted from the last, are on the screen.
    package let shownCount: Int
    /// Whether there are more rows, which are not loaded yet.
    package let hasMore: Bool
    /// Opens the row with this identifier, a positive number, whether it is loaded or not.
    package let open: @MainActor @Sendable (Int) -> Void

    package init(
        noun: String, items: [Item], shownCount: Int? = nil, hasMore: Bool = false,
        open: @escaping @MainActor @Sendable (Int) -> Void
    ) {
        self.noun = noun
        self.items = items
        self.shownCount = shownCount ?? items.count
        self.hasMore = hasMore
        self.open = open
    }
}
