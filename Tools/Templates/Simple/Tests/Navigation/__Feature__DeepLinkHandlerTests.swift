import ChallengeTestSupport
import FoundationEssentials
import Testing

@testable import Challenge__Feature__

@Suite("The links to the __noun__ screen")
struct __Feature__DeepLinkHandlerTests {
    @Test("Each declared link leads to the screen, and another link leads nowhere")
    func links() throws {
        let declared = __Feature__Feature(tracker: TrackerMock()).screens.flatMap(\.description.links)
        let urls = try (declared + ["challenge://__noun__/moon", "app://__noun__"]).map {
            try #require(URL(string: $0))
        }
        let navigations = urls.map { __Feature__DeepLinkHandler().resolve($0) as? __Feature__IncomingNavigation }
        #expect(navigations == [.main, .main, nil, nil])
    }
}
