import ChallengeCore
import ChallengeImaging
import Foundation
import TestLimits
import Testing

@Suite("A picture from the API's server", .startsPrograms)
struct PictureServerTests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.shared()
    }

    @Test("is a JPEG of 300 by 300 pixels, which may be kept")
    func picture() async throws {
        let answer = try await api.ask("GET", "/api/character/avatar/1.jpeg")
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "image/jpeg")
        #expect(answer.headers["cache-control"] == "public, max-age=86400")
        let picture = try await JPEG.decode(answer.body)
        #expect(picture.width == 300 && picture.height == 300)
        // Not one colour: somebody can be seen.
        let pixels = picture.bitmap.rgb
        let reds: Set<UInt8> = Set(stride(from: 0, to: pixels.count, by: 3).map { place -> UInt8 in pixels[place] })
        #expect(reds.count > 20)
    }

    @Test("is the same each time, and another for each character")
    func identity() async throws {
        var files: Set<Data> = []
        for id in [1, 2, 3, 126] {
            let path = "/api/character/avatar/\(id).jpeg"
            let answer = try await api.ask("GET", path)
            #expect(try await api.ask("GET", path).body == answer.body)
            let tag = try #require(answer.headers["etag"])
            #expect(try await api.ask("GET", path, ["If-None-Match: \(tag)"]).status == 304)
            files.insert(answer.body)
        }
        #expect(files.count == 4)
    }

    @Test(
        "is there for characters only",
        arguments: [
            "127.jpeg", "0.jpeg", "01.jpeg", "-1.jpeg", "x.jpeg", "1.png", "1", "99999999999999999999.jpeg", "",
            "1.jpeg/2", "..%2F..%2F1.jpeg",
        ])
    func nobody(name: String) async throws {
        let answer = try await api.ask("GET", "/api/character/avatar/\(name)")
        #expect(answer.status == 404)
        #expect(answer.text.contains("There is nothing here"))
    }
}
