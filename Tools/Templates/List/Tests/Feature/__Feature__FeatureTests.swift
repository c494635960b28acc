import ChallengeActions
import ChallengeCore
import ChallengeTestLimits
import ChallengeTestSupport
import ChallengeViews
@testable import Challenge__Feature__
import SwiftUI
import Testing

@Suite("The __Feature__ feature", .limited)
struct __Feature__FeatureTests {
    private let __features__ = __Features__UnderTest.make()
    private var feature: __Feature__Feature { __features__.feature }
    private var descriptions: [ScreenDescription] { feature.screens.map(\.description) }

    @Test("The feature begins with the list, and resolves its own navigations only")
    func resolve() throws {
        struct UnknownNavigation: NavigationContract {}
        #expect(feature.makeMainView(navigator: __features__.navigator).screen?.render().screen == "__Feature__List")
        #expect(try __features__.shown(.list).render().screen == "__Feature__List")
        #expect(try __features__.shown(.detail(identifier: 5)).render().label == "__feature__ 5")
        #expect(feature.resolve(UnknownNavigation(), navigator: __features__.navigator) == nil)
    }

    @Test("The screens have routes and links, and requests that work from everywhere")
    func routes() {
        #expect(descriptions.compactMap(\.route?.usage) == ["__noun__-list", "__noun__ ID"])
        #expect(
            descriptions.map(\.links) == [
                ["challenge://__noun__/list", "challenge://__noun__"],
                ["challenge://__noun__/detail/ID", "challenge://__noun__/detail?id=ID"],
            ])
        #expect(descriptions.map { $0.intents.map(\.name) } == [["search", "refresh"], ["refresh"]])
    }

    @Test("Screens get the navigator and the tracker of the feature")
    func wiring() async throws {
        try __features__.shown(.list).render().selection?.open(3)
        try await __features__.shown(.detail(identifier: 1)).render().perform("close")
        #expect(
            __features__.navigator.calls == [
                .navigate(AnyNavigation(__Feature__IncomingNavigation.detail(identifier: 3))), .goBack,
            ])
        #expect(__features__.tracker.events == ["__event___selected id=3", "__event___detail_closed id=1"])
    }

    @Test("The details show an item of the list without a request, and a refresh requests it again")
    func cache() async throws {
        let list = try __features__.shown(.list)
        await list.appear()
        let detail = try __features__.shown(.detail(identifier: 1))
        await detail.appear()
        #expect(detail.render().title == "First")
        try await list.render().perform("refresh")
        #expect(
            __features__.client.requests.map(\.description) == ["__path__?page=1", "__path__?page=1"])
    }

    @Test("Every list offers the recent searches of all lists at once")
    func recentSearches() async throws {
        let search = try #require(descriptions.first?.actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        __features__.client.setAnswer { _ in .failure(.nothingHere) }
        try await __features__.shown(.list).render().perform("search", Arguments(["TEXT": .text("first")]))
        #expect(search.suggest() == [Parameter.Suggestion("first", help: "recent search")])
        #expect(try await __features__.shown(.list).render().perform("recent").answer?.last == "  <bullet> first")
    }
}
