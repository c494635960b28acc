import ChallengeActions
import ChallengeConsole
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText

extension SessionCommand {
    package static let scripting = [
        SessionCommand(
            "source", for: .scripting, help: "Run the commands of a file",
            discussion: """
                $1 to $9 and $@ in the file are the words after FILE. A script looks for FILE beside itself. Of a *.transcript, \
                only the commands run.
                """,
            examples: ["source demo.chal", "source open.chal 5"],
            forms: [[Parameter("FILE", .file)], [Parameter("FILE", .file), Parameter("ARG", .text)]],
            synopsis: "FILE [ARG ...]", output: .nothing,
            .sources),
        SessionCommand(
            "!", for: .scripting, help: "Run a program",
            discussion:
                "The command fails if the program fails. At the prompt the program uses the terminal; in a script its input is empty.",
            examples: ["!ls -l", "!git log --oneline | head -3"], forms: [[program.parameter]],
            output: .text, .runs),
        SessionCommand(
            "echo", for: .scripting, help: "Print TEXT", forms: [[], [text.parameter]], output: .text,
            .answers { _, invocation in
                let echoed = invocation.arguments[text] ?? ""
                let lines = echoed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                return Report("echo", body: .verbatim(lines), content: ["text": echoed] as JSON)
            }),
    ]

    package static let ending = [
        exit("exit", help: "End the session, with a status if given"),
        exit("quit", help: "End the session, as exit does"),
    ]

    /// The exit statuses that a process can have (POSIX.1-2017, `_Exit`).
    private static let endStatus = ArgumentKey<Int>("STATUS", in: 0...255)
    private static let text = ArgumentKey<String>("TEXT")
    private static let program = ArgumentKey<String>("PROGRAM")

    private static func exit(_ name: String, help: String) -> SessionCommand {
        SessionCommand(
            name, for: .session, help: help, forms: [[], [endStatus.parameter]], output: .nothing,
            leaving: { root, _ in root.allTops },
            .ends { $0[endStatus].map(Int32.init) })
    }
}
