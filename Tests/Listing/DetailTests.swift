import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import SwiftUI

@Suite("The details of one thing", .limited)
@MainActor
struct DetailTests {
    private let book = DetailUnderTest()
    private var detail: DetailModel<Book> { book.detail }
    private var rendering: Rendering { book.view.render() }
    private let timeout = "cannot load /books: no response in time; wait a little"

    // MARK: The display

    private func expect(_ state: ViewState, title: String = "Book", _ lines: [String], _ content: JSONValue) {
        #expect(rendering.state == state)
        #expect(rendering.title == title)
        #expect(rendering.lines == lines)
        #expect((try? rendering.content) == content, "\(state.name)")
        #expect(rendering.screen == "Book")
        #expect(rendering.label == "book 5")
        #expect(rendering.summary == "book 5")
        #expect(rendering.selection == nil)
        #expect(rendering.actionNames == BookView.screen(detail).description.actions.map(\.name))
    }

    @Test("The title is the number, and the name once it is known")
    func states() async {
        expect(.idle, ["The book is not loaded.", "Type retry to load it."], [:])
        book.library.setAnswer { @MainActor _ in
            expect(.loading, ["Loading the book"], [:])
            return .success(.sample([5]))
        }
        await book.view.appear()
        expect(
            .loaded, title: "Book 5", ["Image | https://host/1.jpeg"],
            ["book": ["id": 5, "title": "Book 5", "genres": ["Genre 5", ""], "image": "https://host/1.jpeg"]])
        book.library.setAnswer(.success(.nothing))
        await detail.retry()
        expect(
            .error, ["<warning> There is no book 5.", "Type back to leave."],
            ["message": "There is no book 5.", "canRetry": false])
        book.library.setAnswer(.failure(.status(500)))
        await detail.retry()
        expect(
            .error,
            ["<warning> Cannot load /books: the API answered with status 500.", "Wait a little, then type retry."],
            ["message": "Cannot load /books: the API answered with status 500.", "canRetry": true])
        book.library.setAnswer(.success(ListPage(items: [Book(5, title: " ")], page: 1, pages: 1, total: 1)))
        await detail.retry()
        #expect(rendering.title == "(no title)")
    }

    @Test("The details have actions, of which a refresh may come from elsewhere, and exits of the feature")
    func declared() async throws {
        let description = BookView.screen(detail).description
        #expect(description.actions.map(\.name) == ["refresh", "retry", "image", "close"])
        #expect(description.actions[2].help == "Show the book's cover, or its address if it cannot be shown")
        #expect(description.intents.map(\.name) == ["refresh"])
        try await rendering.perform("close")
        #expect(book.navigator.calls == [.goBack])
        #expect(book.tracker.events == ["book_detail_closed id=5"])
    }

    // MARK: Loading

    @Test("The details load when they appear, and show the kept version first")
    func appear() async {
        let states = book.followStates()
        await book.view.appear()
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(detail.state == .loaded(Book(5)))
        #expect(book.library.requests == [.book(5, .localFirst)])
        #expect(book.tracker.events == ["book_detail_viewed id=5"])
    }

