import ChallengeCore

extension Session {
    /// The commands that are possible now.
    var commandTable: CommandTable {
        CommandTable(
            top: root.top.map(CommandTable.Screen.init),
            below: { [root] in root.screens.joined().dropLast().map(CommandTable.Screen.init) },
            routes: root.routes, everywhere: root.actions.map(\.description))
    }

    /// Whether commands may be abbreviated: those that are typed.
    private var isTyped: Bool { options.isInteractive && sources.isEmpty }

    /// A command as a script would have it: with its name in full, if it was abbreviated at the prompt.
    func spelledOut(_ command: Command) -> Command {
        guard isTyped, let name = try? resolve(command.name).description.name, name != command.name.text else {
            return command
        }
        return command.renamed(name)
    }

    /// Finds a command by its name, which may be abbreviated at the prompt, or where `mayBeShort` says so.
    func resolve(_ name: Word, mayBeShort: Bool = false) throws(CommandError) -> ResolvedCommand {
        try commandTable.resolve(name, mayBeShort: mayBeShort || isTyped)
    }

    /// Performs a command, once its arguments are checked.
    func perform(_ resolved: ResolvedCommand, _ command: Command) async throws {
        let arguments = try ArgumentMatcher(description: resolved.description).match(command.arguments)
        switch resolved {
        case .session(let session):
            try await session.perform(self, Invocation(command: command, arguments: arguments))
        case .everywhere(let description):
            guard let action = root.actions.first(where: { $0.description.name == description.name }) else { return }
            try await answer(try await action.perform(arguments))
        case .action(let description) where description.isIntent:
            try await answer(try await root.deliver(Intent(description.name, arguments), through: nil))
        case .action(let description):
            try await answer(try await action(named: description.name).perform(arguments))
        case .distant(let description, let navigation):
            try await answer(try await root.deliver(Intent(description.name, arguments), through: navigation))
        }
    }

    private func answer(_ outcome: ActionOutcome) async throws {
        try Task.checkCancellation()
        guard case .output(let report) = outcome else { return }
        try await display()
        tell(.report(report))
    }

    private func action(named name: String) throws(CommandError) -> Action {
        let actions = root.top?.rendering.actions ?? []
        guard let action = actions.first(where: { $0.description.name == name }) else {
            throw CommandError("'\(name)' is not possible on \(root.top?.rendering.title ?? "this screen")")
        }
        return action
    }
}

extension CommandTable.Screen {
    /// A screen that is alive.
    init(_ screen: LiveScreen) {
        self.init(
            title: screen.rendering.title, feature: screen.feature,
            actions: screen.rendering.actions.map(\.description))
    }
}
