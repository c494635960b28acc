import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A path of the catalogue")
struct PathTests {
    @Test("The root lists the three collections of the public API, then this project's own, each at its address")
    func index() throws {
        let base = "https://rickandmortyapi.com/api/"
        let answer = Answer("/api")
        #expect(answer.status == 200 && answer.text == Answer("/api/").text)
        #expect(
            answer.text.hasPrefix(
                #"{"characters":"\#(base)character","locations":"\#(base)location","episodes":"\#(base)episode","#
                    + #""games":"\#(base)game""#))
        for (collection, address) in answer.object {
            let resource = try #require((address as? String)?.components(separatedBy: base).last)
            #expect(collection == resource + "s" && Answer("/api/" + resource).ids.first == 1, "\(collection)")
        }
    }

    @Test(
        "A path that the API does not have is 404 with the words of its router",
        arguments: [
            "", "/", "/apis", "/character/1", "/api/characters", "/api/nothing/1", "/api/character/1/episode",
            "/api/episode/avatar/1.jpeg",
        ])
    func unknown(path: String) {
        let answer = Answer(path)
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"There is nothing here."}"#)
    }

    @Test(
        "Pictures are no records",
        arguments: [
            "/api/character/avatar/1.jpeg", "/api/character/avatar", "/api/game/cover/1.jpeg", "/api/game/cover",
        ])
    func picture(path: String) {
        #expect(Answer(path).text == #"{"error":"There is nothing here\#(path.hasSuffix("jpeg") ? "." : "")"}"#)
    }

    @Test("A slash at the end changes nothing", arguments: ["/api/character", "/api/character/1", "/api/episode/1,2"])
    func trailingSlash(path: String) {
        #expect(Answer(path + "/").text == Answer(path).text)
    }

    @Test("A query of a single record is ignored")
    func queryOfRecord() {
        #expect(Answer("/api/character/1", [("page", "9"), ("name", "morty")]).text == Answer("/api/character/1").text)
    }
}
