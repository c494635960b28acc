import ChallengeActions
public import ChallengeCore
public import ChallengeDesignSystem
import ChallengeText
public import ChallengeViews
public import SwiftUI

/// The details of one item as a whole screen. It has the commands `refresh`, `retry` and `close`, and `image` for an
/// item with a picture.
public struct Details<Item: ListItem>: Control {

    private let detail: DetailModel<Item>
    private let nouns: ListNouns
    private let describe: @Sendable (LoadFailure) -> FailureText
    private let row: @Sendable (Item) -> Row
    private let content: (Item) -> ViewContent
    private let below: (Item?) -> ViewContent
    private let controls: ViewContent

    /// Creates the details of one item.
    ///
    /// - Parameters:
    ///   - detail: the model to show.
    ///   - nouns: the nouns of the list, which the details share.
    ///   - failure: puts a failed load into nouns.
    ///   - row: returns the item's row for programs, as in its list.
    ///   - content: returns the content of the loaded item.
    ///   - below: returns the content below the item's content; called with nil until the item is loaded.
    ///   - controls: the feature's own controls, which come before `close`.
    public init(
        _ detail: DetailModel<Item>, nouns: ListNouns,
        failure: @escaping @Sendable (LoadFailure) -> FailureText = { FailureText($0) },
        row: @escaping @Sendable (Item) -> Row, @ViewBuilder content: @escaping (Item) -> ViewContent,
        @ViewBuilder below: @escaping (Item?) -> ViewContent = { _ in ViewContent() },
        @ViewBuilder controls: () -> ViewContent = { ViewContent() }
    ) {
        (self.detail, self.nouns, describe, self.row) = (detail, nouns, failure, row)
        (self.content, self.below, self.controls) = (content, below, controls())
    }

    public func compose(into screen: inout ScreenBuilder) {
        let (state, nouns) = (detail.state, nouns)
        let item = state.value
        screen.title = item.map(nouns.name) ?? nouns.singular.capitalizedAtStart
        screen.label = "\(nouns.singular) \(detail.identifier)"
        screen.summary = "\(nouns.singular) \(detail.identifier)"
        screen.state = state.viewState
        let count = screen.fields.count
        draw(state, in: &screen)
        let shown = screen.dropFields(from: count)
        below(item).compose(into: &screen)
        let row = item.map(self.row)
        let content = DeferredJSON { [nouns.singular: row?.adding(shown)] }
        screen.content = ScreenBuilder.Content(state.failure.map { text(for: $0).json } ?? content) {
            [
                .init(
                    "One \(nouns.singular).", in: .loaded,
                    schema: .object([nouns.singular: row?.adding(shown).contentSchema ?? .any])),
                .init("One \(nouns.singular), not loaded yet.", in: .idle, .loading, schema: .object([:])),
                .init("No \(nouns.singular): it could not be loaded.", in: .error, schema: FailureText.schema),
            ]
        }
        screen.onAppear { [detail] in await detail.appear(loading: $0?.name != ListActions.refresh) }
        screen.actions += [refresh, retry(in: state.viewState)]
        if let image = image(of: item, in: screen) { screen.actions.append(image) }
        controls.compose(into: &screen)
        screen.actions.append(
            Action(DetailActions.close) { [detail, links = screen.links] in
                detail.close()
                links.goBack()
            })
    }

    private func draw(_ state: LoadState<Item, LoadFailure>, in screen: inout ScreenBuilder) {
        let noun = nouns.singular
        switch state {
        case .idle:
            screen.append(.emptyState("The \(noun) is not loaded.", advice: "Type retry to load it."))
        case .loading: screen.append(.loading("Loading the \(noun)"))
        case .loaded(let item): content(item).compose(into: &screen)
        case .error(let failure):
            screen.append(.errorState(text(for: failure).sentence, advice: text(for: failure).advice))
        }
    }

    private func text(for failure: LoadFailure) -> FailureText {
        switch failure {
        // Loading again does not help: the item will still be missing.
        case .notFound(let identifier): FailureText("there is no \(nouns.singular) \(identifier)", canRetry: false)
        default: describe(failure)
        }
    }

    private var refresh: Action {
        Action(nouns.actions.refreshDetails) {
            do throws(LoadFailure) { try await detail.refresh() } catch {
                throw ListingError.load(text(for: error), showsOld: detail.state.value != nil)
            }
        }
    }

    private func retry(in state: ViewState) -> Action {
        .retry(
            of: nouns.singular, in: state, failure: { detail.state.failure.map(text) }
        ) { await detail.retry() }
    }

    private func image(of item: Item?, in screen: ScreenBuilder) -> Action? {
        guard let description = nouns.actions.image, let picture = nouns.picture else { return nil }
        let noun = nouns.singular
        guard let item else {
            return Action(description, unless: ListingError.noPicture(noun: noun, picture: picture)) {}
        }
        return Action(description) { [links = screen.links, environment = screen.environment] _ in
            var details = ScreenBuilder(links: links, environment: environment)
            content(item).compose(into: &details)
            let fields = details.finish()
            return .output(
                try await .picture(of: noun, at: item.image, beside: fields) { () async throws(ImageError) in
                    detail.selectImage()
                    return try await environment.imageLoader.image(at: item.image)
                })
        }
    }
}
