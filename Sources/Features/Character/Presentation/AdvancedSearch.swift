import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeText
import ChallengeViews
import Observation
import SwiftUI

@Observable
final class AdvancedSearchViewModel {
    /// The filter that the user edits. The list uses the filter once it is applied.
    var filter: CharacterFilter

    @ObservationIgnored private weak var delegate: (any CharacterFilterDelegate)?
    private let navigator: AdvancedSearchNavigator
    private let tracker: AdvancedSearchTracker

    init(delegate: any CharacterFilterDelegate, navigator: AdvancedSearchNavigator, tracker: AdvancedSearchTracker) {
        self.delegate = delegate
        self.navigator = navigator
        self.tracker = tracker
        filter = delegate.filter.withoutName
    }

    var filterKeys: [Parameter.Key] { delegate?.filterKeys ?? CharacterFilter.Field.keys() }

    func didAppear() { tracker.track("viewed") }

    func didReset() {
        tracker.track("reset")
        filter = CharacterFilter()
    }

    /// Leaves the screen, applies the filter, and returns when the list has loaded the matches.
    func didApply() async {
        tracker.track("applied")
        navigator.dismiss()
        await delegate?.didApply(filter)
    }

    /// Sets these parts and applies the filter. `resetting` clears all parts first. A cancellation undoes these changes.
    func didApply(_ parts: [Assignment], resetting: Bool) async {
        let before = filter
        if resetting { didReset() }
        for part in parts { CharacterFilter.Field(rawValue: part.key)?.set(part.value, in: &filter) }
        let wanted = filter
        await didApply()
        // The filter stays if a part was set after the cancellation.
        if Task.isCancelled, filter == wanted { filter = before }
    }

    func didClose() {
        tracker.track("closed")
        navigator.dismiss()
    }
}

struct AdvancedSearchView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "AdvancedSearch", title: "Advanced search", navigation: "CharacterIncomingNavigation.advancedSearch",
        { navigation -> (any CharacterFilterDelegate)? in
            guard case .advancedSearch(let delegate) = navigation as? CharacterIncomingNavigation else { return nil }
            return delegate
        },
        route: .init("advanced-search", help: "the form that filters the characters", by: filter),
        events: [
            "advanced_search_viewed", "advanced_search_reset", "advanced_search_applied", "advanced_search_closed",
        ])

    /// The intent that filters the list. The list opens this screen, which applies the filter and leaves.
    nonisolated static let filter = "filter"

    private nonisolated static let clear = Keyword("clear")
    private nonisolated static let parts = ArgumentKey<[Assignment]>("KEY=VALUE", keys: [])

    @Bindable var viewModel: AdvancedSearchViewModel

    var body: some View {
        Form {
            Picker("status", selection: $viewModel.filter.status, none: "any").key(nil)
            TextField("species", text: $viewModel.filter.species).emptyWord("any").key(nil)
            TextField("type", text: $viewModel.filter.type).emptyWord("any").key(nil)
            Picker("gender", selection: $viewModel.filter.gender, none: "any").key(nil)
            TextField("origin", text: $viewModel.filter.origin).emptyWord("any").key(nil)
            TextField("location", text: $viewModel.filter.location).emptyWord("any").key(nil)
        }
        .setterHelp("Set a field of the filter")
        Spacer()
        Text("Type set KEY VALUE, then apply; reset clears the filter, close cancels.", .secondary)
        Value(
            "filter", json: JSON(viewModel.filter.parts ?? []), schema: CharacterFilter.partsSchema ?? .object([:]))
        Button("apply", help: "Apply the filter and leave", effect: .leaves) { await viewModel.didApply() }
        Button("reset", help: "Clear the filter") { viewModel.didReset() }
        Button("close", help: "Leave without applying", effect: .leaves) { viewModel.didClose() }
        Self.filterButton(effect: .leaves, keys: viewModel.filterKeys) { arguments in
            // Without arguments, the intent only opens this screen.
            guard !arguments.isEmpty else { return }
            await viewModel.didApply(arguments[Self.parts] ?? [], resetting: arguments.has(Self.clear))
        }
        .contentHelp("The filter of the list.")
        .onFirstAppear { viewModel.didAppear() }
    }

    static func filterButton(
        effect: ActionDescription.Effect, keys: [Parameter.Key],
        action: @escaping @MainActor @Sendable (Arguments) async throws -> Void
    ) -> Button<Text> {
        Button(
            filter, help: "Filter the list, or open the advanced search", effect: effect, isIntent: true,
            discussion: Condition.help,
            examples: ["filter status=alive species==human", "filter origin=c-137 gender=any", "filter clear"],
            forms: [[], [clear.parameter], [ArgumentKey<[Assignment]>("KEY=VALUE", keys: keys).parameter]]
        ) {
            try await action($0)
            return .done
        }
    }
}

struct AdvancedSearchNavigator {
    let navigator: any NavigatorContract

    func dismiss() { navigator.dismiss() }
}

struct AdvancedSearchTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("advanced_search_\(what)")) }
}
