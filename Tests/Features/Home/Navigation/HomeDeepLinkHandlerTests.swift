import ChallengeTestSupport
import FoundationEssentials
import Testing

@testable import ChallengeHome

@Suite("The links of Home")
struct HomeDeepLinkHandlerTests {
    private func resolve(_ link: String) throws -> HomeIncomingNavigation? {
        HomeDeepLinkHandler().resolve(try #require(URL(string: link))) as? HomeIncomingNavigation
    }

    @Test("Each declared link leads to Home, also with a slash at its end and in capitals")
    func known() throws {
        let declared = HomeFeature(tracker: TrackerMock()).screens.flatMap(\.description.links)
        for link in declared + ["challenge://home/", "challenge://home/main/", "CHALLENGE://HOME?a=b"] {
            #expect(try resolve(link) == .main, "\(link)")
        }
    }

    @Test(
        "Another link leads nowhere",
        arguments: ["challenge://home/moon", "challenge://home/main/moon", "challenge://moon", "app://home"])
    func unknown(link: String) throws {
        #expect(try resolve(link) == nil)
    }
}
