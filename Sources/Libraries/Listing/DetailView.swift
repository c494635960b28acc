public import ChallengeCore
public import ChallengeDesignSystem
import ChallengeText

/// The view of the details of one thing: a feature says what there is to know of it.
///
/// A conforming type has the declaration, the words, the model and the rows; drawing and ``DetailActions`` follow.
@MainActor
public protocol DetailView<Item, Query>: View {
    /// What the details are of.
    associatedtype Item: ListItem
    /// What the list of such things is narrowed down by.
    associatedtype Query: ListQuery

    /// The screen; its actions are ``DetailActions/all(_:own:)``.
    nonisolated static var declaration: ScreenDeclaration<Int> { get }
    /// The words of the list, which are those of the details too.
    nonisolated static var words: ListWords { get }
    /// What is shown.
    var detail: DetailModel<Item, Query> { get }

    /// What is known of it, each with a label.
    func rows(of item: Item) -> [(label: String, value: [Span])]
    /// The rows below that, which can be opened; nil for details without any. There are none before something is loaded.
    func related(to item: Item?) -> RelatedRows?
    /// The actions of the feature, besides those of all details.
    var ownActions: [Action] { get }
    /// A failed load in words; by default in those of ``ChallengeDesignSystem/FailureText``.
    func text(for failure: LoadFailure) -> FailureText
    /// Leaves the screen: the user has closed it.
    func didSelectClose()
}

extension DetailView {
    public func related(to item: Item?) -> RelatedRows? { nil }
    public var ownActions: [Action] { [] }
    public func text(for failure: LoadFailure) -> FailureText { FailureText(failure) }

    public func appear() async { await detail.appear() }

    /// A refresh is the first load.
    public func appear(with intent: Intent) async throws -> ActionOutcome {
        await detail.appear(loading: intent.name != ListActions.refresh)
        return try await perform(intent)
    }

    public func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "\(detail.identifier)",
            title: detail.state.value.map(Self.words.name) ?? Self.words.noun.capitalizedAtStart,
            summary: "\(Self.words.noun) \(detail.identifier)", state: detail.state.viewState, body: content,
            snapshot: snapshot, actions: actions, selection: related(to: detail.state.value)?.selection)
    }

    /// The details for programs. Keys without a value in this state are left out.
    private var snapshot: JSON {
        detail.state.failure.map { text(for: $0).json } ?? [Self.words.noun: detail.state.value]
    }

    private func text(for failure: RecordFailure) -> FailureText {
        switch failure {
        // Loading again does not help: there will be nothing.
        case .notFound(let identifier): FailureText("there is no \(Self.words.noun) \(identifier)", canRetry: false)
        case .failed(let failure): text(for: failure)
        }
    }

    private var content: Element {
        let noun = Self.words.noun
        return switch detail.state {
        case .idle: .emptyState("The \(noun) is not loaded.", advice: "Type retry to load it.")
        case .loading: .loading("Loading the \(noun)")
        case .loaded(let item): .stack([.infoRows(rows(of: item))] + (related(to: item)?.elements ?? []))
        case .error(let failure): .errorState(text(for: failure).sentence, advice: text(for: failure).advice)
        }
    }

    private var actions: [Action] {
        [
            Action(DetailActions.refresh(Self.words)) {
                do throws(RecordFailure) { try await detail.refresh() } catch {
                    throw ListingError.load(text(for: error), showsOld: detail.state.value != nil)
                }
            },
            .retry(
                of: Self.words.noun, isIdle: detail.state == .idle, failure: { detail.state.failure.map(text) }
            ) { await detail.retry() },
        ] + [imageAction].compactMap(\.self) + ownActions + [
            Action(DetailActions.close) {
                detail.close()
                didSelectClose()
            }
        ]
    }

    private var imageAction: Action? {
        guard let description = DetailActions.image(Self.words), let picture = Self.words.picture else { return nil }
        let noun = Self.words.noun
        guard let item = detail.state.value else {
            return Action(description, unless: ListingError.noPicture(noun: noun, picture: picture)) {}
        }
        return Action(description) { _ in
            .output(
                try await .picture(of: noun, at: item.image) { () async throws(ImageError) in
                    try await detail.picture(of: item)
                })
        }
    }
}
