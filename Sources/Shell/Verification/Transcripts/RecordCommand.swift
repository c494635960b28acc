import ChallengeActions
import ChallengeDesignSystem
import ChallengeLanguage
package import ChallengeSession
import ChallengeText

extension SessionCommand {
    static let recordingName = "record"
    private static let count = ArgumentKey<Int>("N", in: 1...Int.max)

    /// The command that writes the session so far to a file: a transcript if the name ends in `.transcript`, otherwise a
    /// script.
    ///
    /// - Parameter recorder: the recorder of the session; nil if nothing is recorded because no user types.
    package static func recording(_ recorder: TranscriptRecorder?) -> SessionCommand {
        SessionCommand(
            recordingName, for: .session, help: "Write the commands so far, or the last N, to a new file",
            discussion: """
                A name that ends in .transcript makes a transcript, which 'verify' replays. Any other name makes a \
                script, without the commands that failed. The option --continue replays both. Both lack 'history', and \
                commands of several lines, which a file cannot have.
                """,
            examples: ["record tour.transcript", "record tour.chal 5"],
            forms: [[Parameter("FILE", .file)], [Parameter("FILE", .file), count.parameter]], sharesName: true,
            .delegates { runner, invocation, context in
                guard let recorder, let file = invocation.words.first else {
                    throw CommandError("record works at a prompt; start a script with --record FILE")
                }
                let entries = recorder.entries.suffix(invocation.arguments[count] ?? .max)
                guard !entries.isEmpty else { throw CommandError("there is nothing to record yet") }
                let isTranscript = file.text.hasSuffix(TranscriptFiles.ending)
                let written = isTranscript ? entries[...] : entries.filter(\.hasSucceeded)[...]
                let text =
                    isTranscript
                    ? Transcript(header: ["# " + recorder.comment], entries: written.map(\.entry)).text
                    : written.map { scriptLine($0.entry.command) + "\n" }.joined()
                try await runner.router.save(text, to: file, in: context)
                let failed = entries.count - written.count
                let rest = failed == 0 ? "" : "; \(failed) that failed \(failed == 1 ? "is" : "are") left out"
                let commands = written.count == 1 ? "1 command" : "\(written.count) commands"
                runner.events.send(.note("\(commands) written to \(file.text.quotedInMessage())\(rest)"))
                let outside = isTranscript ? written.count { reachesOutside($0.entry.command) } : 0
                guard outside > 0 else { return }
                let lines = outside == 1 ? "1 line uses" : "\(outside) lines use"
                let message = "\(lines) a program or a file, which 'verify' refuses; record a script, or delete them"
                runner.events.send(.diagnostic(Diagnostic(.warning, message)))
            })
    }

    private static func commands(of line: String) -> [Command] {
        (try? Lexer.commands(of: SourceLine(number: 1, text: line), orContinued: "")) ?? []
    }

    /// True for a line that `verify` refuses: it runs a program or writes a file.
    private static func reachesOutside(_ line: String) -> Bool {
        commands(of: line).contains { $0.target != nil || $0.name.text == OutputTarget.Sign.run.rawValue }
    }

    /// A typed line as a script reads it: `$1` in quotes, because it is no argument.
    private static func scriptLine(_ line: String) -> String {
        let commands = line.contains("$") ? commands(of: line) : []
        guard let command = commands.first, commands.count == 1,
            command.words.contains(where: { $0.text.contains("$") })
        else { return line }
        return Command(words: command.words[...]).text + (command.target.map { " \($0.written)" } ?? "")
    }
}
