/// An answer to a command: what a person reads, and the same for programs.
package struct Report: Sendable {
    /// The answer's name for programs, that of the command: `recent`.
    package let name: String
    package let body: Element
    /// The order of its keys is that in which they are encoded.
    package let content: any Encodable & Sendable

    package init(_ name: String, body: Element, content: any Encodable & Sendable) {
        self.name = name
        self.body = body
        self.content = content
    }
}
