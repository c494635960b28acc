package import ChallengeShellText

/// What a screen shows at one moment, and the actions that are possible then. Never changes.
package final class Rendering: Sendable {
    /// The screen's name for programs: `CharacterList`.
    package let screen: String
    /// The screen's name within a path for the prompt, in lower case and without blanks: `characters`, or `1`.
    package let label: String
    /// The screen's name for people: `Characters`.
    package let title: String
    /// A few words beside the title: how much there is, which page.
    package let summary: String
    /// The screen's state; one of those that its declaration has.
    package let state: ViewState
    /// What is drawn below the title.
    package let body: Element
    /// The content of the screen for programs: an object of the form that its declaration has for the state.
    package let snapshot: any JSONConvertible
    /// The actions that are possible now, in the order in which help has them; all are among the declaration's.
    package let actions: [Action]
    /// The rows that can be opened; nil on a screen without rows.
    package let selection: SelectableRows?
    /// The action that sets the screen's controls; nil on a screen without them.
    package let setter: ActionDescription?
    /// All rows that are loaded, in order, as objects for programs; nil if the ``snapshot`` has them all.
    package let allRows: (@Sendable () -> [JSON])?
    /// True if an action takes a text as it is written.
    package let hasVerbatim: Bool
    /// What would be lost if the screen left its stack, a sentence; nil if nothing would.
    package let unsaved: String?
    /// What else tells the screen from itself at another moment for an exploration; empty if nothing does.
    package let explorationState: String

    /// What a screen shows.
    package init(
        screen: String, label: String, title: String, summary: String = "", state: ViewState, body: Element,
        snapshot: any JSONConvertible, allRows: (@Sendable () -> [JSON])? = nil, actions: [Action] = [],
        selection: SelectableRows? = nil, unsaved: String? = nil, explorationState: String = ""
    ) {
        self.screen = screen
        self.label = label
        self.title = title
        self.summary = summary
        self.state = state
        self.body = body
        self.snapshot = snapshot
        self.allRows = allRows
        self.actions = actions
        self.selection = selection
        self.unsaved = unsaved
        self.explorationState = explorationState
        var setter: ActionDescription?
        var hasVerbatim = false
        for index in actions.indices {
            if actions[index].description.name == ActionDescription.setter { setter = actions[index].description }
            hasVerbatim = hasVerbatim || actions[index].description.hasVerbatim
        }
        (self.setter, self.hasVerbatim) = (setter, hasVerbatim)
    }

    package func looks(like other: Rendering) -> Bool {
        if self === other { return true }
        return screen == other.screen && title == other.title && summary == other.summary && body == other.body
    }
}

/// What tells a row from others, as it is typed: a positive number, or a text.
package struct RowIdentifier: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ identifier: some CustomStringConvertible) { description = identifier.description }

    /// The identifier of a row that has a number.
    package var number: Int? { Int(description) }
}

extension RowIdentifier: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral number: Int) { self.init(number) }
    package init(stringLiteral text: String) { self.init(text) }
}

/// The rows of a list, and how to open one.
package struct SelectableRows: Sendable {
    /// A row.
    package struct Item: Sendable, Hashable {
        /// Different for any two rows.
        package let identifier: RowIdentifier
        /// What the row is called, for people; two rows may have the same name.
        package let name: String

        /// A row.
        package init(identifier: RowIdentifier, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// What a row is called, in the singular: `character`.
    package let noun: String
    /// The rows that can be opened: those of the other loaded pages, then those on the screen. Made at each access.
    package var items: [Item] { makeItems() }
    private let makeItems: @Sendable () -> [Item]
    /// How many of the ``items``, counted from the last, are on the screen.
    package let shownCount: Int
    /// True if there are more rows, which are not loaded yet.
    package let hasMore: Bool
    /// Opens the row with the identifier of one of the ``items``.
    package let open: @MainActor @Sendable (RowIdentifier) -> Void

    /// Rows that can be opened.
    package init(
        noun: String, items: [Item], shownCount: Int? = nil, hasMore: Bool = false,
        open: @escaping @MainActor @Sendable (RowIdentifier) -> Void
    ) {
        self.init(noun: noun, shownCount: shownCount ?? items.count, hasMore: hasMore, open: open) { items }
    }

    /// Rows that are made when they are asked for, each time anew and on any thread.
    package init(
        noun: String, shownCount: Int, hasMore: Bool, open: @escaping @MainActor @Sendable (RowIdentifier) -> Void,
        makeItems: @escaping @Sendable () -> [Item]
    ) {
        self.noun = noun
        self.makeItems = makeItems
        self.shownCount = shownCount
        self.hasMore = hasMore
        self.open = open
    }
}
