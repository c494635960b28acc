import ChallengeCore
import ChallengeListing

/// The use cases of the list, as its model needs them.
nonisolated struct __Feature__ListSource: ListSource {
    let get__Features__UseCase: any Get__Features__UseCaseContract
    let refresh__Features__UseCase: any Refresh__Features__UseCaseContract
    let search__Features__UseCase: any Search__Features__UseCaseContract
    let searches: RecentSearches

    func page(_ page: Int) async throws(LoadFailure) -> ListPage<__Feature__> {
        do throws(__Feature__Error) { return try await get__Features__UseCase.execute(page: page) } catch {
            throw error.failure
        }
    }

    func freshPage(_ page: Int) async throws(LoadFailure) -> Fetched<ListPage<__Feature__>, LoadFailure> {
        do throws(__Feature__Error) {
            let fetched = try await refresh__Features__UseCase.execute(page: page)
            return Fetched(fetched.value, fallbackReason: fetched.fallbackReason?.failure)
        } catch {
            throw error.failure
        }
    }

    func matches(_ query: TextQuery, page: Int) async throws(LoadFailure) -> ListPage<__Feature__> {
        do throws(__Feature__Error) {
            return try await search__Features__UseCase.execute(page: page, query: query)
        } catch {
            throw error.failure
        }
    }

    func itemsIfCached() -> [__Feature__]? { nil }

    func recentSearches() async -> [String] { await searches.all() }
    func presentRecentSearches() -> [String] { searches.now() }
    func saveRecentSearch(_ text: String) async -> Bool { await searches.save(text) }
    func deleteRecentSearch(_ text: String) async -> Bool { await searches.delete(text) }
    func deleteAllRecentSearches() async { await searches.deleteAll() }
}

nonisolated extension __Feature__Error {
    /// The failure that the screens show.
    var failure: LoadFailure {
        switch self {
        case .notFound(let identifier): .notFound(identifier: identifier)
        case .loadFailed(let failure): failure
        }
    }
}
