import ChallengeCore
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
    /// True if the list is filtered too, and not only searched.
    let isFiltered: Bool
    /// The actions whose help has the words, which each drawing of a screen has.
    let actions: (refreshList: ActionDescription, refreshDetails: ActionDescription, image: ActionDescription?)

    /// The words of a list.
    public init(
        noun: String, plural: String, key: String, searched: String? = nil, picture: String? = nil,
        isFiltered: Bool = false
    ) {
        self.noun = noun
        self.plural = plural
        self.key = key
        self.searched = searched
        self.picture = picture
        self.isFiltered = isFiltered
        let conditions = isFiltered ? "search and filter" : "search"
        actions = (
            ActionDescription(
                name: ListActions.refresh, help: "Load anew, with the same \(conditions)", isIntent: true),
            ActionDescription(name: ListActions.refresh, help: "Load the \(noun) anew", isIntent: true),
            picture.map {
                ActionDescription(
                    name: "image", help: "Show the \(noun)'s \($0), or its address where none can be shown")
            }
        )
    }

    /// How to see the whole list again where nothing matches.
    var noMatchAdvice: String {
        "Type search \"\" to end the search" + (isFiltered ? ", or filter clear to end the filter." : ".")
    }

    /// What an item is called for people: `(no title)` where its name has no visible character.
    func name(of item: some ListItem) -> String { item.displayName.trimmed.isEmpty ? "(no \(key))" : item.displayName }
}
