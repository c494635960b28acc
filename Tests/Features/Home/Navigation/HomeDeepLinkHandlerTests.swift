import ChallengeCore
import Foundation
import Testing

@testable import ChallengeHome

@Suite("The links of Home")
struct HomeDeepLinkHandlerTests {
    private let handler = HomeDeepLinkHandler()

    @Test(
        "lead to Home",
        arguments: ["challenge://home", "challenge://home/", "challenge://home/main", "CHALLENGE://Home"])
    func main(link: String) throws {
        let url = try #require(URL(string: link))
        #expect(handler.accepts(url))
        #expect(handler.resolve(url).map(AnyNavigation.init) == AnyNavigation(HomeIncomingNavigation.main))
    }

    @Test(
        "lead nowhere where Home has no such place",
        arguments: ["challenge://home/elsewhere", "challenge://home/main/1"])
    func unknown(link: String) throws {
        #expect(handler.resolve(try #require(URL(string: link))) == nil)
    }

    @Test("are not those of another host or scheme", arguments: ["challenge://character", "https://home", "home"])
    func foreign(link: String) throws {
        #expect(!handler.accepts(try #require(URL(string: link))))
    }
}
