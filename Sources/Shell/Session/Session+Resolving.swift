import ChallengeCore

/// What the name of a command stands for, here and now.
enum ResolvedCommand {
    /// One of the session's own.
    case session(SessionCommand)
    /// An action of the screen on top.
    case action(Action)
    /// An action of a screen that is elsewhere, and the way there.
    case distant(ActionDescription, through: any NavigationContract)

    var description: ActionDescription {
        switch self {
        case .session(let command): command.description
        case .action(let action): action.description
        case .distant(let description, _): description
        }
    }

    /// Whether someone who gave the command waits for a sign that it was carried out.
    var mustAnswer: Bool {
        if case .session(let command) = self { command.mustAnswer } else { true }
    }
}

extension Session {
    /// Everything that can be done here and now: the screen's own actions, then the session's commands, then what
    /// is possible elsewhere. No name comes twice: the session's commands hide the others of their name.
    var available: [ResolvedCommand] {
        let own = SessionCommand.all
        var names = Set(own.map(\.description.name))
        let actions = (root.top?.rendering.actions ?? []).filter { names.insert($0.description.name).inserted }
        var distant: [ResolvedCommand] = []
        for route in root.routes {
            guard let navigation = route.route.fixedNavigation else { continue }
            for action in route.actions where names.insert(action.name).inserted {
                distant.append(.distant(action, through: navigation))
            }
        }
        return actions.map(ResolvedCommand.action) + own.map(ResolvedCommand.session) + distant
    }

    /// Whether commands may be shortened: someone types them.
    private var isTyped: Bool { options.isInteractive && sources.isEmpty }

    /// A command as a script would have it: with its name in full, if it was shortened at the prompt.
    func spelledOut(_ command: Command) -> Command {
        guard isTyped, let name = try? resolve(command.name).description.name, name != command.name.text else {
            return command
        }
        return command.renamed(name)
    }

    /// Finds a command by its name; at the prompt, and where that is wished, in any letter case, and by the beginning of
    /// the name as well where only one begins so.
    func resolve(_ name: Word, mayBeShort: Bool = false) throws(CommandError) -> ResolvedCommand {
        let available = available
        let text = name.text
        let mayBeShort = mayBeShort || isTyped
        let whole = mayBeShort ? text.lowercased() : text
        if let exact = available.first(where: { $0.description.name == whole }) { return exact }
        if let route = root.routes.first(where: { $0.route.name == text.lowercased() })?.route {
            throw CommandError("'\(text)' is a destination: type open \(route.usage)", at: name.location)
        }
        let names = available.map(\.description.name)
        let beginning = text.isEmpty ? [] : available.filter { $0.description.name.hasPrefix(text.lowercased()) }
        if beginning.count == 1, mayBeShort { return beginning[0] }
        guard beginning.count <= 1 else {
            let list = beginning.map(\.description.name).sorted().joined(separator: ", ")
            throw CommandError("'\(text)' could be \(list)", at: name.location)
        }
        let screen = root.top.map { " on \($0.rendering.title)" } ?? ""
        if let other = root.screens.joined().last(where: {
            $0.rendering.actions.contains { $0.description.name == text }
        }) {
            throw CommandError(
                "no command '\(text)'\(screen), but there is one on \(other.rendering.title)", at: name.location)
        }
        let suggestion = text.suggestion(from: names, whole: beginning.first?.description.name)
        let advice = suggestion.isEmpty ? "; type help to see what is possible" : suggestion
        throw CommandError("no command '\(text)'\(screen)\(advice)", at: name.location)
    }

    /// Does what a command asks for. Everything about the command that can be checked is checked first.
    func perform(_ resolved: ResolvedCommand, _ command: Command) async throws {
        let arguments = try ArgumentMatcher(description: resolved.description).match(command.arguments)
        switch resolved {
        case .session(let session):
            try await session.perform(self, Invocation(command: command, arguments: arguments))
        case .action(let action):
            try await perform(action, arguments, for: command)
        case .distant(let description, let navigation):
            root.navigator.navigate(to: navigation)
            try await settle()
            try await perform(try action(named: description.name), arguments, for: command)
        }
    }

    /// Performs an action of the screen on top by its name and what would be typed after it.
    func perform(_ invocation: ActionInvocation, for command: Command) async throws {
        try await settle()
        let action = try action(named: invocation.name)
        let words = invocation.words.map { Word(text: $0, location: command.name.location) }
        let arguments = try ArgumentMatcher(description: action.description).match(words[...])
        try await perform(action, arguments, for: command)
    }

    private func perform(_ action: Action, _ arguments: Arguments, for command: Command) async throws {
        let outcome = try await action.perform(arguments)
        try Task.checkCancellation()
        switch outcome {
        case .done:
            break
        case .output(let report):
            try await display()
            tell(.report(report))
        case .then(let invocations):
            for invocation in invocations { try await perform(invocation, for: command) }
        }
    }

    private func action(named name: String) throws(CommandError) -> Action {
        let actions = root.top?.rendering.actions ?? []
        guard let action = actions.first(where: { $0.description.name == name }) else {
            throw CommandError("'\(name)' is not possible on \(root.top?.rendering.title ?? "this screen")")
        }
        return action
    }
}
