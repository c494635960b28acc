@testable import ChallengeCore
import ChallengeActions
import ChallengeListing
import ChallengeTestSupport

@Suite("A list", .limited)
@MainActor
struct ListTests {
    private let books = ListUnderTest()
    private var list: ListModel<Book, BookQuery> { books.list }
    private let timeout = "cannot load /books: no response in time; wait a little"

    // MARK: Loading

    @Test("A list begins idle, and loads the first page of everything when it appears, showing the kept version first")
    func appear() async {
        let states = books.followStates()
        await books.view.appear()
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(list.state == .loaded(.sample()))
        #expect(books.library.requests == [.page(1, .localFirst)])
        #expect(books.tracker.events == ["books_viewed"])
    }

    @Test("A list distinguishes an empty collection from a search without matches")
    func empty() async {
        books.library.setAnswer(.success(.nothing))
        let states = books.followStates()
        await list.appear()
        await list.search("emma")
        await list.search("")
        await list.narrow(to: BookQuery(year: 1815))
        #expect(states.all.filter { $0 != "loading" } == ["idle", "empty", "emptySearch", "empty", "emptySearch"])
    }

    @Test("A list loads again with its search and filter after an error or an interruption, and at no other time")
    func retry() async throws {
        books.library.setAnswer(.failure(.timeout))
        let states = books.followStates()
        #expect(await actionError { try await books.perform("retry") } == timeout)
        #expect(list.state == .error(.timeout))
        await list.narrow(to: BookQuery(text: "emma", year: 1815))
        books.library.setAnswer(.success(.sample([3])))
        #expect(try await books.perform("retry").isDone)
        #expect(states.all == ["idle", "loading", "error", "loading", "error", "loading", "loaded"])
        #expect(list.state == .loaded(.sample([3])))
        #expect(books.library.requests.last == .search(1, BookQuery(text: "emma", year: 1815)))
        #expect(
            await actionError { try await books.perform("retry") }
                == "nothing has failed here; 'refresh' reloads the list")
        #expect(books.library.requests.count == 3)
        #expect(books.tracker.events == ["books_retried", "books_retried"])
    }

    // MARK: Refreshing

    @Test("A refresh asks the source, without a loading state between")
    func refresh() async throws {
        await list.appear()
        books.library.setAnswer(.success(.sample([8])))
        let states = books.followStates()
        #expect(try await books.perform("refresh").isDone)
        #expect(states.all == ["loaded", "loaded"])
        #expect(list.state == .loaded(.sample([8])))
        #expect(books.library.requests.last == .page(1, .remoteFirst))
        #expect(books.tracker.events.last == "books_refreshed")
    }

    @Test("A refresh keeps search and filter and starts at the first page, also after more pages, and may find nothing")
    func refreshKeepsQuery() async throws {
        let query = BookQuery(text: "emma", year: 1815)
        books.library.setAnswer(.success(.sample(pages: 3)))
        await list.narrow(to: query)
        books.library.setAnswer(.success(.sample([3], page: 2, pages: 3)))
        try await books.perform("more")
        books.library.setAnswer(.success(.sample([1], pages: 3)))
        try await books.perform("refresh")
        #expect(books.library.requests.last == .search(1, query))
        #expect(list.query == query)
        #expect(list.state == .loaded(.sample([1], pages: 3)))
        books.library.setAnswer(.success(.nothing))
        try await books.perform("refresh")
        #expect(list.state == .emptySearch)
    }

    @Test("A list stays after a failed refresh, which is reported, also over a kept version", arguments: ["", "emma"])
    func failedRefresh(search: String) async {
        await list.search(search)
        let before = books.shown
        books.library.setAnswer(.failure(.timeout))
        #expect(
            await actionError { try await books.perform("refresh") } == timeout + "; the screen shows older data")
        #expect(books.shown == before)
        guard search.isEmpty else { return }
        books.library.setAnswer(.success(.sample([9])))
        books.library.setFallback(.status(503))
        await #expect(throws: LoadFailure.status(503)) { try await list.refresh() }
        #expect(books.shown == before)
    }

    @Test("An error stays after a failed refresh, and a successful one replaces it with the list")
    func refreshFromError() async throws {
        books.library.setAnswer(.failure(.timeout))
        await list.appear()
        #expect(await actionError { try await books.perform("refresh") } == timeout)
        #expect(list.state == .error(.timeout))
        books.library.setAnswer(.success(.sample()))
        try await books.perform("refresh")
        #expect(list.state == .loaded(.sample()))
    }

    // MARK: Loading more

    private var loaded: LoadedPages<Book>? { if case .loaded(let loaded) = list.state { loaded } else { nil } }

    /// Loads a first page, and prepares the answer to the next request.
    private func load(_ first: ListPage<Book> = .sample(pages: 3), then next: ListPage<Book>) async {
        books.library.setAnswer(.success(first))
        await list.appear()
        books.library.setAnswer(.success(next))
    }

    @Test("The next page comes into view below the others, up to the last")
    func more() async throws {
        let second = ListPage.sample([3], page: 2, pages: 2, total: 3)
        await load(.sample(pages: 2), then: second)
        #expect(try await books.perform("more").isDone)
        #expect(loaded?.current == second)
        #expect(loaded?.all.map(\.id) == [1, 2, 3])
        #expect(await actionError { try await books.perform("more") } == "page 2 is the last one")
        try await list.loadMore()
        #expect(books.library.requests == [.page(1, .localFirst), .page(2, .localFirst)])
        #expect(books.tracker.events == ["books_viewed", "books_more_loaded page=2"])
    }

    /// Prepares pages of one book each, which has the page's number, except for the failing ones.
    private func setPages(_ count: Int, failing: Set<Int> = []) {
        books.library.setAnswer { request in
            guard case .page(let page, _) = request else { return .failure(.timeout) }
            if failing.contains(page) { return .failure(.timeout) }
            return .success(.sample([page], page: page, pages: count, total: count))
        }
    }

    /// The books in view, each on a page of its own.
    private var shown: [Int] { loaded?.current.items.map(\.id) ?? [] }

    @Test("The next pages come into view, a given number at once or all the rest")
    func morePages() async throws {
        setPages(6)
        await list.appear()
        let states = books.followStates()
        try await books.perform("more", ["N": .integer(3)])
        #expect(loaded?.all.map(\.id) == [1, 2, 3, 4] && shown == [2, 3, 4] && loaded?.current.page == 4)
        try await books.perform("more", ["all": .keyword])
        #expect(loaded?.all.map(\.id) == [1, 2, 3, 4, 5, 6] && shown == [5, 6])
        #expect(states.all == ["loaded", "loaded", "loaded"])
        try await books.perform("previous")
        #expect(shown == [4])
        try await books.perform("more", ["N": .integer(9)])
        #expect(shown == [5, 6])
        #expect(books.library.requests.count == 6)
    }

    @Test("The pages before a failing one stay, and the failure is reported")
    func moreUpToFailure() async throws {
        setPages(6, failing: [4])
        await list.appear()
        let failure = await actionError { try await books.perform("more", ["all": .keyword]) }
        #expect(failure == timeout + "; page 3 is the last one loaded")
        #expect(loaded?.all.map(\.id) == [1, 2, 3] && shown == [2, 3])
        setPages(6)
        try await books.perform("more", ["all": .keyword])
        #expect(shown == [4, 5, 6])
    }

    @Test("Going back shows the page before, going forward shows it again, and only missing pages load")
    func previous() async throws {
        #expect(await actionError { try await books.perform("previous") } == "there is no list to page through")
        setPages(3)
        await list.appear()
        #expect(await actionError { try await books.perform("previous") } == "page 1 is the first one")
        try await books.perform("more")
        try await books.perform("previous")
        #expect(shown == [1])
        // The books in view come last.
        #expect(loaded?.all.map(\.id) == [2, 1])
        try await books.perform("more")
        #expect(shown == [2])
        #expect(books.library.requests == [.page(1, .localFirst), .page(2, .localFirst)])
        try await books.perform("more")
        #expect(shown == [3])
    }

    @Test("An item on several pages in view appears once, and the next page has the list's search and filter")
    func repeatedInView() async throws {
        books.library.setAnswer { request in
            guard case .page(let page, _) = request else { return .failure(.timeout) }
            return .success(.sample([page, 9], page: page, pages: 3, total: 6))
        }
        await list.appear()
        try await books.perform("more", ["all": .keyword])
        #expect(shown == [2, 3, 9] && loaded?.all.map(\.id) == [1, 2, 3, 9])
        #expect(loaded?.firstShown == 2)
        books.library.setAnswer(.success(.sample(pages: 2)))
        await list.narrow(to: BookQuery(text: "emma", year: 1815))
        try await books.perform("more")
        #expect(books.library.requests.last == .search(2, BookQuery(text: "emma", year: 1815)))
    }

    @Test("The list ends at an empty page, however many pages the API claims")
    func nothingMore() async throws {
        await load(then: .sample([], page: 2, pages: .max, total: .max))
        try await books.perform("more")
        #expect(list.state == .loaded(.sample([1, 2], page: 1, pages: 1, total: 2)))
    }

    @Test("An item of an earlier page appears once, as when the same page arrives again")
    func repeated() async throws {
        await load(then: .sample([2, 3], page: 2, pages: 3))
        try await books.perform("more")
        try await books.perform("more")
        #expect(loaded?.current.items.map(\.id) == [2, 3])
        #expect(loaded?.all.map(\.id) == [1, 2, 3])
    }

    @Test("The list stays if the next page cannot be loaded, which is reported, and more without a list is an error")
    func noMore() async throws {
        #expect(await actionError { try await books.perform("more") } == "there is no list to page through")
        try await list.loadMore()
        #expect(books.library.requests.isEmpty)
        await load(then: .nothing)
        let before = books.shown
        books.library.setAnswer(.failure(.timeout))
        #expect(await actionError { try await books.perform("more") } == timeout)
        #expect(books.shown == before)
    }
}
