import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import ChallengeTestSupport
import InjectionTestSupport
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The view model of a game's details", .container, .limited)
struct GameDetailViewModelTests {
    private let games = GamesUnderTest()

    @Test("loads its game, what is kept first")
    func appear() async {
        games.repository.setAnswer { _ in .success(.sample([7])) }
        let viewModel = games.detail(7)
        await viewModel.didAppear()
        #expect(viewModel.state == .loaded(.sample(7)))
        #expect(games.repository.requests == [.game(7, .localFirst)])
        #expect(games.tracker.events == ["game_detail_viewed id=7"])
    }

    @Test("says that there is no such game, and what has failed; and tries again")
    func failures() async {
        games.repository.setAnswer { _ in .success(.none) }
        let viewModel = games.detail(99)
        await viewModel.didAppear()
        #expect(viewModel.state == .error(.notFound(identifier: 99)))
        games.repository.setAnswer { _ in .failure(.list(.timeout)) }
        await viewModel.didRetry()
        #expect(viewModel.state == .error(.failed(.list(.timeout))))
        games.repository.setAnswer { _ in .success(.sample([99])) }
        await viewModel.didRetry()
        #expect(viewModel.state == .loaded(.sample(99)))
        #expect(games.tracker.events.filter { $0 == "game_detail_retried id=99" }.count == 2)
    }

    @Test("refreshes from the source, and shows what it has shown where that fails")
    func refresh() async throws {
        let viewModel = games.detail(1)
        await viewModel.didAppear()
        games.repository.setAnswer { _ in .success(.sample([2])) }
        try await viewModel.didRefresh()
        #expect(viewModel.state == .loaded(.sample(2)))
        games.repository.setFallback(.list(.timeout))
        games.repository.setAnswer { _ in .success(.sample([3])) }
        await #expect(throws: GameError.failed(.list(.timeout))) { try await viewModel.didRefresh() }
        #expect(viewModel.state == .loaded(.sample(2)))
        #expect(games.repository.requests.last == .game(1, .remoteFirst))
    }

    @Test("leaves everything as it was where it is cancelled", arguments: [true, false])
    func cancelled(isRefresh: Bool) async {
        let viewModel = games.detail(1)
        await viewModel.didAppear()
        let gate = Gate()
        games.repository.setAnswer { _ in
            await gate.pass()
            return .success(.sample([2]))
        }
        let task = Task {
            if isRefresh { try await viewModel.didRefresh() } else { await viewModel.didRetry() }
        }
        await gate.waitForArrival()
        task.cancel()
        let result = await task.result
        #expect(viewModel.state == .loaded(.sample(1)))
        if isRefresh {
            #expect(throws: GameError.failed(.cancelled)) { try result.get() }
        } else {
            #expect(throws: Never.self) { try result.get() }
        }
    }

    @Test("gets the cover from the cache of pictures that is registered, and tells the tracker")
    func image() async throws {
        let picture = try await games.detail(7).didSelectImage(of: .sample(7, image: "https://host/7.jpeg"))
        #expect(picture.width == 2)
        #expect(games.images.requests == ["https://host/7.jpeg"])
        await #expect(throws: ImageError.missing) { try await games.detail(7).didSelectImage(of: .sample(image: "")) }
        await #expect(throws: ImageError.noAddress) {
            try await games.detail(7).didSelectImage(of: .sample(image: "http://["))
        }
        #expect(games.images.requests.count == 1)
        #expect(games.tracker.events.first == "game_detail_image_selected id=7")
    }

    @Test("goes back")
    func close() {
        games.detail(7).didSelectClose()
        #expect(games.navigator.calls == [.goBack])
        #expect(games.tracker.events == ["game_detail_closed id=7"])
    }
}
