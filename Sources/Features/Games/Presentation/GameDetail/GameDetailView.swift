import ChallengeCore
import ChallengeDesignSystem

struct GameDetailView: View {
    nonisolated static let description = ScreenDescription(
        name: "GameDetail", navigation: "GamesIncomingNavigation.detail", actions: [refresh, retry, image, close])

    private nonisolated static let refresh = ActionDescription(name: "refresh", help: "Load the game anew")
    private nonisolated static let retry = ActionDescription(
        name: "retry", help: "Load after an error or an interruption")
    private nonisolated static let image = ActionDescription(
        name: "image", help: "Show the game's cover, or its address where none can be shown")
    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this screen", effect: .leaves)

    let viewModel: any GameDetailViewModelContract

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "\(viewModel.identifier)", title: title,
            summary: "game \(viewModel.identifier)", state: viewModel.state.name, body: content,
            snapshot: GameDetailSnapshot(state: viewModel.state), actions: actions)
    }

    func appear() async {
        await viewModel.didAppear()
    }

    private var title: String {
        if case .loaded(let game) = viewModel.state { game.name } else { "Game" }
    }

    private var content: Element {
        switch viewModel.state {
        case .idle:
            .emptyState("The game is not loaded.", advice: "Type retry to load it.")
        case .loading:
            .loading("Loading the game")
        case .loaded(let game):
            .infoRows([
                (label: "Year", value: [Span(game.year.map { "\($0)" } ?? "unknown")]),
                (label: "Platforms", value: [Span(game.platforms.joined(separator: ", "))]),
                (label: "Genre", value: [Span(game.genre)]),
                (label: "Developer", value: [Span(game.developer)]),
                (label: "Image", value: [Span(game.image, .secondary)]),
            ])
        case .error(let error):
            .errorState(error.text.sentence, advice: error.text.advice)
        }
    }

    private var actions: [Action] {
        [
            .refresh(Self.refresh, showsOld: { viewModel.state.value != nil }, text: \.text) {
                () async throws(GameError) in try await viewModel.didRefresh()
            },
            .retry(
                Self.retry, of: GamesListView.noun, isIdle: { viewModel.state == .idle },
                failure: { viewModel.state.failure?.text }
            ) { await viewModel.didRetry() },
            Action(Self.image) { _ in .output(try await imageReport()) },
            Action(Self.close) { viewModel.didSelectClose() },
        ]
    }

    private func imageReport() async throws(ActionError) -> Report {
        guard case .loaded(let game) = viewModel.state else {
            throw ActionError("no game is loaded whose cover could be shown")
        }
        return try await .picture(of: GamesListView.noun, at: game.image) { () async throws(ImageError) in
            try await viewModel.didSelectImage(of: game)
        }
    }
}

/// The details for programs. Encodes what its state has, and no other keys.
nonisolated struct GameDetailSnapshot: Encodable, Sendable {
    let state: GameDetailViewState

    func encode(to encoder: any Encoder) throws {
        switch state {
        case .idle, .loading: try Loaded(game: nil).encode(to: encoder)
        case .loaded(let game): try Loaded(game: GameSnapshot(game)).encode(to: encoder)
        case .error(let error):
            try ErrorSnapshot(error.text).encode(to: encoder)
        }
    }

    private struct Loaded: Encodable {
        let game: GameSnapshot?
    }
}
