/// Somebody who writes and reads.
package struct User: Sendable {
    package let name: String
    package internal(set) var email: String
    package internal(set) var bio: String
    /// The names of the authors whom the user follows.
    package internal(set) var following: Set<String> = []
    var password: String
}

/// What an author writes.
package struct Draft: Sendable, Hashable {
    package var title = ""
    package var about = ""
    package var body = ""
    package var tags: [String] = []

    package init() {}
}

/// A draft that is published, with what others make of it.
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
    /// The names of the users whose favourite it is.
    package internal(set) var favouriteOf: Set<String> = []

    package subscript<Value>(dynamicMember path: KeyPath<Draft, Value>) -> Value { draft[keyPath: path] }
}

/// What a user says of an article.
package struct Comment: Sendable, Identifiable {
    /// Its number among those of the article.
    package let id: Int
    /// The name of a user.
    package let author: String
    package let text: String
}
