import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

struct ImportView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Import", title: "Import", navigation: "PodcastsIncomingNavigation.import", PodcastsIncomingNavigation.import,
        route: PodcastsIncomingNavigation.import.route, links: ["podcasts://import"], actions: [start],
        contents: [
            .init(
                "How many subscriptions are imported.", in: .idle, .loading, .loaded,
                schema: .object(["imported": .integer(from: 0), "total": .integer(from: 0)]))
        ])

    private nonisolated static let count = ArgumentKey<Int>("N", in: 1...100)
    private nonisolated static let start = ActionDescription(
        name: "import", help: "Import subscriptions, 8 unless told otherwise", forms: [[], [count.parameter]])

    let viewModel: ImportViewModel

    func render() -> Rendering {
        let (imported, total) = (viewModel.imported, viewModel.total)
        let refusal = viewModel.isImporting ? Dimmed(description: "an import is under way") : nil
        return Rendering(
            screen: Self.declaration.description.name, label: "import", title: "Import",
            state: viewModel.isImporting ? .loading : total == 0 ? .idle : .loaded,
            body: total == 0
                ? .emptyState("Nothing is imported yet.", advice: "Type import.")
                : .line([Span("\(imported) of \(total) subscriptions are imported.")]),
            snapshot: ["imported": imported, "total": total] as JSON,
            actions: [
                Action(Self.start, unless: refusal) { arguments in
                    viewModel.importSubscriptions(arguments[Self.count] ?? 8)
                    return .done
                }
            ])
    }

    func appear() async {}
}
