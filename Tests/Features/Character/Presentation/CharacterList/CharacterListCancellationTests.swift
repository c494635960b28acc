import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view model, cancelled", .limited)
struct CharacterListCancellationTests {
    enum Work: CaseIterable {
        case search, endOfSearch, apply, retry, refresh, more

        @MainActor
        func start(on viewModel: CharacterListViewModel) async throws(CharactersPageError) {
            switch self {
            case .search: await viewModel.didSearch("morty")
            case .endOfSearch: await viewModel.didSearch("")
            case .apply: await viewModel.didApply(CharacterFilter(gender: .female))
            case .retry: await viewModel.didRetry()
            case .refresh: try await viewModel.didRefresh()
            case .more: try await viewModel.didLoadMore()
            }
        }

        /// Whether it says to whoever asked for it that it was cancelled.
        var throwsError: Bool { self == .refresh || self == .more }
    }

    private let list = ListUnderTest { _ in .page(.sample(pages: 2)) }
    private let gate = Gate()

    @Test("leaves everything as it was, shown and kept", arguments: Work.allCases)
    func leavesEverything(work: Work) async {
        await list.viewModel.didApply(CharacterFilter(status: .alive))
        await list.viewModel.didSearch("rick")
        let before = list.shown
        let kept = await list.recentSearches.getRecentSearches()
        let outcome = await cancelled { () async throws(CharactersPageError) in try await work.start(on: list.viewModel)
        }
        #expect(outcome == (work.throwsError ? .failed(.cancelled) : nil))
        #expect(list.shown == before)
        #expect(await list.recentSearches.getRecentSearches() == kept)
    }

    @Test("leaves an error where it was", arguments: [Work.search, .apply, .retry, .refresh])
    func leavesError(work: Work) async {
        list.pages.setAnswer { _ in .failure(.timeout) }
        await list.viewModel.didSearch("rick")
        let before = list.shown
        _ = await cancelled { () async throws(CharactersPageError) in try await work.start(on: list.viewModel) }
        #expect(list.shown == before)
    }

    @Test("is idle again after a first appearance")
    func appearance() async {
        _ = await cancelled { () async throws(CharactersPageError) in await list.viewModel.didAppear() }
        #expect(list.viewModel.state == .idle)
    }

    @Test("leaves everything as it was where the page comes all the same", arguments: Work.allCases)
    func latePage(work: Work) async {
        await list.viewModel.didSearch("rick")
        let before = list.shown
        _ = await cancelled(isNoticed: false) { () async throws(CharactersPageError) in
            try await work.start(on: list.viewModel)
        }
        #expect(list.shown == before)
        #expect(await list.recentSearches.getRecentSearches() == ["rick"])
    }

    @Test("takes back a search that is being kept", arguments: ["rick", "summer"])
    func keeping(text: String) async {
        let source = SlowRecentSearches()
        let list = ListUnderTest(recentSearches: source)
        for search in ["rick", "morty", "beth"] { await list.viewModel.didSearch(search) }
        let before = list.shown
        let gate = DeafGate()
        await source.setGate(gate)
        let search = Task { await list.viewModel.didSearch(text) }
        await gate.waitForArrival()
        search.cancel()
        await source.setGate(nil)
        await gate.open()
        await search.value
        #expect(list.shown == before)
        #expect(await source.load() == ["beth", "morty", "rick"])
    }

    @Test("takes nothing back that was loaded while a search was being kept")
    func loadedWhileKeeping() async {
        let source = SlowRecentSearches()
        let list = ListUnderTest(recentSearches: source)
        let gate = DeafGate()
        await source.setGate(gate)
        let search = Task { await list.viewModel.didSearch("rick") }
        await gate.waitForArrival()
        search.cancel()
        list.pages.setAnswer { _ in .page(.sample([8])) }
        await list.viewModel.didSearch("")
        let before = list.shown
        await source.setGate(nil)
        await gate.open()
        await search.value
        #expect(list.shown == before)
        #expect(await source.load().isEmpty)
    }

    /// What becomes of a load that another one has overtaken.
    nonisolated enum Overtaken: CaseIterable {
        case cancelled, failing, succeeding
    }

    @Test("takes nothing back that was loaded after it", arguments: Work.allCases, Overtaken.allCases)
    func loadedSince(work: Work, overtaken: Overtaken) async {
        await list.viewModel.didSearch("beth")
        let slow = DeafGate()
        list.pages.setAnswer { _ in
            await slow.pass()
            return overtaken == .failing ? .failure(.timeout) : .page(.sample([7]))
        }
        let search = Task { try await work.start(on: list.viewModel) }
        await slow.waitForArrival()
        if overtaken == .cancelled { search.cancel() }
        list.pages.setAnswer { _ in .page(.sample([8])) }
        await list.viewModel.didSearch("morty")
        let before = list.shown
        await slow.open()
        _ = await search.result
        #expect(list.shown == before)
    }

    /// Cancels some work when it waits for its page; what it throws.
    private func cancelled(
        isNoticed: Bool = true, _ work: @escaping @MainActor () async throws(CharactersPageError) -> Void
    ) async -> CharactersPageError? {
        list.pages.setAnswer { [gate] _ in
            let answer = await ScriptedPages.Answer.page(behind: gate)
            return isNoticed ? answer : .page(.sample([7, 8]))
        }
        let task = Task { () async -> CharactersPageError? in
            do throws(CharactersPageError) {
                try await work()
                return nil
            } catch {
                return error
            }
        }
        await gate.waitForArrival()
        task.cancel()
        return await task.value
    }
}
