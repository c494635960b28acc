import ChallengeDesignSystem
import ChallengeImaging
import ChallengeTestSupport
import Foundation

@testable import ChallengeAppKit

@Suite("The loader of an API's pictures", .limited)
struct APIImageLoaderTests {
    private let file: Data
    private let client: HTTPClientMock
    private let temporary = TemporaryFolder()
    private var path: String { temporary.url.path }

    init() throws {
        let file = try JPEG.encode(Bitmap(width: 2, height: 1, rgb: [255, 0, 0, 0, 0, 255]))
        self.file = file
        client = HTTPClientMock(bodies: { _ in file })
    }

    private func loader(_ source: AppContainer.Source, folder: ImageFolder? = nil) -> APIImageLoader {
        APIImageLoader(source, httpClient: client, log: ActivityLog(), folder: folder)
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("The loader asks the API's own host, below its base URL, and never another host, even with a cache of it")
    func own() async throws {
        let loader = loader(.api(try url("https://host/v1")))
        let picture = try await loader.image(at: url("https://host/v1/a/1.jpeg"))
        #expect((picture.width, picture.height) == (2, 1))
        #expect(picture.file == file)
        #expect(client.requests == [Endpoint(path: "/a/1.jpeg", content: .image)])
        let address = try url("https://host/v1/a/1.jpeg")
        let folder = ImageFolder(path: path) { _ in }
        _ = try await self.loader(.api(try url("https://host/v1")), folder: folder).image(at: address)
        await #expect(throws: ImageError.foreign(base: "https://other")) {
            try await self.loader(.api(try url("https://other")), folder: folder).image(at: address)
        }
        #expect(client.requests.count == 2)
    }

    @Test("A catalogue supplies the pictures of its records, whatever host their addresses name")
    func catalogue() async throws {
        _ = try await loader(.embedded).image(at: url("https://host/v1/a/1.jpeg"))
        _ = try await loader(.embedded).image(at: "/a/2.jpeg")
        #expect(client.requests.map(\.path) == ["/v1/a/1.jpeg", "/a/2.jpeg"])
    }

    @Test("The error says why a picture cannot be loaded, or that the request was cancelled")
    func failures() async throws {
        let samples: [(HTTPError, ImageError)] = [
            (.timeout, .failed("no response in time")),
            (.status(500, body: Data()), .failed("the API answered with status 500")), (.cancelled, .cancelled),
        ]
        for (error, expected) in samples {
            let loader = APIImageLoader(
                .api(try url("https://host")), httpClient: HTTPClientMock { _ in .failure(error) },
                log: ActivityLog(), folder: nil)
            await #expect(throws: expected) { try await loader.image(at: url("https://host/a")) }
        }
    }

    @Test("A missing or malformed address sends no request, and an answer that is no picture is refused")
    func noAddress() async throws {
        let loader = loader(.api(try url("https://host")))
        await #expect(throws: ImageError.missing) { try await loader.image(at: "") }
        await #expect(throws: ImageError.noAddress) { try await loader.image(at: "http://[") }
        #expect(client.requests.isEmpty)
        let garbled = APIImageLoader(
            .api(try url("https://host")), httpClient: HTTPClientMock { _ in .success("<p>") }, log: ActivityLog(),
            folder: nil)
        await #expect(throws: ImageError.unreadable("Not a JPEG file: starts with 0x3c 0x70")) {
            try await garbled.image(at: url("https://host/a"))
        }
    }
}
