/// A screen as a host drives it: it is rendered, does the work of its first appearance, and carries out intents.
@MainActor
package protocol RenderableView: Sendable {
    /// The screen as it looks now.
    func render() -> Rendering
    /// Does the work of the first appearance; returns when it is done. Cancelled if the view leaves its stack before.
    /// Where an intent follows, the work leaves to it what it does anyway.
    func appear(before intent: Intent?) async
    /// The work that begins with the first appearance and may go on as long as the view is in its stack. Leaving cancels it.
    var tasks: [@MainActor @Sendable () async -> Void] { get }
    /// What the view does each time that it is on top again.
    var returns: [@MainActor @Sendable () async -> Void] { get }
}

extension RenderableView {
    package var tasks: [@MainActor @Sendable () async -> Void] { [] }
    package var returns: [@MainActor @Sendable () async -> Void] { [] }
}

extension Rendering {
    /// Performs the action that carries out an intent. Throws an ``ActionError`` if there is no such action.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        guard let action = actions.first(where: { $0.description.name == intent.name }) else {
            throw UnavailableAction(name: intent.name, screen: title)
        }
        return try await action.perform(intent.arguments)
    }
}

extension String {
    /// Without an ending, unless it is all of the text.
    func dropping(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }

    /// In lower case, with hyphens in place of blanks: `Advanced search` is written as `advanced-search`.
    package var asCommandName: String {
        let name = lowercased()
        guard name.utf8.contains(UInt8(ascii: " ")) else { return name }
        return String(decoding: name.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
