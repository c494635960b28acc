import ChallengeConsole
import ChallengeCore
import ChallengeLanguage

/// What makes a command fail beside itself: that only tables are printed, and that the session is strict.
extension CommandRunner {
    /// Throws where the command is sure to answer with what is no table, though only tables are printed.
    func checkTable(of resolved: ResolvedCommand, _ command: Command) throws(CommandError) {
        guard options.traits.format.isTable, case .session(let session) = resolved else { return }
        let app = AppModel(root, own: own, format: options.traits.format)
        let position = root.stackCount == 1 ? Position.stack(root.screens[0].map(\.navigation.name)) : .unknown
        let arguments = try ArgumentMatcher(description: session.description) { [root] in root.map.screens }
            .match(command.arguments)
        let next = try? session.staticEffect?(app, position, Invocation(command: command, arguments: arguments))
        try app.checkTable(of: session, command, at: next ?? .unknown)
    }

    /// Throws where a command has answered with what is no table, though only tables are printed.
    func checkAnswer(of command: Command) throws(CommandError) {
        guard router.hasAnswerWithoutTable else { return }
        throw CommandError(.noTable(of: command.text, options.traits.format))
    }

    /// The screen on top, where ``checkScreen(of:after:)`` asks for it.
    var screenToCheck: Int? { options.isStrict ? root.top?.id : nil }

    /// Throws where a command of a strict session has led to an error screen, or is an action of one.
    ///
    /// - Parameter screen: the one on top before.
    func checkScreen(of resolved: ResolvedCommand, after screen: Int?) throws(CommandError) {
        guard options.isStrict, let top = root.top, top.rendering.state == .error else { return }
        if case .session = resolved, top.id == screen { return }
        throw CommandError(.endsInError)
    }
}
