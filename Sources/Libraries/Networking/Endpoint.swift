/// A resource of an API: what to ask for, without saying of which server.
///
/// The path and the query hold plain text. The HTTP client percent-encodes them, once.
package struct Endpoint: Sendable, Hashable {
    /// A name and a value in the query, as plain text; either may be empty.
    package struct QueryItem: Sendable, Hashable {
        /// What stands before the equals sign.
        package let name: String
        /// What stands after it.
        package let value: String

        /// Makes an item from plain text.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What kind of answer is wanted, as the Accept header says it (RFC 9110, section 12.5.1).
    package enum Content: String, Sendable, Hashable {
        case json = "application/json"
        /// A picture. Its address often comes from an API's answer, so that it is asked of the API's own host only.
        case image = "image/*"
    }

    /// An absolute path below the base URL, beginning with a slash: `/api/character/1`.
    package let path: String
    /// In the order in which they are sent. Names may repeat.
    package let query: [QueryItem]
    package let content: Content

    /// Makes an endpoint from plain text; whether it can be asked for is known when it meets a base URL.
    package init(path: String, query: [QueryItem] = [], content: Content = .json) {
        self.path = path
        self.query = query
        self.content = content
    }
}

extension Endpoint: CustomStringConvertible {
    /// The path and the query as a person reads them, for messages: `/api/character?name=rick`.
    package var description: String {
        guard !query.isEmpty else { return path }
        return path + "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}
