import ChallengeCore
import ChallengeListing
import ChallengeText

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

    init(_ draft: Draft, id: Int) {
        self.id = id
        title = draft.title
        text = draft.text
        tags = draft.tags
    }

    package var displayName: String { title }

    package var json: JSON { ["id": id, "title": title, "text": text, "tags": tags] }

    package static let schema = ContentSchema.object([
        "id": .integer(from: 1), "title": .string, "text": .string, "tags": .array(of: .string),
    ])
}

/// A tag, with the number of notes that have it.
package struct Tag: JSONConvertible, Hashable {
    package let name: String
    package let count: Int

    package var json: JSON { ["name": name, "count": count] }

    package static let schema = ContentSchema.object(["name": .string, "count": .integer(from: 1)])
}
