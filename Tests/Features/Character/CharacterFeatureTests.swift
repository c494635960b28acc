import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeCharacter

@Suite("The Character feature", .limited)
struct CharacterFeatureTests {
    private let characters = CharactersUnderTest()
    private var feature: CharacterFeature { characters.feature }
    private var descriptions: [ScreenDescription] { characters.descriptions }

    @Test("The feature begins with the list, and resolves its own navigations only")
    func resolve() throws {
        #expect(feature.makeMainView(navigator: characters.navigator).render().screen == "CharacterList")
        #expect(try characters.view(.list).render().screen == "CharacterList")
        #expect(try characters.view(.detail(identifier: 5)).render().label == "5")
        let delegate = FilterDelegateDouble(filter: CharacterFilter(status: .dead))
        let search = try characters.view(.advancedSearch(delegate: delegate)).render()
        #expect(try search.content == ["filter": ["status": "Dead"]])
        let unknown = UnknownNavigation.notFound(.unknownLink("x"))
        #expect(feature.resolve(unknown, navigator: characters.navigator) == nil)
    }

    @Test("Destinations are distinguished by their values, except by the advanced search's filter")
    func navigations() {
        let all: [CharacterIncomingNavigation] = [
            .list, .detail(identifier: 1), .detail(identifier: 2), .advancedSearch(delegate: FilterDelegateDouble()),
        ]
        #expect(Set(all).count == all.count)
        #expect(Set(all + [.detail(identifier: 2), .advancedSearch(delegate: FilterDelegateDouble())]) == Set(all))
    }

    @Test(
        "Routes and links lead to the screens, and to the advanced search by an action of the list that lends its filter"
    )
    func routes() throws {
        let routes = descriptions.compactMap(\.route)
        #expect(routes.map(\.usage) == ["character-list", "character ID", "advanced-search"])
        #expect(routes.map(\.navigationName) == descriptions.map(\.navigation))
        guard case .action("filter", _) = routes[2].target else { throw StubError("not by the filter") }
        #expect(
            descriptions.map(\.links) == [
                ["challenge://character/list", "challenge://character"],
                ["challenge://character/detail/ID", "challenge://character/detail?id=ID"], [],
            ])
        #expect(
            descriptions.map { $0.intents.map(\.name) } == [["search", "filter", "refresh"], ["refresh"], ["filter"]])
    }

    @Test("The exits to a location and to episodes differ by their values, and none has a route")
    func exits() {
        for exit in [CharacterOutgoingNavigation.location(identifier: 3), .episodes(identifier: 3)] {
            #expect(exit.fullName == "\(exit.name)(identifier: 3)")
            #expect(feature.exits.filter { $0.navigation.name == exit.name }.map { $0.route == nil } == [true])
        }
    }

    @Test("Screens get the navigator and the tracker of the feature")
    func wiring() async throws {
        try characters.view(.list).render().selection?.open(3)
        for navigation in [.detail(identifier: 1), .advancedSearch(delegate: FilterDelegateDouble())]
            as [CharacterIncomingNavigation]
        {
            try await characters.view(navigation).render().perform("close")
        }
        #expect(
            characters.navigator.calls == [
                .navigate(to: CharacterIncomingNavigation.detail(identifier: 3)), .goBack, .dismiss,
            ])
        #expect(
            characters.tracker.events == [
                "character_selected id=3", "character_detail_closed id=1", "advanced_search_closed",
            ])
    }

    @Test("The details show characters that the list has loaded without a request, and refresh on demand")
    func sharesCharacters() async throws {
        await feature.makeMainView(navigator: characters.navigator).appear()
        #expect(try await characters.rendering(of: .detail(identifier: 2)).title == "Beth")
        #expect(characters.client.asked == ["/api/character?page=1"])
        let list = try characters.view(.list)
        await list.appear()
        try await list.render().perform("refresh")
        try await list.render().perform("more")
        #expect(characters.client.asked == ["/api/character?page=1", "/api/character?page=1", "/api/character?page=2"])
    }

    @Test("Every list offers the recent searches of all lists at once")
    func sharesRecentSearches() async throws {
        let search = try #require(descriptions.first?.actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        characters.client.setAnswer { _ in .failure(.nothingHere) }
        try await characters.view(.list).render().perform("search", Arguments(["TEXT": .text("rick")]))
        #expect(search.suggest() == [Parameter.Suggestion("rick", help: "recent search")])
        #expect(try await characters.view(.list).render().perform("recent").answer?.last == "  <bullet> rick")
    }
}
