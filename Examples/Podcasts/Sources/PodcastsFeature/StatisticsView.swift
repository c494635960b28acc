import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

struct StatisticsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Statistics", title: "Statistics", navigation: "PodcastsIncomingNavigation.statistics",
        PodcastsIncomingNavigation.statistics, route: PodcastsIncomingNavigation.statistics.route,
        links: ["podcasts://statistics"], actions: [compute],
        contents: [
            .init(
                "How much there is, once it is computed.", in: .idle, .loading, .loaded,
                schema: .object([
                    "episodes": .integer(from: 0).optional, "minutes": .integer(from: 0).optional,
                    "longest": .string.optional,
                ]))
        ])

    private nonisolated static let compute = ActionDescription(name: "compute", help: "Compute the statistics")

    let viewModel: StatisticsViewModel

    func render() -> Rendering {
        let statistics = viewModel.statistics
        let refusal = viewModel.isComputing ? Dimmed(description: "the statistics are being computed") : nil
        return Rendering(
            screen: Self.declaration.description.name, label: "statistics", title: "Statistics",
            state: viewModel.isComputing ? .loading : statistics == nil ? .idle : .loaded,
            body: viewModel.isComputing ? .loading("Computing…") : content,
            snapshot: [
                "episodes": statistics?.episodes, "minutes": statistics?.minutes, "longest": statistics?.longest,
            ] as JSON,
            actions: [Action(Self.compute, unless: refusal) { viewModel.compute() }])
    }

    private var content: Element {
        guard let statistics = viewModel.statistics else {
            return .emptyState("Nothing is computed yet.", advice: "Type compute.")
        }
        return .infoRows([
            (label: "Episodes", value: [Span("\(statistics.episodes)")]),
            (label: "Minutes", value: [Span("\(statistics.minutes)")]),
            (label: "Longest", value: [Span(statistics.longest)]),
        ])
    }

    func appear() async {}
}
