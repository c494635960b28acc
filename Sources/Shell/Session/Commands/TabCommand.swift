import ChallengeActions
package import ChallengeCore
import ChallengeGraph
import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText

extension [SessionCommand] {
    /// Adds the command `tab` after the commands that navigate, if the app has tabs.
    package func adding(_ tabs: [AppTab]) -> Self {
        guard !tabs.isEmpty, !contains(where: { $0.description.name == SessionCommand.tabName }) else { return self }
        let navigating = Set(SessionCommand.navigation.map(\.description.name))
        let end = lastIndex { navigating.contains($0.description.name) }.map { $0 + 1 } ?? 0
        return self[..<end] + [.tab(among: tabs)] + self[end...]
    }
}

extension SessionCommand {
    fileprivate static let tabName = "tab"

    fileprivate static func tab(among tabs: [AppTab]) -> SessionCommand {
        let names = tabs.map(\.name)
        return SessionCommand(
            tabName, for: .moving, help: "Show another tab, or list them",
            discussion:
                "Each tab keeps its stack. A modal covers the tabs: dismiss it before you change the tab.",
            examples: ["tab"] + names.suffix(1).map { "tab \($0)" },
            forms: [[], [Parameter("NAME", .choice(names))]],
            staticEffect: { app, position, invocation throws(CommandError) in
                guard let index = index(in: names, of: invocation) else { return position }
                return app.select(index, from: position)
            },
            output: .tableUnlessArguments,
            .delegates { runner, invocation, _ in
                guard let coordinator = runner.root.tabs else { return }
                guard let index = index(in: names, of: invocation) else {
                    return runner.events.send(.report(.tabs(coordinator, of: runner.root)))
                }
                guard runner.root.stackCount == 1 else {
                    throw CommandError(
                        "the modal on top covers the tabs: type dismiss first", at: invocation.words.first?.location)
                }
                runner.root.instrumentation.tasks.attributing { coordinator.select(index) }
                runner.events.send(use: .tab(names[index]))
            })
    }

    private static func index(in names: [String], of invocation: Invocation) -> Int? {
        invocation.words.first.flatMap { names.firstIndex(of: $0.text.lowercased()) }
    }
}
