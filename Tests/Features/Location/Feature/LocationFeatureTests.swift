import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials

@testable import ChallengeLocation
import SwiftUI

@Suite("The Location feature", .limited)
struct LocationFeatureTests {
    private let navigator = NavigatorMock()
    private let tracker = TrackerMock()
    private let sut: LocationFeature

    init() { sut = LocationFeature(httpClient: HTTPClientMock(), tracker: tracker) }

    @Test("The main view is the list of locations")
    func mainView() {
        #expect(sut.makeMainView(navigator: navigator).content is LocationListView)
    }

    @Test("The list and the details of a location are shown, and no other feature's navigation")
    func resolve() {
        struct UnknownNavigation: NavigationContract {}

        #expect(sut.resolve(LocationIncomingNavigation.list, navigator: navigator)?.content is LocationListView)
        let detail = sut.resolve(LocationIncomingNavigation.detail(identifier: 42), navigator: navigator)
        #expect((detail?.content as? LocationDetailView)?.viewModel.identifier == 42)
        #expect(sut.resolve(UnknownNavigation(), navigator: navigator) == nil)
    }

    @Test(
        "A link leads to the list or to a location's details",
        arguments: [
            ("location", .list), ("location/list", .list), ("location/detail/5", .detail(identifier: 5)),
            ("location/detail?id=5", .detail(identifier: 5)), ("location/detail/0", nil), ("location/other", nil),
            ("character/list", nil),
        ] as [(String, LocationIncomingNavigation?)])
    func deepLinks(link: String, expected: LocationIncomingNavigation?) throws {
        let url = try #require(URL(string: "challenge://\(link)"))
        #expect(sut.deepLinkHandler?.resolve(url)?.fullName == expected?.fullName)
    }

    @Test("Each screen tracks its events under its own names")
    func events() async throws {
        await sut.makeMainView(navigator: navigator).appear()
        let detail = try #require(
            sut.resolve(LocationIncomingNavigation.detail(identifier: 5), navigator: navigator)?.content
                as? LocationDetailView)
        await detail.viewModel.appear()
        detail.viewModel.select("resident", 8)
        #expect(
            tracker.events == [
                "location_list_viewed", "location_detail_viewed id=5", "location_resident_selected id=8",
            ])
    }
}
