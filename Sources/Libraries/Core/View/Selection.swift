/// The rows of a list, and how to open one.
package struct Selection: Sendable {
    package struct Item: Sendable, Hashable {
        package let identifier: Int
        package let name: String

        package init(identifier: Int, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// What one row is called, in the singular: `character`.
    package let noun: String
    /// The rows that can be opened by name, in order: those on the screen, and those of pages before it.
    package let items: [Item]
    /// How many of them are on the screen: the last ones.
    package let shownCount: Int
    /// Whether there are rows after these that are not loaded yet.
    package let hasMore: Bool
    /// Opens what has this identifier, a positive number, whether it is on the screen or not.
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
