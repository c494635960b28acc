import ChallengeCore
import ChallengeText

/// What makes a command fail beside itself: that only tables are printed, and that the session is strict.
extension CommandRunner {
    /// Throws where the command is sure to answer with what is no table, though only tables are printed.
    func checkTable(of resolved: ResolvedCommand, _ command: Command) throws(CommandError) {
        guard options.traits.format.isTable, case .session(let session) = resolved else { return }
        var answersTable = session.answer != .text
        if session.answer == .screen, root.stackCount == 1, let follow = session.staticEffect {
            let app = AppModel(root, own: own)
            let screens = root.screens[0].map(\.navigation.name)
            let arguments = try ArgumentMatcher(description: session.description) { [root] in root.map.screens }
                .match(command.arguments)
            let next = try? follow(app, .stack(screens), Invocation(command: command, arguments: arguments))
            answersTable = next?.screens.last.flatMap { root.map.screen(for: $0) }.map(\.hasTable) ?? true
        }
        if !answersTable { throw Self.noTable(command, options.traits.format) }
    }

    static func noTable(_ command: Command, _ format: OutputTraits.Format) -> CommandError {
        CommandError(.noTable(of: command.text.cut(to: 40), format))
    }

    /// Throws where a command of a strict session has led to an error screen, or is an action of one.
    ///
    /// - Parameter screen: the one on top before.
    func checkScreen(of resolved: ResolvedCommand, after screen: Int?) throws(CommandError) {
        guard options.isStrict, let top = root.top, top.rendering.state == .error else { return }
        if case .session = resolved, top.id == screen { return }
        throw CommandError(.endsInError)
    }
}