    @Test("The details load again after an error or an interruption, if that may help, and at no other time")
    func retry() async throws {
        book.library.setAnswer(.failure(.timeout))
        let states = book.followStates()
        #expect(await actionError { try await rendering.perform("retry") } == timeout)
        book.library.setAnswer(.success(.sample([5])))
        #expect(try await rendering.perform("retry").isDone)
        #expect(states.all == ["idle", "loading", "error", "loading", "loaded"])
        #expect(
            await actionError { try await rendering.perform("retry") }
                == "nothing has failed here; 'refresh' reloads the book")
        book.library.setAnswer(.success(.nothing))
        await detail.retry()
        #expect(await actionError { try await rendering.perform("retry") } == "there is no book 5")
        #expect(book.tracker.events == Array(repeating: "book_detail_retried id=5", count: 3))
        #expect(book.library.requests.count == 3)
    }

    @Test("A refresh asks the source, without a loading state between")
    func refresh() async throws {
        await detail.appear()
        book.library.setAnswer(.success(.sample([6])))
        let states = book.followStates()
        #expect(try await rendering.perform("refresh").isDone)
        #expect(states.all == ["loaded", "loaded"])
        #expect(detail.state == .loaded(Book(6)))
        #expect(book.library.requests.last == .book(5, .remoteFirst))
        #expect(book.tracker.events.last == "book_detail_refreshed id=5")
    }

    @Test("The details stay after a failed refresh, which is reported, also over a kept version")
    func failedRefresh() async {
        await detail.appear()
        book.library.setAnswer(.failure(.timeout))
        #expect(
            await actionError { try await rendering.perform("refresh") } == timeout
                + "; the screen shows older data")
        book.library.setAnswer(.success(.sample([6])))
        book.library.setFallback(.status(503))
        await #expect(throws: LoadFailure.status(503)) { try await detail.refresh() }
        #expect(detail.state == .loaded(Book(5)))
    }

    @Test("Details that begin with a refresh load once, and not at all if it fails")
    func intent() async throws {
        book.library.setAnswer(.failure(.timeout))
        #expect(await actionError { try await book.view.appear(with: Intent("refresh")) } == timeout)
        #expect(detail.state == .idle)
        book.library.setAnswer(.success(.sample([5])))
        let states = book.followStates()
        #expect(try await book.view.appear(with: Intent("refresh")).isDone)
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(book.library.requests == [.book(5, .remoteFirst), .book(5, .remoteFirst)])
        #expect(book.tracker.events.suffix(2) == ["book_detail_viewed id=5", "book_detail_refreshed id=5"])
    }

    @Test("A cancelled load restores the details, even if its answer still arrives", arguments: [true, false])
    func cancellation(isNoticed: Bool) async {
        await cancel(isNoticed) { await detail.retry() }
        #expect(detail.state == .idle)
        await cancel(isNoticed) { try await detail.refresh() }
        #expect(detail.state == .idle)
        book.library.setAnswer(.failure(.status(500)))
        await detail.appear()
        await cancel(isNoticed) { await detail.retry() }
        #expect(detail.state == .error(.status(500)))
        book.library.setAnswer(.success(.sample([5])))
        await detail.retry()
        await cancel(isNoticed) { await detail.retry() }
        #expect(detail.state == .loaded(Book(5)))
        await cancel(isNoticed) {
            await #expect(throws: LoadFailure.cancelled) { try await detail.refresh() }
        }
        #expect(detail.state == .loaded(Book(5)))
    }

    /// Cancels work that waits for its answer.
    private func cancel(_ isNoticed: Bool, _ work: @escaping @MainActor () async throws -> Void) async {
        let gate = Gate()
        book.library.setAnswer { _ in
            await gate.pass()
            return isNoticed ? .failure(.cancelled) : .success(.sample([9]))
        }
        let task = Task { try await work() }
        await gate.waitForArrival()
        task.cancel()
        _ = await task.result
    }

    /// Starts a load that is cancelled, but does not notice it before its answer arrives.
    private func loadDeaf(behind slow: DeafGate) async -> Task<Void, Never> {
        book.library.setAnswer { _ in
            await slow.pass()
            return .success(.sample([7]))
        }
        let load = Task { await detail.retry() }
        await slow.waitForArrival()
        load.cancel()
        return load
    }

    @Test("A cancelled load takes nothing back that was loaded later, or is being loaded")
    func loadedSince() async {
        let slow = DeafGate()
        let first = await loadDeaf(behind: slow)
        book.library.setAnswer { @MainActor _ in
            await slow.open()
            await first.value
            #expect(detail.state == .loading)
            return .success(.sample([8]))
        }
        await detail.retry()
        #expect(detail.state == .loaded(Book(8)))
    }

    @Test("The second of two cancelled loads restores the details before the first, which is still running")
    func cancelledBefore() async {
        let slow = DeafGate()
        let first = await loadDeaf(behind: slow)
        await cancel(true) { await detail.retry() }
        #expect(detail.state == .idle)
        await slow.open()
        await first.value
        #expect(detail.state == .idle)
    }

    // MARK: The picture

    @Test("The details have a tracked picture, or its address if it cannot be shown")
    func image() async throws {
        let nothing = "there is no cover to show: no book is loaded"
        #expect(await actionError { try await rendering.perform("image") } == nothing)
        await detail.appear()
        guard case .output(let report) = try await rendering.perform("image") else { throw StubError("no answer") }
        #expect(report.name == "image")
        guard case .picture(let picture, let details?, let otherwise) = report.body else {
            throw StubError("no picture")
        }
        #expect(picture == .sample())
        #expect(details.lines == ["Image | https://host/1.jpeg"])
        #expect(otherwise == .line([Span("https://host/1.jpeg")]))
        #expect(
            try JSONValue(encoding: report.content) == ["url": "https://host/1.jpeg", "width": 2, "height": 1])
        #expect(book.tracker.events == ["book_detail_viewed id=5", "book_detail_image_selected id=5"])
    }

    @Test(
        "A missing picture has a reason and its address, without the user",
        arguments: [
            (.missing, "there is no picture of this book here"),
            (
                .foreign(base: "http://api"),
                "the picture's address does not start with http://api: https://host/1.jpeg"
            ),
            (.noAddress, "the picture's address is invalid: https://host/1.jpeg"),
            (.unreadable("it is green"), "the picture at https://host/1.jpeg cannot be shown: it is green"),
            (.failed("no such path"), "cannot load https://host/1.jpeg: no such path"),
        ] as [(ImageError, String)])
    func imageFailures(failure: ImageError, sentence: String) async {
        let book = DetailUnderTest(imageFailure: failure)
        let item = Book(5, image: "https://user:word@host/1.jpeg")
        book.library.setAnswer(.success(ListPage(items: [item], page: 1, pages: 1, total: 1)))
        await book.detail.appear()
        #expect(await actionError { try await book.view.render().perform("image") } == sentence)
    }
}
