import ChallengeCore
import ChallengeConsole
import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeText

extension SessionCommand {
    /// The commands that show what there is.
    package static let inspection = [
        SessionCommand(
            "show", help: "Print the screen again", examples: ["show", "show | grep Rick", "show > screen.txt"],
            staticEffect: { _, position, _ in position },
            .navigates { root, _ in root.setNeedsDisplay() }),
        SessionCommand(
            "path", help: "Print the stack, and how it came about", answer: .table,
            .answers { root, _ in PathReport(stacks: root.screens).report }),
        SessionCommand(
            "why", help: "Print all that led to this screen", answer: .text, .answers { root, _ in .why(root) }),
        SessionCommand(
            "routes", help: "Print every route, and every redirect", examples: ["routes", "routes > routes.txt"],
            answer: .table,
            .answers { root, _ in RoutesReport(routes: root.routes, map: root.map).report }),
    ]

    /// `help`.
    package static let helping = [
        SessionCommand(
            "help", help: "Print what is possible, or about a command or word",
            examples: ["help", "help open", "help filter status"],
            forms: [[], [Parameter("COMMAND", .command)], [words.parameter]], synopsis: "[COMMAND | WORD]",
            staticEffect: { app, position, invocation throws(CommandError) in
                let help = HelpReport(app.commandTable(at: position), aliases: [])
                _ = try help.report(on: invocation.command.arguments)
                return position
            },
            answer: .text,
            .delegates { runner, invocation, _ in
                let help = HelpReport(runner.commandTable, aliases: runner.promptSettings.aliases)
                runner.events.send(.report(try help.report(on: invocation.command.arguments)))
            })
    ]
    private static let words = ArgumentKey<String>("WORD")
}
