import ChallengeActions
import ChallengeText

/// The nouns for the rows of a list and for their details.
public struct ListNouns: Sendable {
    /// The noun for a row, in the singular: `character`.
    public let singular: String
    /// The noun for the rows, for their key for programs, and for the screen's label in the prompt: `characters`.
    let plural: String
    /// The property that names an item and that a search examines: `name`.
    let key: String
    /// The properties that a search examines if there are several: `name or code`.
    let searched: String?
    /// The noun for a picture, such as `picture` or `cover`; nil without pictures.
    let picture: String?
    /// True if the list has a filter besides the search.
    let isFiltered: Bool
    /// The actions whose help uses the nouns. They are shared by all renderings of a screen.
    let actions: (refreshList: ActionDescription, refreshDetails: ActionDescription, image: ActionDescription?)

    /// Creates the nouns of a list.
    public init(
        singular: String, plural: String, key: String, searched: String? = nil, picture: String? = nil,
        isFiltered: Bool = false
    ) {
        self.singular = singular
        self.plural = plural
        self.key = key
        self.searched = searched
        self.picture = picture
        self.isFiltered = isFiltered
        let conditions = isFiltered ? "search and filter" : "search"
        actions = (
            ActionDescription(
                name: ListActions.refresh, help: "Reload, with the same \(conditions)", isIntent: true),
            ActionDescription(name: ListActions.refresh, help: "Reload the \(singular)", isIntent: true),
            picture.map {
                ActionDescription(
                    name: "image", help: "Show the \(singular)'s \($0), or its address if it cannot be shown")
            }
        )
    }

    /// Returns the advice if nothing matches a query: how to end the search, the filter, or both.
    func noMatchAdvice(for query: some ListQuery) -> String {
        let search = query.text.isEmpty ? nil : "search \"\" to end the search"
        let filter = isFiltered && query.parts?.isEmpty == false ? "filter clear to end the filter" : nil
        let ways = [search, filter].compactMap(\.self)
        let ranges = (query.parts ?? []).compactMap { part in
            let ends = part.value.split(separator: "-")
            let isRange = ends.count == 2 && ends.allSatisfy { Double($0) != nil }
            return isRange ? "A range is \(part.key)=\(ends[0])..\(ends[1])." : nil
        }
        return ((ways.isEmpty ? [] : ["Type \(ways.joined(separator: ", or "))."]) + ranges).joined(separator: " ")
    }

    /// Returns an item's name for people: `(no title)` if the name has no visible character.
    func name(of item: some ListItem) -> String { item.displayName.trimmed.isEmpty ? "(no \(key))" : item.displayName }
}
