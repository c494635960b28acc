import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The routes of the Character feature", .limited)
struct CharacterRoutesTests {
    private let feature = CharacterFeature(
        httpClient: ScriptedHTTPClient { _ in .failure(.timeout) }, imageLoader: ScriptedImageLoader(),
        tracker: RecordingTracker())

    private func route(_ name: String) throws -> Route {
        try #require(feature.routes.first { $0.name == name })
    }

    @Test("lead to the list, with what can be asked of it from anywhere")
    func list() throws {
        let route = try route("character-list")
        #expect(route.fixedNavigation.map(AnyNavigation.init) == AnyNavigation(CharacterIncomingNavigation.list))
        #expect(route.actions.map(\.name) == ["search", "filter"])
    }

    @Test("offer from anywhere what was searched for, as soon as it is")
    func recentSearches() async throws {
        let search = try #require(try route("character-list").actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        // Even where nothing is found.
        try await feature.makeMainView(navigator: RecordingNavigator()).render()
            .perform("search", Arguments(["TEXT": "rick"]))
        #expect(search.suggest() == [Parameter.Suggestion("rick", help: "recent search")])
    }

    @Test("take one of the rows that the list shows")
    func rows() throws {
        let list = feature.makeMainView(navigator: RecordingNavigator()).render()
        #expect(try route("character").parameters.map(\.noun) == [list.selection?.noun])
    }

    @Test("lead to the character of the number that is given, which is positive")
    func character() throws {
        let route = try route("character")
        guard case .navigation(let name, let make) = route.target else {
            Issue.record("not a navigation")
            return
        }
        let navigation = make(Arguments(["ID": "7"]))
        #expect(AnyNavigation(navigation) == AnyNavigation(CharacterIncomingNavigation.detail(identifier: 7)))
        #expect(navigation.name == name)
        let parameter = try #require(route.parameters.first)
        guard route.parameters.count == 1, case .integer(let range) = parameter.kind else {
            Issue.record("not one number")
            return
        }
        #expect(parameter.name == "ID")
        #expect(range.contains(1) && !range.contains(0))
    }

    @Test("lead to the advanced search by the list's own action, because only the list has a filter to lend")
    func advancedSearch() async throws {
        guard case .action(let action, let name) = try route("advanced-search").target else {
            Issue.record("not an action")
            return
        }
        let navigator = RecordingNavigator()
        try await feature.makeMainView(navigator: navigator).render().perform(action)
        guard case .present(let navigation, _) = navigator.calls.first else {
            Issue.record("nothing presented")
            return
        }
        #expect(navigation.wrapped.name == name)
    }

    @Test("have links that the feature takes, to the same place")
    func links() throws {
        let handler = try #require(feature.deepLinkHandler)
        for route in feature.routes {
            guard let link = route.deepLink else { continue }
            let url = try #require(URL(string: link.replacing("ID", with: "7")))
            #expect(handler.accepts(url))
            #expect(handler.resolve(url)?.name == route.navigationName)
        }
    }
}
