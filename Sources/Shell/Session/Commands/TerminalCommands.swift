import ChallengeActions
import ChallengeConsole
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import SwiftUI

extension SessionCommand {
    /// The commands for the terminal of a person.
    package static let atTerminal = [
        SessionCommand(
            "clear", for: .session, help: "Clear the screen of the terminal", sharesName: true, output: .nothing,
            .delegates { runner, _, _ in runner.router.output.clear() }),
        SessionCommand(
            "copy", for: .session, help: "Copy the last answer, or a row or cell of the screen's table",
            discussion: "The terminal must let programs set its clipboard (OSC 52).",
            examples: ["copy", "copy 3", "copy 3 name"],
            forms: [[], [row.parameter], [row.parameter, column.parameter]], sharesName: true, output: .nothing,
            .delegates { runner, invocation, _ in
                try runner.router.output.checkClipboard()
                let text = try text(to: invocation, of: runner)
                try runner.router.output.copy(text)
                runner.events.send(.note("copied \(text.count == 1 ? "1 character" : "\(text.count) characters")"))
            }),
        SessionCommand(
            "watch", for: .looking, help: "Run COMMAND again and again until a key is pressed",
            discussion:
                "It ends when COMMAND fails. Only the prompt has a key; a script repeats a command in a loop of its shell.",
            examples: ["watch 2 show", "watch 500ms events 3"],
            forms: [[Parameter("DURATION", .word), commandText.parameter]],
            staticEffect: { _, _, invocation throws(CommandError) in throw notTyped(invocation) }, sharesName: true,
            .delegates { runner, invocation, context in
                guard runner.isTyped(context) else { throw notTyped(invocation) }
                let pause = max(try duration(in: invocation), shortestPause)
                try await watch(invocation.words.dropFirst(), every: pause, by: runner, in: context)
            }),
    ]

    private static let row = ArgumentKey<Int>("ROW", in: 1...Int.max)
    private static let column = ArgumentKey<String>("COLUMN", .name(.column))
    private static let commandText = ArgumentKey<String>("COMMAND")
    /// A shorter pause would leave no time to read.
    private static let shortestPause = Duration.milliseconds(100)

    private static func notTyped(_ invocation: Invocation) -> CommandError {
        CommandError("watch runs until a key is pressed, and a script has none", at: invocation.command.name.location)
    }

    /// The last answer, or the cells of a row as shown, separated by tabs.
    private static func text(to invocation: Invocation, of runner: CommandRunner) throws(CommandError) -> String {
        guard let number = invocation.arguments[row] else {
            guard let answer = runner.router.output.lastAnswer else { throw CommandError("there is no answer to copy") }
            return answer
        }
        let table = runner.root.table ?? DataTable([], [])
        let index = try runner.root.index(ofRow: number, among: table.rows.count, at: invocation.words.first?.location)
        guard let name = invocation.arguments[column] else {
            return table.cells(of: table.rows[index]).joined(separator: "\t")
        }
        guard let key = table.columns.first(where: { $0.lowercased() == name.lowercased() }) else {
            throw CommandError(
                .notAChoice(name, noun: "column"), [.choices(table.columns), .nearest(to: name, in: table.columns)],
                at: invocation.words.last?.location)
        }
        return table.texts(of: key)[index]
    }

    /// Runs a command, and again after each pause, until it fails or the user presses a key.
    private static func watch(
        _ words: ArraySlice<Word>, every pause: Duration, by runner: CommandRunner, in context: CommandContext
    ) async throws {
        let output = runner.router.output
        var inner = context
        // The command is not typed again: it asks nothing, and opens no pager.
        inner.sources.append(.prompt)
        while true {
            output.clear()
            runner.events.send(.note("every \((pause / .seconds(1)).written) s; a key ends it"))
            guard await runner.run(Command(words: words), in: inner) else { throw SourceFailed() }
            let isPlain = !output.canRedraw
            if await context.execution.yieldingTerminal({ await isKeyPressed(within: pause, isPlain: isPlain) }) {
                return
            }
        }
    }
}
