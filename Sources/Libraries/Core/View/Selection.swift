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
    /// The rows on the screen, in order.
    package let items: [Item]
    /// Opens what has this identifier, a positive number, whether it is on the screen or not.
    package let open: @MainActor @Sendable (Int) -> Void

    package init(noun: String, items: [Item], open: @escaping @MainActor @Sendable (Int) -> Void) {
        self.noun = noun
        self.items = items
        self.open = open
    }
}
