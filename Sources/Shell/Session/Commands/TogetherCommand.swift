import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeText

extension SessionCommand {
    static let together = SessionCommand(
        "together", for: .testing, help: "Start several actions of the screen at once",
        discussion:
            "Put an ACTION with arguments in quotes. The command waits for all of them, and fails if all fail.",
        examples: ["together more more", "together 'search rick' refresh"],
        forms: [Array(actions.prefix(2)), actions], synopsis: "ACTION ACTION [ACTION]",
        staticEffect: { app, position, invocation throws(CommandError) in
            let table = app.commandTable(at: position)
            let ends = try invocation.words.map { word throws(CommandError) in
                let action = try action(in: word, of: table)
                return try at(word) { () throws(CommandError) in try app.follow(action, from: position) }
            }
            return ends.allSatisfy { $0 == position } ? position : .unknown
        },
        .delegates { runner, invocation, _ in try await start(invocation.words, by: runner) })

    /// The parameters for actions. The names differ, because a form cannot have two parameters of the same name.
    private static let actions = ["ACTION", "ANOTHER", "THIRD"].map { Parameter($0, .action) }

    /// Parses a word as a command that performs an action of the screen on top.
    private static func action(in word: Word, of table: CommandTable) throws(CommandError) -> Invocation {
        let line = SourceLine(number: 1, text: word.text)
        let commands = try? Lexer.commands(of: line, verbatim: table.verbatim, orContinued: "")
        if let command = commands?.first.map(table.expanded), commands?.count == 1, command.target == nil,
            let resolved = try? table.resolve(command.name, followedBy: command.arguments), case .action = resolved
        {
            return try at(word) { () throws(CommandError) in try Invocation(command, resolved, screens: table.screens) }
        }
        let names = table.top?.actions.map(\.name) ?? []
        let name = String(word.text.prefix { $0 != " " })
        throw CommandError(
            "\(word.text.quotedInMessage()) is not an action of \(table.top?.title ?? "a screen"); together takes only actions",
            [.nearest(to: name, in: names)], at: word.location)
    }

    /// Performs `work`. If `work` throws, moves the location of the error to a word of the line.
    private static func at<Value>(
        _ word: Word, _ work: () throws(CommandError) -> Value
    ) throws(CommandError) -> Value {
        do throws(CommandError) { return try work() } catch {
            throw CommandError(error.reason, error.hints, at: word.location)
        }
    }

    /// Performs actions of the screen on top at the same time. An action that starts when the screen is no longer on top
    /// fails, because a device would not let the user reach its control. If all actions fail, throws the first error.
    private static func start(_ words: ArraySlice<Word>, by runner: CommandRunner) async throws {
        let root = runner.root
        let (id, top) = (root.top?.id, root.top?.navigation.name)
        let actions = try words.map { word in
            let invocation = try action(in: word, of: runner.commandTable)
            try at(word) { () throws(CommandError) in
                try invocation.description.check(invocation.arguments, of: invocation.command)
            }
            return (action: try runner.action(named: invocation.description.name), invocation.arguments)
        }
        var outcomes: [Result<ActionOutcome, any Error>] = []
        try await runner.perform {
            let tasks = actions.map { action, arguments in
                Task {
                    guard root.top?.id == id else { throw CommandError("its screen is no longer on top") }
                    return try await action.perform(arguments)
                }
            }
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
            case .success(.output(let report)): runner.events.send(.report(report))
            case .success: break
            case .failure(let error): runner.events.send(.note("\(word.text): \(text(of: error))"))
            }
        }
        for (action, _) in actions { runner.events.send(use: .action(action.description.name, of: top)) }
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
