import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

extension Show: ArgumentConvertible {}

struct DownloadsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Downloads", title: "Downloads", navigation: "PodcastsIncomingNavigation.downloads",
        PodcastsIncomingNavigation.downloads, route: PodcastsIncomingNavigation.downloads.route,
        links: ["podcasts://downloads"], actions: [download],
        contents: [
            .init(
                "The shows that are here, in percent.", in: .empty, .loading, .loaded,
                schema: .object([
                    "downloads": .array(of: .object(["show": .string, "percent": .integer(from: 0)]))
                ]))
        ])

    private nonisolated static let show = ArgumentKey<Show>("NAME")
    private nonisolated static let download = ActionDescription(
        name: "download", help: "Download the newest episode of a show", forms: [[show.parameter]])

    let viewModel: DownloadsViewModel

    func render() -> Rendering {
        let downloads = viewModel.progress.sorted { $0.key.rawValue < $1.key.rawValue }
        return Rendering(
            screen: Self.declaration.description.name, label: "downloads", title: "Downloads",
            state: downloads.isEmpty ? .empty : downloads.allSatisfy { $0.value == 100 } ? .loaded : .loading,
            body: downloads.isEmpty
                ? .emptyState("Nothing is downloaded.", advice: "Type download and the name of a show.")
                : .infoRows(downloads.map { (label: $0.key.rawValue, value: [Span("\($0.value) %")]) }),
            snapshot: [
                "downloads": downloads.map { ["show": $0.key.rawValue, "percent": $0.value] as JSON }
            ] as JSON,
            actions: [
                Action(Self.download) { arguments in
                    if let show = arguments[Self.show] { viewModel.download(show) }
                    return .done
                }
            ])
    }

    func appear() async { await viewModel.onAppear() }
}
