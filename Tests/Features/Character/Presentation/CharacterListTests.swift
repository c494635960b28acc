import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeCharacter
import SwiftUI

@Suite("The list of characters", .limited)
struct CharacterListTests {
    private let characters = CharactersUnderTest()
    private let view: AnyView

    init() throws { view = try characters.view(.list) }

    private func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async throws {
        _ = try await view.render().perform(action, Arguments(arguments))
    }

    @Test("A status is shown by a word, and by the colour of the word and its dot")
    func status() {
        let roles = Character.Status.allCases.map { $0.indicator.map(\.role) }
        #expect(roles.map { Set($0) } == [[.success], [.failure], [.secondary]])
    }

    /// Returns the delegate of the filter screen that the list presents.
    private func presentedDelegate() throws -> any CharacterFilterDelegate {
        guard case .present(let navigation, .sheet) = characters.navigator.calls.first,
            case .advancedSearch(let delegate) = navigation.wrapped as? CharacterIncomingNavigation
        else { throw StubError("nothing is presented") }
        return delegate
    }

    @Test("A row without values has words for people, and the API's own words for programs")
    func sparse() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(
            rendering.lines.suffix(2) == [
                "2 | Beth | <filledDot> Dead |  | unknown", "3 | (no name) | <emptyDot> Unknown |  | unknown",
            ])
        #expect(try rendering.content["characters"][1]["gender"] == "unknown")
    }

    @Test("The filter is suggested the values of the loaded characters")
    func suggestions() async {
        await view.appear()
        let filter = view.render().actions.first { $0.description.name == "filter" }
        let keys = filter?.description.forms.last?.first?.keys
        #expect(keys?.first { $0.name == "origin" }?.suggest() == ["Earth", "unknown"])
    }

    @Test("A selected row opens the details")
    func select() async {
        await view.appear()
        view.render().selection?.open(RowIdentifier(2))
        #expect(characters.navigator.calls == [.navigate(to: CharacterIncomingNavigation.detail(identifier: 2))])
        #expect(characters.tracker.events.last == "character_selected id=2")
    }

    @Test("The list keeps its search when a filter is applied, whatever name is in it")
    func keepsName() async throws {
        try await perform("filter")
        let delegate = try presentedDelegate()
        try await perform("search", ["TEXT": .text("rick")])
        await delegate.didApply(CharacterFilter(name: "morty", status: .dead))
        #expect(delegate.filter == CharacterFilter(name: "rick", status: .dead))
        #expect(
            characters.client.asked == [
                "/api/character?page=1&name=rick", "/api/character?page=1&name=rick&status=dead",
            ])
        #expect(view.render().state == .loaded)
        #expect(characters.tracker.events.last == "filter_applied status=Dead")
    }
}
