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

    @Test(
        "is a JPEG that may be kept: as high as wide of a character, and higher of a game",
        arguments: [("character/avatar", 300), ("game/cover", 400)])
    func picture(folder: String, height: Int) async throws {
        let path = "/api/\(folder)/7.jpeg"
        let answer = try await api.ask("GET", path)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "image/jpeg")
        #expect(answer.headers["cache-control"] == "public, max-age=86400")
        #expect(answer.headers["access-control-allow-origin"] == "*")
        let picture = try await JPEG.decode(answer.body)
        #expect(picture.width == 300 && picture.height == height)
        // Not one colour: something can be seen.
        let pixels = picture.bitmap.rgb
        let reds: Set<UInt8> = Set(stride(from: 0, to: pixels.count, by: 3).map { place -> UInt8 in pixels[place] })
        #expect(reds.count > 20)

        let head = try await api.ask("HEAD", path)
        #expect(head.body.isEmpty)
        #expect(head.headers.filter { $0.key != "date" } == answer.headers.filter { $0.key != "date" })
    }

    @Test(
        "is the same each time, and another for each id",
        arguments: [("character/avatar", [1, 2, 3, 126]), ("game/cover", [1, 2, 3, 71, 72])])
    func identity(folder: String, ids: [Int]) async throws {
        var files: Set<Data> = []
        for id in ids {
            let path = "/api/\(folder)/\(id).jpeg"
            let answer = try await api.ask("GET", path)
            #expect(try await api.ask("GET", path).body == answer.body)
            let tag = try #require(answer.headers["etag"])
            #expect(try await api.ask("GET", path, ["If-None-Match: \(tag)"]).status == 304)
            files.insert(answer.body)
        }
        #expect(files.count == ids.count)
    }

    private static let names = [
        "127.jpeg", "0.jpeg", "01.jpeg", "-1.jpeg", "x.jpeg", "1.png", "1", "99999999999999999999.jpeg", "",
        "1.jpeg/2", "..%2F..%2F1.jpeg",
    ]

    @Test(
        "is there for characters and games only",
        arguments: names.flatMap { ["character/avatar/\($0)", "game/cover/\($0)"] }
            + ["game/cover/73.jpeg", "character/cover/1.jpeg", "game/avatar/1.jpeg"])
    func nobody(path: String) async throws {
        let answer = try await api.ask("GET", "/api/\(path)")
        #expect(answer.status == 404)
        #expect(answer.text.contains("There is nothing here"))
    }
}
