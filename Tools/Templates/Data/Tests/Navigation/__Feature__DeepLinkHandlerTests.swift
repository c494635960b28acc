import ChallengeTestSupport
import FoundationEssentials
import Testing

@testable import Challenge__Feature__

@Suite("The links to __nouns__")
struct __Feature__DeepLinkHandlerTests {
    private func resolve(_ link: String) throws -> __Feature__IncomingNavigation? {
        __Feature__DeepLinkHandler().resolve(try #require(URL(string: link))) as? __Feature__IncomingNavigation
    }

    @Test("Each declared link leads to its screen")
    func known() throws {
        let screens = __Feature__Feature(httpClient: HTTPClientMock(), tracker: TrackerMock()).screens
        let links = screens.flatMap(\.description.links).map { $0.replacing("ID", with: "5") }
        #expect(try links.map(resolve) == [.list, .list, .detail(identifier: 5), .detail(identifier: 5)])
    }

    @Test(
        "Another link leads nowhere",
        arguments: [
            "challenge://__noun__/moon", "challenge://__noun__/detail", "challenge://__noun__/detail/x",
            "challenge://__noun__/detail?id=0", "app://__noun__",
        ])
    func unknown(link: String) throws {
        #expect(try resolve(link) == nil)
    }
}
