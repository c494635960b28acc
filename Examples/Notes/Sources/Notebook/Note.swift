import ChallengeListing

/// A note, with its tags.
package struct Note: ListItem, Codable {
    /// A note that has no number yet.
    package struct Draft: Sendable, Hashable {
        package var title = ""
        package var text = ""
        package var tags: [String] = []

        package init() {}
    }

    package let id: Int
    package let title: String
    package let text: String
    package let tags: [String]

    package init(_ draft: Draft, id: Int) {
        self.id = id
        title = draft.title
        text = draft.text
        tags = draft.tags
    }

    package var displayName: String { title }
}

/// A tag, with the number of notes that have it.
package struct Tag: Sendable, Hashable, Identifiable {
    package let name: String
    package let count: Int

    package var id: String { name }

    package init(name: String, count: Int) { (self.name, self.count) = (name, count) }
}
