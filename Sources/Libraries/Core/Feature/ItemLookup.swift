/// A way to find an item of a feature by its name or its code, from any screen: `open "Rick Sanchez"`.
public struct ItemLookup: Sendable {
    /// Some items that a text finds, and the number of all that it finds. An item is whole if the text is its whole name.
    public typealias Found = (items: [(identifier: Int, name: String, isWhole: Bool)], total: Int)

    /// The noun for an item, as the identifier in the item's route has it: `character`.
    public let noun: String
    /// Returns the items that a search for a text finds.
    package let find: @Sendable (_ text: String) async throws(LoadFailure) -> Found
    /// Returns false if there is no item with an identifier.
    package let exists: @Sendable (_ identifier: Int) async throws(LoadFailure) -> Bool
    /// Returns false if a search for a text certainly finds nothing, without loading anything.
    package let mayFind: @Sendable (_ text: String) -> Bool

    /// Creates a lookup.
    public init(
        noun: String, find: @escaping @Sendable (_ text: String) async throws(LoadFailure) -> Found,
        exists: @escaping @Sendable (_ identifier: Int) async throws(LoadFailure) -> Bool,
        mayFind: @escaping @Sendable (_ text: String) -> Bool = { _ in true }
    ) {
        (self.noun, self.find, self.exists, self.mayFind) = (noun, find, exists, mayFind)
    }
}
