import ChallengeCore
import ChallengeLanguage

extension SessionCommand {
    static let together = SessionCommand(
        "together", for: .testing, help: "Start several actions of the screen at once",
        discussion:
            "Put an ACTION with arguments in quotes. The command waits for all of them, and fails if all fail.",
        examples: ["together more more", "together 'search rick' refresh"],
        forms: [Array(actions.prefix(2)), actions], synopsis: "ACTION ACTION [ACTION]",
        staticEffect: { app, position, invocation throws(CommandError) in
            let table = app.commandTable(at: position)
            let ends = try invocation.command.arguments.map { word throws(CommandError) in
                let (command, _) = try action(in: word, of: table)
                return try at(word) { () throws(CommandError) in try app.follow(command, from: position) }
            }
            return ends.allSatisfy { $0 == position } ? position : .unknown
        },
        .delegates { runner, invocation, _ in try await runner.startTogether(invocation.command.arguments) })

    /// The parameters for actions. The names differ, because a form cannot have two parameters of the same name.
    private static let actions = ["ACTION", "ANOTHER", "THIRD"].map { Parameter($0, .action) }

    /// Parses a word as a command. Returns the command, and the action of the screen on top that the command performs.
    fileprivate static func action(
        in word: Word, of table: CommandTable
    ) throws(CommandError) -> (Command, ActionDescription) {
        let line = SourceLine(number: 1, text: word.text)
        let commands = try? Lexer.commands(of: line, verbatim: table.verbatim, orContinued: "")
        if let command = commands?.first.map(table.meant), commands?.count == 1, command.target == nil,
            case .action(let description)? = try? table.resolve(command.name, followedBy: command.arguments)
        {
            return (command, description)
        }
        let names = table.top()?.actions.map(\.name) ?? []
        let name = String(word.text.prefix { $0 != " " })
        throw CommandError(
            .noActionOfScreen(word.text, screen: table.top()?.title), [.nearest(to: name, in: names)],
            at: word.location)
    }

    /// Performs `work`. If `work` throws, moves the location of the error to a word of the line.
    fileprivate static func at<Value>(
        _ word: Word, _ work: () throws(CommandError) -> Value
    ) throws(CommandError) -> Value {
        do throws(CommandError) { return try work() } catch {
            throw CommandError(reason: error.reason, error.hints, at: word.location)
        }
    }
}

extension CommandRunner {
    /// Performs actions of the screen on top at the same time. If all actions fail, throws the first error.
    fileprivate func startTogether(_ words: ArraySlice<Word>) async throws {
        let table = commandTable
        let top = root.top?.navigation.name
        let actions = try words.map { word in
            let (command, description) = try SessionCommand.action(in: word, of: table)
            let arguments = try SessionCommand.at(word) { () throws(CommandError) in
                let matcher = ArgumentMatcher(description: description) { [root] in root.map.screens }
                let arguments = try matcher.match(command.arguments)
                try description.check(arguments, of: command)
                return arguments
            }
            return (action: try action(named: description.name), arguments)
        }
        var outcomes: [Result<ActionOutcome, any Error>] = []
        try await answer {
            let tasks = actions.map { action, arguments in Task { try await action.perform(arguments) } }
            await withTaskCancellationHandler {
                for task in tasks { outcomes.append(await task.result) }
            } onCancel: {
                for task in tasks { task.cancel() }
            }
            if let first = outcomes.first, outcomes.allSatisfy(\.isFailure) { return try first.get() }
            return .done
        }
        for (word, outcome) in zip(words, outcomes) {
            switch outcome {
            case .success(.output(let report)): events.send(.report(report))
            case .success: break
            case .failure(let error): events.send(.note("\(word.text): \(error)"))
            }
        }
        for (action, _) in actions { events.send(use: .action(action.description.name, of: top)) }
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
