import ChallengeActions
package import ChallengeCore
import ChallengeListing
import ChallengeText
import ChallengeViews
import SwiftUI

// What only a prompt needs of the feature. Without this file, the feature builds and runs.

extension CharacterFeature {
    package var screens: [Screen] {
        [
            CharacterListView.declaration.prompt { (view: CharacterListView, navigator) in
                view.decorated { $0.decorated(by: navigator) }
            } preview: { _ in
                [CharacterListView(viewModel: CharacterListPreview())]
            },
            CharacterDetailView.declaration.prompt { (view: CharacterDetailView, _) in
                view.decorated
            } preview: { _ in
                [CharacterDetailView(viewModel: CharacterDetailPreview())]
            },
            AdvancedSearchView.declaration.prompt { (view: AdvancedSearchView, _) in
                view.decorated { $0.decorated }
            } preview: { _ in
                [AdvancedSearchView(viewModel: AdvancedSearchPreview())]
            },
        ]
    }

    package var exits: [Exit] {
        [
            Exit(CharacterOutgoingNavigation.location(identifier: 1)),
            Exit(CharacterOutgoingNavigation.episodes(identifier: 1)),
        ]
    }

    fileprivate nonisolated static func declared(_ events: [some TrackingEventContract]) -> [EventDescription] {
        events.map { EventDescription($0.name, keys: $0.properties.keys.sorted()) }
    }

    /// The intent that filters the list. The list opens the advanced search, which applies the filter and leaves.
    fileprivate nonisolated static let filter = "filter"
    fileprivate nonisolated static let clear = Keyword("clear")
    fileprivate nonisolated static let parts = ArgumentKey<[Assignment]>("KEY=VALUE", keys: [])
}

extension CharacterListView {
    fileprivate nonisolated static let declaration = ScreenDeclaration(
        "CharacterList", title: "Characters", navigation: "CharacterIncomingNavigation.list",
        CharacterIncomingNavigation.list,
        route: .init("character-list", help: "the list of characters, without a redirect"),
        links: ["challenge://character/list", "challenge://character"],
        events: CharacterFeature.declared([
            CharacterListEvent.screenViewed, .characterSelected(identifier: 1), .searchPerformed(query: ""),
            .recentSearchDeleted, .refreshed, .moreLoaded(page: 2), .retried, .advancedSearchSelected,
        ]) + [
            .init(
                CharacterListEvent.filterApplied(CharacterFilter()).name,
                keys: CharacterFilter.Field.allCases.map(\.rawValue))
        ])

    fileprivate func decorated(by navigator: any NavigatorContract) -> some View {
        filterCommand(
            effect: .leads(to: AdvancedSearchView.declaration.description.navigation, as: .sheet),
            among: viewModel.list.knownItems
        ) { [viewModel] arguments in
            viewModel.didSelectAdvancedSearch()
            // The advanced search applies the arguments and leaves.
            if !arguments.isEmpty { _ = try await navigator.deliver(Intent(CharacterFeature.filter, arguments)) }
        }
        .rows(of: Self.nouns.singular, leadTo: CharacterIncomingNavigation.detail(identifier: 1))
    }
}

extension CharacterDetailView {
    fileprivate nonisolated static let declaration = ScreenDeclaration(
        "CharacterDetail", navigation: "CharacterIncomingNavigation.detail", label: "identifier",
        .identifier(of: CharacterListView.nouns.singular), CharacterIncomingNavigation.detail,
        route: .init("character", help: "one character"),
        links: ["challenge://character/detail/ID", "challenge://character/detail?id=ID"],
        events: CharacterFeature.declared([
            CharacterDetailEvent.screenViewed(identifier: 1), .refreshed(identifier: 1), .retried(identifier: 1),
            .closed(identifier: 1), .imageSelected(identifier: 1), .originSelected(identifier: 1),
            .locationSelected(identifier: 1), .episodesSelected(identifier: 1),
        ]))

    fileprivate var decorated: some View {
        let location = CharacterOutgoingNavigation.location(identifier: 1)
        let episodes = CharacterOutgoingNavigation.episodes(identifier: 1)
        return command("origin", help: "Go to the character's origin", leadsTo: location)
            .command("location", help: "Go to the character's last known location", leadsTo: location)
            .command("episodes", help: "Go to the episodes with the character", leadsTo: episodes)
    }
}

extension AdvancedSearchView {
    fileprivate nonisolated static let declaration = ScreenDeclaration(
        "AdvancedSearch", title: "Advanced search", navigation: "CharacterIncomingNavigation.advancedSearch",
        { navigation -> (any CharacterFilterDelegate)? in
            guard case .advancedSearch(let delegate) = navigation as? CharacterIncomingNavigation else { return nil }
            return delegate
        },
        route: .init("advanced-search", help: "the form that filters the characters", by: CharacterFeature.filter),
        events: CharacterFeature.declared(AdvancedSearchEvent.allCases))

