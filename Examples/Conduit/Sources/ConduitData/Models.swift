/// A person who writes and reads.
package struct User: Sendable {
    package let name: String
    package internal(set) var email: String
    package internal(set) var bio: String
    /// The names of the authors whom the user follows.
    package internal(set) var following: Set<String> = []
    var password: String
}

/// The text of an author.
package struct Draft: Sendable, Hashable {
    package var title = ""
    package var about = ""
    package var body = ""
    package var tags: [String] = []

    package init() {}
}

/// A published draft, with the reactions of other users.
@dynamicMemberLookup
package struct Article: Sendable, Identifiable {
    package let id: Int
    /// The name of a user.
    package let author: String
    /// A day, as `2026-01-31`.
    package let date: String
    package internal(set) var draft: Draft
    /// The oldest first.
    package internal(set) var comments: [Comment] = []
    /// The names of the users who have it as a favourite.
    package internal(set) var favouriteOf: Set<String> = []

    package subscript<Value>(dynamicMember path: KeyPath<Draft, Value>) -> Value { draft[keyPath: path] }
}

/// The comment of a user on an article.
package struct Comment: Sendable, Identifiable {
    /// Its number among the comments of the article.
    package let id: Int
    /// The name of a user.
    package let author: String
    package let text: String
}
