import ChallengeListing
import ChallengeTestSupport

@testable import Challenge__Feature__

nonisolated extension __Feature__ {
    static let sample = __Feature__(id: 1, name: "First")
}

nonisolated extension ListPage<__Feature__> {
    static let sample = ListPage(items: [__Feature__.sample], page: 1, pages: 3, total: 41)
}

nonisolated struct __Feature__RemoteDataSourceMock: __Feature__RemoteDataSourceContract {
    let calls: Recorder<String>
    var failure: LoadFailure?

    func fetch__Feature__(identifier: Int) async throws(LoadFailure) -> __Feature__DTO {
        calls.record("fetch \(identifier)")
        if let failure { throw failure }
        return __Feature__DTO(id: identifier, name: "First")
    }

    func fetch__Features__(page: Int, query: TextQuery) async throws(LoadFailure) -> ListPage<__Feature__DTO> {
        calls.record("fetch page \(page) \(query.text)")
        if let failure { throw failure }
        return ListPage(items: [__Feature__DTO(id: 1, name: "First")], page: page, pages: 3, total: 41)
    }
}

nonisolated struct __Feature__MemoryDataSourceMock: __Feature__MemoryDataSourceContract {
    let calls: Recorder<String>
    var isFilled = false

    func get__Feature__(identifier: Int) -> __Feature__? { isFilled ? .sample : nil }
    func save__Features__(_ items: [__Feature__]) { calls.record("save \(items.map(\.id))") }
    func get__Features__(page: Int) -> ListPage<__Feature__>? { isFilled ? .sample : nil }
    func save__Features__(_ page: ListPage<__Feature__>) { calls.record("save page \(page.page)") }
}

nonisolated struct __Feature__RepositoryMock: __Feature__RepositoryContract {
    let calls = Recorder<String>()
    var failure: __Feature__Error?

    func get__Feature__(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(__Feature__Error) -> Fetched<__Feature__, __Feature__Error> {
        Fetched(try answer(.sample, "get \(identifier) \(cachePolicy)"))
    }

    func get__Features__(
        page: Int, cachePolicy: CachePolicy
    ) async throws(__Feature__Error) -> Fetched<ListPage<__Feature__>, __Feature__Error> {
        Fetched(try answer(.sample, "get page \(page) \(cachePolicy)"))
    }

    func search__Features__(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__> {
        try answer(.sample, "search page \(page) \(query.text)")
    }

    private func answer<Answer>(_ answer: Answer, _ call: String) throws(__Feature__Error) -> Answer {
        calls.record(call)
        if let failure { throw failure }
        return answer
    }
}

/// A double of every use case.
nonisolated struct __Feature__UseCasesMock: Get__Features__UseCaseContract, Refresh__Features__UseCaseContract,
    Search__Features__UseCaseContract, Get__Feature__UseCaseContract, Refresh__Feature__UseCaseContract
{
    let calls = Recorder<String>()
    var failure: __Feature__Error?

    func execute(page: Int) async throws(__Feature__Error) -> ListPage<__Feature__> {
        try answer(.sample, "get page \(page)")
    }

    func execute(page: Int) async throws(__Feature__Error) -> Fetched<ListPage<__Feature__>, __Feature__Error> {
        Fetched(try answer(.sample, "refresh page \(page)"))
    }

    func execute(page: Int, query: TextQuery) async throws(__Feature__Error) -> ListPage<__Feature__> {
        try answer(.sample, "search page \(page) \(query.text)")
    }

    func execute(identifier: Int) async throws(__Feature__Error) -> __Feature__ {
        try answer(.sample, "get \(identifier)")
    }

    func execute(identifier: Int) async throws(__Feature__Error) -> Fetched<__Feature__, __Feature__Error> {
        Fetched(try answer(.sample, "refresh \(identifier)"))
    }

    private func answer<Answer>(_ answer: Answer, _ call: String) throws(__Feature__Error) -> Answer {
        calls.record(call)
        if let failure { throw failure }
        return answer
    }
}
