import ChallengeCore
import ChallengeDesignSystem

struct CharacterDetailView: View {
    nonisolated static let description = ScreenDescription(
        name: "CharacterDetail", navigation: "CharacterIncomingNavigation.detail",
        actions: [refresh, retry, image, close])

    private nonisolated static let refresh = ActionDescription(name: "refresh", help: "Load the character anew")
    private nonisolated static let retry = ActionDescription(
        name: "retry", help: "Load after an error or an interruption")
    private nonisolated static let image = ActionDescription(
        name: "image", help: "Show the character's picture, or its address where none can be shown")
    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave this screen", effect: .leaves)

    private let viewModel: any CharacterDetailViewModelContract

    init(viewModel: any CharacterDetailViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "\(viewModel.identifier)", title: title,
            summary: "character \(viewModel.identifier)", state: viewModel.state.name, body: content,
            snapshot: CharacterDetailSnapshot(state: viewModel.state), actions: actions)
    }

    func appear() async {
        await viewModel.didAppear()
    }

    private var title: String {
        if case .loaded(let character) = viewModel.state { character.title } else { "Character" }
    }

    private var content: Element {
        switch viewModel.state {
        case .idle:
            .emptyState("The character is not loaded.", advice: "Type retry to load it.")
        case .loading:
            .loading("Loading the character")
        case .loaded(let character):
            .infoRows([
                (label: "Status", value: character.status.indicator),
                (label: "Species", value: [Span(character.species)]),
                (label: "Type", value: [Span(character.type)]),
                (label: "Gender", value: [Span(character.gender.title)]),
                (label: "Origin", value: [Span(character.origin)]),
                (label: "Location", value: [Span(character.location)]),
                (label: "Episodes", value: episodes(of: character)),
                (label: "Image", value: [Span(character.image, .secondary)]),
            ])
        case .error(let error):
            .errorState(error.text.sentence, advice: error.text.advice)
        }
    }

    /// How many there are, and the first: `51, first seen in episode 1`.
    private func episodes(of character: Character) -> [Span] {
        guard let first = character.episodes.min() else { return [] }
        return [Span("\(character.episodes.count)"), Span(", first seen in episode \(first)", .secondary)]
    }

    private var actions: [Action] {
        [
            .refresh(Self.refresh, showsOld: { viewModel.state.value != nil }, text: \.text) {
                () async throws(CharacterError) in try await viewModel.didRefresh()
            },
            .retry(
                Self.retry, of: CharacterListView.noun, isIdle: { viewModel.state == .idle },
                failure: { viewModel.state.failure?.text }
            ) { await viewModel.didRetry() },
            Action(Self.image) { _ in .output(try await imageReport()) },
            Action(Self.close) { viewModel.didSelectClose() },
        ]
    }

    private func imageReport() async throws(ActionError) -> Report {
        guard case .loaded(let character) = viewModel.state else {
            throw ActionError("no character is loaded whose picture could be shown")
        }
        return try await .picture(of: CharacterListView.noun, at: character.image) { () async throws(ImageError) in
            try await viewModel.didSelectImage(of: character)
        }
    }
}

/// The details for programs. Encodes what its state has, and no other keys.
nonisolated struct CharacterDetailSnapshot: Encodable, Sendable {
    let state: CharacterDetailViewState

    func encode(to encoder: any Encoder) throws {
        switch state {
        case .idle, .loading: try Loaded(character: nil).encode(to: encoder)
        case .loaded(let character): try Loaded(character: CharacterSnapshot(character)).encode(to: encoder)
        case .error(let error):
            try ErrorSnapshot(error.text).encode(to: encoder)
        }
    }

    private struct Loaded: Encodable {
        let character: CharacterSnapshot?
    }
}
