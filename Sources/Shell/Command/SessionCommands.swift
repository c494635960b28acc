import ChallengeActions
import ChallengeGraph
package import ChallengePrompt
package import ChallengeSession
package import ChallengeVerification

extension SessionCommand {
    /// The commands that an app has on every screen, in the order of the help. Each module lists its own commands.
    package static func all(
        history: History = History(path: nil) { _ in }, recorder: TranscriptRecorder? = nil,
        without omitted: Set<OptionalCommand> = []
    ) -> [SessionCommand] {
        let looking = navigation + inspection + drawing + helping + watching
        let running =
            verification + scripting + personal + recalling(history) + [recording(recorder)] + atTerminal + ending
        let all = looking + running
        guard !omitted.isEmpty else { return all }
        return all.filter { command in !omitted.contains { $0.rawValue == command.description.name } }
    }

    private static let follow = Keyword("--follow")

    private static let drawing = [
        SessionCommand(
            "graph", for: .looking, help: "Draw the screens and redirects as a graph",
            discussion: """
                With FORMAT, prints it for other programs: mermaid, dot or json; a file with this ending gets this format. \
                With --follow, shows the place of another session in this terminal, and the notes of its script, until q.
                """,
            examples: ["graph", "graph dot | dot -Tsvg -o app.svg", "graph --follow"],
            forms: [[], [follow.parameter]] + NavigationGraph.Format.allCases.map { [Keyword($0.rawValue).parameter] },
            synopsis: "[FORMAT | --follow]", output: .text,
            .delegates { runner, invocation, context in
                if invocation.arguments.has(follow) { return try await runner.follow(in: context) }
                let formats = NavigationGraph.Format.allCases
                let format =
                    formats.first { invocation.arguments.has(Keyword($0.rawValue)) }
                    ?? invocation.targetFile.flatMap { file in formats.first { file.hasSuffix(".\($0.rawValue)") } }
                runner.events.send(.report(NavigationGraph(of: runner.root).report(in: format)))
            })
    ]
}

/// Commands that an app may leave out: some apps do not need them, and no other command refers to them.
public nonisolated enum OptionalCommand: String, Sendable, CaseIterable {
    /// Prints the tracked events.
    case events
    /// Injects failures into HTTP data sources that use ``ChallengeCore/Instrumentation/faults``.
    case fault
    /// Prints the screens as a graph.
    case graph
}

nonisolated extension SessionOptions {
    @MainActor
    package static func ofTranscripts<App: ShellApp>(of app: App.Type) -> SessionOptions {
        ofTranscripts(SessionCommand.all(without: App.information.without))
    }
}
