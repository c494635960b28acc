import ChallengeCore
import ChallengeListing
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The use cases of a list and of details", .limited)
struct UseCasesTests {
    private let library = Library()

    @Test("get what is kept before they ask the source, and search at the source")
    func get() async throws {
        let query = BookQuery(text: "emma")
        #expect(try await GetItemUseCase(repository: library).execute(identifier: 4) == Book(1))
        #expect(try await GetPageUseCase(repository: library).execute(page: 3) == .sample())
        #expect(try await SearchPageUseCase(repository: library).execute(page: 2, query: query) == .sample())
        #expect(library.requests == [.book(4, .localFirst), .page(3, .localFirst), .search(2, query)])
    }

    @Test("refresh by asking the source first, and say why what they return is not fresh")
    func refresh() async throws {
        library.setFallback(.timeout)
        let book = try await RefreshItemUseCase(repository: library).execute(identifier: 4)
        #expect(book.value == Book(1))
        #expect(book.fallbackReason == .failed(.timeout))
        let page = try await RefreshPageUseCase(repository: library).execute(page: 3)
        #expect(page.value == .sample())
        #expect(page.fallbackReason == .timeout)
        #expect(library.requests == [.book(4, .remoteFirst), .page(3, .remoteFirst)])
    }

    @Test("get a picture from an address, which may be anything")
    func image() async throws {
        let images = ScriptedImageLoader()
        let getImage = GetImageUseCase(imageLoader: images)
        #expect(try await getImage.execute("https://host/7.jpeg") == .sample())
        await #expect(throws: ImageError.missing) { try await getImage.execute("") }
        await #expect(throws: ImageError.noAddress) { try await getImage.execute("http://[") }
        #expect(images.requests == ["https://host/7.jpeg"])
    }
}
