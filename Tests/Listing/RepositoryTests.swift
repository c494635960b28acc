import ChallengeCore
import ChallengeListing
import ChallengeTestLimits

@Suite("A repository", .limited)
struct RepositoryTests {
    private let library = Library()
    private let memory = MemoryDataSource<Book>()
    private let log = ActivityLog()
    private var repository: Repository<Book, BookQuery> {
        Repository(of: BookListView.nouns, remoteDataSource: library, memoryDataSource: memory, log: log)
    }

    @Test("Local first, a repository returns the kept value, asks the source once for a missing one, and logs both")
    func localFirst() async throws {
        library.setAnswer(.success(.sample([3, 4], page: 2, pages: 4, total: 80)))
        let page = try await repository.page(2, cachePolicy: .localFirst).value
        #expect(page == .sample([3, 4], page: 2, pages: 4, total: 80))
        #expect(try await repository.page(2, cachePolicy: .localFirst).value == page)
        #expect(try await repository.item(4, cachePolicy: .localFirst).value == Book(4))
        #expect(try await repository.item(9, cachePolicy: .localFirst).value == Book(3))
        #expect(library.requests == [.page(2, .noCache), .book(9, .noCache)])
        #expect(
            log.drain().map(\.activity) == [
                .cache(.miss, key: "books page 2"), .cache(.stored, key: "books page 2"),
                .cache(.hit, key: "books page 2"), .cache(.hit, key: "book 4"), .cache(.miss, key: "book 9"),
                .cache(.stored, key: "book 9"),
            ])
    }

    @Test("A full cache forgets its items and pages before it caches more")
    func limit() {
        let memory = MemoryDataSource<Book>(limit: 4)
        for page in 1...2 { memory.save(.sample([page, page + 10], page: page, pages: 3, total: 6)) }
        #expect((1...2).allSatisfy { memory.page($0) != nil && memory.item($0) == Book($0) })
        memory.save([Book(7)])
        #expect([1, 2, 7, 11].filter { memory.item($0) != nil } == [7])
        #expect(memory.page(1) == nil)
    }

    @Test(
        "Remote first, a repository keeps the source's answer, and after a failure returns the kept one with the reason"
    )
    func remoteFirst() async throws {
        memory.save(.sample([1]))
        library.setAnswer(.success(ListPage(items: [Book(1, title: "New")], page: 1, pages: 1, total: 1)))
        let book = try await repository.item(1, cachePolicy: .remoteFirst)
        #expect(book.value.displayName == "New")
        #expect(book.fallbackReason == nil)
        #expect(memory.item(1) == book.value)
        let page = try await repository.page(1, cachePolicy: .remoteFirst)
        #expect(page.fallbackReason == nil)
        #expect(memory.page(1) == page.value)
        library.setAnswer(.failure(.status(503)))
        let keptBook = try await repository.item(1, cachePolicy: .remoteFirst)
        #expect(keptBook.value == book.value)
        #expect(keptBook.fallbackReason == .status(503))
        let keptPage = try await repository.page(1, cachePolicy: .remoteFirst)
        #expect(keptPage.value == page.value)
        #expect(keptPage.fallbackReason == .status(503))
    }

    @Test("Without a cache, a repository neither reads nor keeps anything")
    func noCache() async throws {
        memory.save(.sample([1]))
        library.setAnswer(.success(ListPage(items: [Book(1, title: "New")], page: 1, pages: 1, total: 1)))
        #expect(try await repository.item(1, cachePolicy: .noCache).value.displayName == "New")
        #expect(try await repository.page(1, cachePolicy: .noCache).value.items.first?.displayName == "New")
        #expect(memory.item(1) == Book(1))
        #expect(memory.page(1) == .sample([1]))
    }

    @Test(
        "Without a kept value, a repository returns the reason of a failure, and the source's statement that nothing exists"
    )
    func failures() async {
        for policy in CachePolicy.allCases {
            for failure in [LoadFailure.timeout, .cancelled] {
                library.setAnswer(.failure(failure))
                await #expect(throws: failure) { try await repository.item(9, cachePolicy: policy) }
                await #expect(throws: failure) { try await repository.page(1, cachePolicy: policy) }
                await #expect(throws: failure) { try await repository.search(BookQuery(text: "emma"), page: 1) }
            }
            library.setAnswer(.success(.nothing))
            let missing = LoadFailure.notFound(identifier: 9)
            await #expect(throws: missing) { try await repository.item(9, cachePolicy: policy) }
        }
    }

    @Test("A repository asks the source for every search, and keeps no page of it but every item, for the details")
    func search() async throws {
        let query = BookQuery(text: "emma", year: 1815)
        library.setAnswer(.success(.sample([5])))
        for _ in 1...2 { #expect(try await repository.search(query, page: 2) == .sample([5])) }
        #expect(library.requests == [.search(2, query), .search(2, query)])
        #expect(memory.page(1) == nil)
        #expect(try await repository.item(5, cachePolicy: .localFirst).value == Book(5))
        #expect(library.requests.count == 2)
    }

    @Test("A list that starts afresh removes its pages from memory, and none of its items")
    func newList() async {
        memory.save(.sample([3, 4], page: 2, pages: 2))
        #expect(memory.page(1) == nil)
        memory.save(.sample([1, 2], page: 1, pages: 2))
        #expect(memory.page(2) == nil)
        #expect(memory.page(1) == .sample([1, 2], page: 1, pages: 2))
        for identifier in 1...4 { #expect(memory.item(identifier) == Book(identifier)) }
        #expect(memory.item(5) == nil)
    }
}
