import ChallengeListing
import ChallengeTestSupport

@Suite("A cancelled operation of a list", .limited)
@MainActor
struct ListCancellationTests {
    enum Work: CaseIterable {
        case appearance, search, endOfSearch, narrow, retry, refresh, more, moreOfAll

        @MainActor
        func start(on list: ListModel<Book, BookQuery>) async throws {
            switch self {
            case .appearance: await list.appear()
            case .search: await list.search("dune")
            case .endOfSearch: await list.search("")
            case .narrow: await list.narrow(to: BookQuery(year: 1965))
            case .retry: await list.retry()
            case .refresh: try await list.refresh()
            case .more: try await list.loadMore()
            case .moreOfAll: try await list.loadMore(pages: .max)
            }
        }

        /// True if a cancellation is thrown to the caller.
        var throwsError: Bool { [.refresh, .more, .moreOfAll].contains(self) }
    }

    private let books = ListUnderTest()

    /// Cancels work that waits for its page, which arrives anyway if the cancellation goes unnoticed.
    private func cancel(_ work: Work, isNoticed: Bool = true) async {
        let gate = Gate()
        books.library.setAnswer { _ in
            await gate.pass()
            return isNoticed ? .failure(.cancelled) : .success(.sample([7, 8]))
        }
        let task = Task { try await work.start(on: books.list) }
        await gate.waitForArrival()
        task.cancel()
        let result = await task.result
        if work.throwsError {
            #expect(throws: LoadFailure.cancelled) { try result.get() }
        } else {
            #expect(throws: Never.self) { try result.get() }
        }
    }

    @Test(
        "A cancelled operation leaves everything unchanged, both shown and kept", arguments: Work.allCases,
        [true, false])
    func leavesEverything(work: Work, isNoticed: Bool) async {
        books.library.setAnswer(.success(.sample(pages: 2)))
        await books.list.narrow(to: BookQuery(year: 1815))
        await books.list.search("emma")
        let before = books.shown
        await cancel(work, isNoticed: isNoticed)
        #expect(books.shown == before)
        #expect(await books.searches.all() == ["emma"])
    }

    @Test("A cancelled operation leaves an error unchanged", arguments: [Work.search, .narrow, .retry, .refresh])
    func leavesError(work: Work) async {
        books.library.setAnswer(.failure(.timeout))
        await books.list.search("emma")
        let before = books.shown
        await cancel(work)
        #expect(books.shown == before)
    }

    @Test("After a cancelled first load the list is idle again", arguments: [Work.appearance, .refresh])
    func firstLoad(work: Work) async {
        await cancel(work)
        #expect(books.list.state == .idle)
    }

    @Test("A cancelled search that is being kept is taken back", arguments: ["emma", "ulysses"])
    func keeping(text: String) async {
        let source = SlowRecentSearches()
        let books = ListUnderTest(recentSearches: source)
        for search in ["emma", "dune", "hamlet"] { await books.list.search(search) }
        let before = books.shown
        books.library.setAnswer(.success(.sample([9])))
        let gate = DeafGate()
        await source.setGate(gate)
        let search = Task { await books.list.search(text) }
        await gate.waitForArrival()
        search.cancel()
        await source.setGate(nil)
        await gate.open()
        await search.value
        #expect(books.shown == before)
        #expect(await source.load() == ["hamlet", "dune", "emma"])
    }

    @Test(
        "Cancelling a search undoes no load that happened while the search was being kept",
        arguments: [Work.endOfSearch, .refresh, .more])
    func loadedWhileKeeping(work: Work) async throws {
        let source = SlowRecentSearches()
        let books = ListUnderTest(recentSearches: source)
        books.library.setAnswer(.success(.sample(pages: 2)))
        let gate = DeafGate()
        await source.setGate(gate)
        let search = Task { await books.list.search("emma") }
        await gate.waitForArrival()
        search.cancel()
        books.library.setAnswer(.success(.sample([8])))
        try await work.start(on: books.list)
        let before = books.shown
        await source.setGate(nil)
        await gate.open()
        await search.value
        #expect(books.shown == before)
        #expect(await source.load().isEmpty)
    }

    /// The later result of a load that another one has overtaken.
    enum Overtaken: CaseIterable {
        case cancelled, failing, succeeding
    }

    @Test("A cancelled load undoes no later load", arguments: Work.allCases, Overtaken.allCases)
    func loadedSince(work: Work, overtaken: Overtaken) async {
        books.library.setAnswer(.success(.sample(pages: 2)))
        await books.list.search("hamlet")
        let slow = DeafGate()
        books.library.setAnswer { _ in
            await slow.pass()
            return overtaken == .failing ? .failure(.timeout) : .success(.sample([7]))
        }
        let first = Task { try await work.start(on: books.list) }
        await slow.waitForArrival()
        if overtaken == .cancelled { first.cancel() }
        books.library.setAnswer(.success(.sample([8])))
        await books.list.search("emma")
        let before = books.shown
        await slow.open()
        _ = await first.result
        #expect(books.shown == before)
        #expect(before.state == .loaded(.sample([8])))
    }

    /// Starts a search that is cancelled, but does not notice it before its page arrives.
    private func searchDeaf(behind slow: DeafGate) async -> Task<Void, Never> {
        books.library.setAnswer { _ in
            await slow.pass()
            return .success(.sample([7]))
        }
        let search = Task { await books.list.search("dune") }
        await slow.waitForArrival()
        search.cancel()
        return search
    }

    @Test("Going to the page before cancels the load and shows that page, and nothing changes later")
    func previousMeanwhile() async throws {
        books.library.setAnswer(.success(.sample(pages: 3)))
        await books.list.appear()
        try await books.list.loadMore()
        let slow = DeafGate()
        books.library.setAnswer { _ in
            await slow.pass()
            return .success(.sample([8], page: 3, pages: 3))
        }
        let more = Task { try await books.list.loadMore() }
        await slow.waitForArrival()
        books.list.showPrevious()
        let before = books.shown
        await slow.open()
        await #expect(throws: LoadFailure.cancelled) { try await more.value }
        #expect(books.shown == before)
        #expect(before.state.loaded?.current.page == 1)
    }

    @Test("A cancelled load undoes no later refresh")
    func refreshedSince() async throws {
        let slow = DeafGate()
        let search = await searchDeaf(behind: slow)
        books.library.setAnswer(.success(.sample([8])))
        try await books.list.refresh()
        await slow.open()
        await search.value
        #expect(books.list.state == .loaded(.sample([8])))
    }

    @Test(
        "The second of two cancelled operations restores the list before the first, which is still running",
        arguments: [Work.search, .narrow, .retry, .refresh])
    func cancelledBefore(work: Work) async {
        await books.list.search("hamlet")
        let before = books.shown
        let slow = DeafGate()
        let search = await searchDeaf(behind: slow)
        await cancel(work)
        #expect(books.shown == before)
        await slow.open()
        await search.value
        #expect(books.shown == before)
    }
}
