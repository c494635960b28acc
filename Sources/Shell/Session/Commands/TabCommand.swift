package import ChallengeCore
import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeRest
import ChallengeText

extension [SessionCommand] {
    /// The same commands, and `tab` in an app with tabs, where commands that navigate end.
    package func adding(_ tabs: [Tab]) -> Self {
        guard !tabs.isEmpty, !contains(where: { $0.description.name == SessionCommand.tabName }) else { return self }
        let navigating = Set(SessionCommand.navigation.map(\.description.name))
        let end = lastIndex { navigating.contains($0.description.name) }.map { $0 + 1 } ?? 0
        return self[..<end] + [.tab(among: tabs)] + self[end...]
    }
}

extension SessionCommand {
    fileprivate static let tabName = "tab"

    fileprivate static func tab(among tabs: [Tab]) -> SessionCommand {
        let names = tabs.map(\.name)
        return SessionCommand(
            tabName, help: "Show another tab, or list them",
            discussion:
                "The stack of a tab is as it was left. A modal covers the tabs: none is shown while there is one.",
            examples: ["tab"] + names.suffix(1).map { "tab \($0)" },
            forms: [[], [Parameter("NAME", .choice(names))]],
            staticEffect: { app, position, invocation throws(CommandError) in
                guard let index = index(in: names, of: invocation) else { return position }
                return app.select(index, from: position)
            },
            answer: .tableUnlessArguments,
            .delegates { runner, invocation, _ in
                guard let coordinator = runner.root.tabs else { return }
                guard let index = index(in: names, of: invocation) else {
                    return runner.events.send(.report(.tabs(coordinator, of: runner.root)))
                }
                guard runner.root.stackCount == 1 else {
                    throw CommandError(.coveredTabs, at: invocation.command.arguments.first?.location)
                }
                runner.root.instrumentation.tasks.attributing { coordinator.select(index) }
                runner.events.send(use: .tab(names[index]))
            })
    }

    /// The index of the tab that is named; nil where none is.
    private static func index(in names: [String], of invocation: Invocation) -> Int? {
        invocation.command.arguments.first.flatMap { names.firstIndex(of: $0.text.lowercased()) }
    }
}

extension RootContainerContract {
    /// The titles of the screens of a tab's stack as a breadcrumb has them, that of the one on top last; none of a tab
    /// that was not shown yet.
    func titles(ofTab index: Int) -> [String] { top(ofTab: index).map { $0.breadcrumb + [$0.rendering.title] } ?? [] }

    /// The same in words.
    func stack(ofTab index: Int) -> [Span] {
        let titles = titles(ofTab: index)
        guard !titles.isEmpty else { return [Span("not shown yet", .secondary)] }
        return Array(titles.map { [Span($0)] }.joined(separator: [Span(" "), Span(.separator, .secondary), Span(" ")]))
    }
}

extension TabCoordinator {
    /// For programs.
    func json(of root: any RootContainerContract) -> [JSON] {
        tabs.enumerated().map { index, tab in
            [
                "name": tab.name, "title": tab.title, "navigation": tab.navigation.fullName,
                "selected": index == selected, "screens": root.titles(ofTab: index),
            ]
        }
    }
}

extension Report {
    /// Each tab with its stack, and which one is shown.
    fileprivate static func tabs(_ coordinator: TabCoordinator, of root: any RootContainerContract) -> Report {
        let rows = coordinator.tabs.enumerated().map { index, tab in
            let isSelected = index == coordinator.selected
            let mark = isSelected ? Span(.filledDot, .success) : Span(" ")
            return Fields.Row(
                [mark, Span(" \(tab.name)", isSelected ? .emphasis : .plain)], root.stack(ofTab: index))
        }
        let tabs = coordinator.json(of: root)
        return Report(
            "tab", body: .navigations(rows), content: ["tabs": tabs] as JSON,
            table: DataTable(["name", "title", "navigation", "selected", "screens"], tabs))
    }
}
