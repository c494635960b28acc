import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@testable import Challenge__Feature__

@Suite("The __Feature__ feature", .limited)
struct __Feature__FeatureTests {
    private static let one = #"{"id":1,"name":"First"}"#
    private let features = FeatureUnderTest<_, __Feature__IncomingNavigation>([
        "__path__": #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#, "": one,
    ]) { __Feature__Feature(httpClient: $0, tracker: $1) }
    private var sut: __Feature__Feature { features.feature }

    @Test("The feature begins with its list")
    func mainView() {
        #expect(sut.makeMainView(navigator: features.navigator).content is __Feature__ListView)
        #expect(features.tracker.events.isEmpty)
    }

    @Test(
        "Each navigation of the feature has its view",
        arguments: [(.list, "__Feature__ListView"), (.detail(identifier: 5), "__Feature__DetailView")]
            as [(__Feature__IncomingNavigation, String)])
    func resolve(navigation: __Feature__IncomingNavigation, view: String) throws {
        let result = try #require(sut.resolve(navigation, navigator: features.navigator))
        #expect("\(type(of: result.content))" == view)
    }

    @Test("Another feature's navigation has no view")
    func unknownNavigation() {
        struct UnknownNavigation: NavigationContract {}
        #expect(sut.resolve(UnknownNavigation(), navigator: features.navigator) == nil)
    }

    @Test("A row of the list leads to the details, which show it without another request and lead back to the list")
    func wiring() async throws {
        let list = try features.shown(.list)
        await list.appear()
        let rendering = list.render()
        #expect(rendering.page == ["__Nouns__", "41 __nouns__, page 1 of 3", "1 | First", "2 | (no name)"])
        #expect(
            try rendering.content == [
                "total": 41, "page": 1, "pages": 3, "query": "",
                "__nouns__": [["id": 1, "name": "First"], ["id": 2, "name": ""]],
            ])
        rendering.selection?.open(1)
        let detail = try await features.rendering(of: .detail(identifier: 1))
        #expect(detail.page == ["First", "__noun__ 1", "Name | First"])
        #expect(try detail.content == ["__noun__": ["id": 1, "name": "First"]])
        try await detail.perform("list")
        #expect(features.client.asked == ["__path__?page=1"])
        #expect(
            features.navigator.calls == [
                .navigate(to: __Feature__IncomingNavigation.detail(identifier: 1)),
                .navigate(to: __Feature__IncomingNavigation.list),
            ])
        #expect(
            features.tracker.events == [
                "__event___list_viewed", "__event___selected id=1", "__event___detail_viewed id=1",
                "__event___detail_list_selected id=1",
            ])
    }

    @Test("The screens have routes, and requests that work from everywhere")
    func routes() {
        let descriptions = sut.screens.map(\.description)
        #expect(descriptions.compactMap(\.route?.usage) == ["__noun__-list", "__noun__ ID"])
        #expect(descriptions.map { $0.intents.map(\.name) } == [["search", "refresh"], ["refresh"]])
    }
}
