package import ChallengeActions
package import ChallengeDesignSystem
package import ChallengeText

/// The contents of a screen at one moment, with its possible actions. Immutable.
package final class Rendering: Sendable {
    /// The screen's name for programs: `CharacterList`.
    package let screen: String
    /// The screen's name within the prompt's path, in lower case and without blanks: `characters`, or `1`.
    package let label: String
    /// The screen's name for the user: `Characters`.
    package let title: String
    /// A few words next to the title: the number of items, the page.
    package let summary: String
    /// The screen's state, one of the declared states.
    package let state: ViewState
    /// The drawing below the title.
    package let body: Element
    /// The content of the screen for programs: an object that matches the schema declared for the state.
    package let snapshot: any JSONConvertible
    /// The currently possible actions, in the order of help; all these actions are declared.
    package let actions: [Action]
    package let selection: SelectableRows?
    /// The action that sets the screen's controls; nil on a screen without controls.
    package let setter: ActionDescription?
    /// All loaded rows, in order, as objects for programs; nil if the ``snapshot`` has all rows.
    package let allRows: (@Sendable () -> [JSON])?
    /// The conditions that narrow the rows down, in the order in which the screen shows them.
    package let conditions: [RowCondition]
    package let hasVerbatim: Bool
    /// A sentence about the changes that are lost if the screen leaves its stack; nil if there are no unsaved changes.
    package let unsaved: String?
    /// The screen's further state as a text; an exploration explores the screen once for each text. By default empty.
    package let explorationState: String

    package init(
        screen: String, label: String, title: String, summary: String = "", state: ViewState, body: Element,
        snapshot: any JSONConvertible, allRows: (@Sendable () -> [JSON])? = nil, conditions: [RowCondition] = [],
        actions: [Action] = [], selection: SelectableRows? = nil, unsaved: String? = nil, explorationState: String = ""
    ) {
        self.screen = screen
        self.label = label
        self.title = title
        self.summary = summary
        self.state = state
        self.body = body
        self.snapshot = snapshot
        self.allRows = allRows
        self.conditions = conditions
        self.actions = actions
        self.selection = selection
        self.unsaved = unsaved
        self.explorationState = explorationState
        setter = actions.last { $0.description.name == ActionDescription.setter }?.description
        hasVerbatim = actions.contains { $0.description.hasVerbatim }
    }

    /// Performs the action of an intent. Throws an ``ActionError`` if the screen does not have this action.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        guard let action = actions.first(where: { $0.description.name == intent.name }) else {
            throw UnavailableAction(name: intent.name, screen: title)
        }
        return try await action.perform(intent.arguments)
    }

    package func looks(like other: Rendering) -> Bool {
        if self === other { return true }
        return screen == other.screen && title == other.title && summary == other.summary && body == other.body
    }
}

/// A condition that narrows the rows of a screen down.
package struct RowCondition: Sendable {
    /// The key of a filter; nil for the text of a search.
    package let key: String?
    package let value: String
    /// False for a condition of the screen itself, which no command removes.
    package let isRemovable: Bool
    /// Asks the data for the number of rows under the other conditions alone; nil if the screen cannot ask.
    package let countWithout: (@MainActor @Sendable () async throws -> Int)?

    package init(
        key: String? = nil, value: String, isRemovable: Bool = true,
        countWithout: (@MainActor @Sendable () async throws -> Int)? = nil
    ) {
        (self.key, self.value, self.isRemovable, self.countWithout) = (key, value, isRemovable, countWithout)
    }

    /// The condition as a text for people: `status=Dead`, `search: rick`.
    package var text: String { key.map { Assignment(key: $0, value: value).written } ?? "search: \(value)" }
}

/// The identifier of a row, as typed: a positive number, or a text.
package struct RowIdentifier: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ identifier: some CustomStringConvertible) { description = identifier.description }

    package var number: Int? { Int(description) }
}

extension RowIdentifier: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral number: Int) { self.init(number) }
    package init(stringLiteral text: String) { self.init(text) }
}

/// The rows of a list, with a function that opens a row.
package struct SelectableRows: Sendable {
    package struct Item: Sendable, Hashable {
        /// The row's identifier, unique among the rows.
        package let identifier: RowIdentifier
        /// The row's name for the user; two rows may have the same name.
        package let name: String

        package init(identifier: RowIdentifier, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// The noun for a row, in the singular: `character`.
    package let noun: String
    /// The rows that can be opened: rows of the other loaded pages, then rows on the screen. Made at each access.
    package var items: [Item] { makeItems() }
    private let makeItems: @Sendable () -> [Item]
    /// The number of ``items`` on the screen, counted from the end of ``items``.
    package let shownCount: Int
    package let hasMore: Bool
    /// The number of rows there are; nil if the screen does not say it.
    package let total: Int?
    /// Loads the rows that are missing, and shows all. If it throws, the screen is unchanged. Nil if all are shown.
    package let showAll: (@MainActor @Sendable () async throws -> Void)?
    package let open: @MainActor @Sendable (RowIdentifier) -> Void

    package init(
        noun: String, items: [Item], shownCount: Int? = nil, hasMore: Bool = false, total: Int? = nil,
        open: @escaping @MainActor @Sendable (RowIdentifier) -> Void
    ) {
        self.init(noun: noun, shownCount: shownCount ?? items.count, hasMore: hasMore, total: total, open: open) {
            items
        }
    }

    /// Creates rows that are made at each access, on any thread.
    package init(
        noun: String, shownCount: Int, hasMore: Bool, total: Int?,
        showAll: (@MainActor @Sendable () async throws -> Void)? = nil,
        open: @escaping @MainActor @Sendable (RowIdentifier) -> Void,
        makeItems: @escaping @Sendable () -> [Item]
    ) {
        self.noun = noun
        self.makeItems = makeItems
        self.shownCount = shownCount
        self.hasMore = hasMore
        (self.total, self.showAll) = (total, showAll)
        self.open = open
    }
}