    fileprivate var decorated: some View {
        command("apply", help: "Apply the filter and leave", effect: .leaves, forms: [[]]) { [viewModel] _ in
            await viewModel.didApply()
        }
        .command("reset", help: "Clear the filter", effect: .stays)
        .command("close", help: "Leave without applying", effect: .leaves)
        .filterCommand(effect: .leaves, among: viewModel.knownCharacters) { [viewModel] arguments in
            // Without arguments, the intent only opens this screen.
            guard !arguments.isEmpty else { return }
            await viewModel.didApply(
                arguments[CharacterFeature.parts] ?? [], resetting: arguments.has(CharacterFeature.clear))
        }
        .setterHelp("Set a field of the filter")
        .commandHint("Type set KEY VALUE, then apply; reset clears the filter, close cancels.")
        .onlyProgramValue(
            "filter", json: JSON(viewModel.filter.parts ?? []), schema: CharacterFilter.partsSchema ?? .object([:])
        )
        .contentHelp("The filter of the list.")
    }
}

extension View {
    fileprivate func filterCommand(
        effect: ActionDescription.Effect, among known: @escaping @Sendable () -> [Character],
        action: @escaping @MainActor @Sendable (Arguments) async throws -> Void
    ) -> ModifiedView {
        command(
            CharacterFeature.filter, help: "Filter the list, or open the advanced search", effect: effect,
            isIntent: true, discussion: Condition.help,
            examples: ["filter status=alive species==human", "filter origin=c-137 gender=any", "filter clear"],
            forms: [
                [], [CharacterFeature.clear.parameter],
                [ArgumentKey<[Assignment]>("KEY=VALUE", keys: CharacterFilter.Field.keys(known)).parameter],
            ], action: action)
    }
}

extension AdvancedSearchViewModelContract {
    /// Sets these parts and applies the filter. `resetting` clears all parts first. A cancellation undoes these changes.
    fileprivate func didApply(_ parts: [Assignment], resetting: Bool) async {
        let before = filter
        if resetting { didReset() }
        for part in parts { CharacterFilter.Field(rawValue: part.key)?.set(part.value, in: &filter) }
        let wanted = filter
        await didApply()
        // The filter stays if a part was set after the cancellation.
        if Task.isCancelled, filter == wanted { filter = before }
    }
}

nonisolated extension CharacterFilter.Field {
    /// The valid values; empty if any text is valid.
    var choices: [String] {
        switch self {
        case .status: Self.statuses
        case .gender: Self.genders
        case .species, .type, .origin, .location: []
        }
    }

    private static let statuses = choices(of: Character.Status.self)
    private static let genders = choices(of: Character.Gender.self)

    private static func choices<Value: CaseIterable & RawRepresentable<String>>(of _: Value.Type) -> [String] {
        Value.allCases.map { $0.rawValue.lowercased() } + [Condition.any]
    }

    /// The keys, with the values of all known characters.
    static func keys(_ known: @escaping @Sendable () -> [Character]) -> [Parameter.Key] {
        allCases.map { Parameter.Key(name: $0.rawValue, values: $0.choices, among: known) }
    }

    /// Sets this part of a filter, to one of the ``choices`` if there are any. `any` or no text clears the part.
    func set(_ value: String, in filter: inout CharacterFilter) {
        let value = value.trimmed.lowercased() == Condition.any ? "" : value.trimmed
        switch self {
        case .status: filter.status = Character.Status(parsing: value)
        case .species: filter.species = value
        case .type: filter.type = value
        case .gender: filter.gender = Character.Gender(parsing: value)
        case .origin: filter.origin = value
        case .location: filter.location = value
        }
    }
}

nonisolated extension CharacterIncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .list: CharacterListView.declaration.navigationName
        case .detail(let identifier): CharacterDetailView.declaration.navigationName(identifier)
        case .advancedSearch: NavigationName(AdvancedSearchView.declaration.description.navigation)
        }
    }
}

nonisolated extension CharacterOutgoingNavigation {
    package var navigationName: NavigationName {
        let (base, identifier) =
            switch self {
            case .location(let identifier): ("CharacterOutgoingNavigation.location", identifier)
            case .episodes(let identifier): ("CharacterOutgoingNavigation.episodes", identifier)
            }
        return NavigationName(base, [.init(label: "identifier", content: .integer(identifier))])
    }
}

// MARK: Previews

private final class CharacterListPreview: CharacterListViewModelContract {
    let list = ListModel(PreviewSource<Character, CharacterFilter>()) { _ in }.showing(.preview)

    func didSelectCharacter(identifier: Int) {}
    func didSelectAdvancedSearch() {}
}

private final class CharacterDetailPreview: CharacterDetailViewModelContract {
    let detail = DetailModel(identifier: 1, PreviewSource<Character, CharacterFilter>()) { _ in }.showing(.preview)

    func didSelectOrigin() {}
    func didSelectLocation() {}
    func didSelectEpisodes() {}
}

private final class AdvancedSearchPreview: AdvancedSearchViewModelContract {
    var filter = CharacterFilter()
    let knownCharacters: @Sendable () -> [Character] = { [] }

    func didAppear() {}
    func didReset() {}
    func didApply() async {}
    func didClose() {}
}

extension Character {
    fileprivate static let preview = Character(
        identifier: 1, name: "Rick Sanchez", status: .alive, species: "Human", type: "", gender: .male,
        origin: Place(name: "Earth (C-137)", identifier: 1), location: Place(name: "Citadel of Ricks", identifier: 3),
        episodes: [1, 2], image: "")
}
