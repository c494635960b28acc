import ChallengeCore
import ChallengeListing

nonisolated protocol __Feature__RepositoryContract: Sendable {
    /// Returns __a_noun__, with the reason if a cached one replaces a fresh one.
    func get__Feature__(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(__Feature__Error) -> Fetched<__Feature__, __Feature__Error>
    /// Returns a page of all __nouns__, with the reason if a cached page replaces a fresh one.
    func get__Features__(
        page: Int, cachePolicy: CachePolicy
    ) async throws(__Feature__Error) -> Fetched<ListPage<__Feature__>, __Feature__Error>
    /// Returns a page of the matches, always from the API. The __nouns__ are cached, the page is not.
    func search__Features__(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__>
}

nonisolated struct __Feature__Repository: __Feature__RepositoryContract {
    private let remoteDataSource: any __Feature__RemoteDataSourceContract
    private let memoryDataSource: any __Feature__MemoryDataSourceContract
    private let mapper = __Feature__Mapper()
    private let errorMapper = __Feature__ErrorMapper()
    private let log = AppEnvironment.current.activity

    init(
        remoteDataSource: any __Feature__RemoteDataSourceContract,
        memoryDataSource: any __Feature__MemoryDataSourceContract
    ) {
        self.remoteDataSource = remoteDataSource
        self.memoryDataSource = memoryDataSource
    }

    func get__Feature__(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(__Feature__Error) -> Fetched<__Feature__, __Feature__Error> {
        try await cachePolicy.fetch(
            "__noun__ \(identifier)", log: log,
            local: { memoryDataSource.get__Feature__(identifier: identifier) },
            store: { memoryDataSource.save__Features__([$0]) },
            remote: { () async throws(__Feature__Error) -> __Feature__ in
                do throws(LoadFailure) {
                    return mapper.map(try await remoteDataSource.fetch__Feature__(identifier: identifier))
                } catch {
                    throw errorMapper.map(error)
                }
            })
    }

    func get__Features__(
        page: Int, cachePolicy: CachePolicy
    ) async throws(__Feature__Error) -> Fetched<ListPage<__Feature__>, __Feature__Error> {
        try await cachePolicy.fetch(
            "__nouns__ page \(page)", log: log,
            local: { memoryDataSource.get__Features__(page: page) },
            store: { memoryDataSource.save__Features__($0) },
            remote: { () async throws(__Feature__Error) -> ListPage<__Feature__> in
                try await fetch(page: page, query: TextQuery())
            })
    }

    func search__Features__(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__> {
        let found = try await fetch(page: page, query: query)
        memoryDataSource.save__Features__(found.items)
        return found
    }

    private func fetch(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__> {
        do throws(LoadFailure) {
            let found = try await remoteDataSource.fetch__Features__(page: page, query: query)
            return ListPage(
                items: found.items.map(mapper.map), page: found.page, pages: found.pages, total: found.total,
                leftOut: found.leftOut)
        } catch {
            throw errorMapper.map(error)
        }
    }
}
