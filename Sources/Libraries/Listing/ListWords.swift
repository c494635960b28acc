import ChallengeShellText

/// The words for what a list has in its rows, and for the details of one of them.
public struct ListWords: Sendable {
    /// What one row is called, in the singular: `character`.
    public let noun: String
    /// What the rows are called, which is also their key for programs and the screen's place in the prompt: `characters`.
    let plural: String
    /// What one is called by, and what a search looks at: `name`.
    let key: String
    /// What a search looks at where that is more: `name or code`.
    let searched: String?
    /// What its picture is called: `picture`, `cover`; nil where it has none.
    let picture: String?
    /// What the list is narrowed down by: `search and filter`.
    let conditions: String
    /// What is said where nothing fits: `Nobody fits.`
    let noMatch: String
    /// What one does then: `Type search "" to end the search.`
    let noMatchAdvice: String

    /// The words of a list.
    public init(
        noun: String, plural: String, key: String, searched: String? = nil, picture: String? = nil,
        conditions: String = "search",
        noMatch: String,
        noMatchAdvice: String = "Type search \"\" to end the search."
    ) {
        self.noun = noun
        self.plural = plural
        self.key = key
        self.searched = searched
        self.picture = picture
        self.conditions = conditions
        self.noMatch = noMatch
        self.noMatchAdvice = noMatchAdvice
    }

    /// What an item is called for people: `(no title)` where its name has no visible character.
    func name(of item: some ListItem) -> String { item.displayName.trimmed.isEmpty ? "(no \(key))" : item.displayName }
}
