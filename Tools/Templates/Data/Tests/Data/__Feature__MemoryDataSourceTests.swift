import ChallengeTestSupport
import Testing

@testable import Challenge__Feature__

@Suite("The cached __nouns__")
struct __Feature__MemoryDataSourceTests {
    private let sut = __Feature__MemoryDataSource()

    @Test("Pages and their __nouns__ are cached, and a first page removes the other pages")
    func pages() {
        let second = ListPage(items: [__Feature__(id: 2, name: "Second")], page: 2, pages: 3, total: 41)
        sut.save__Features__(second)
        #expect(sut.get__Features__(page: 2) == second && sut.get__Feature__(identifier: 2)?.name == "Second")
        sut.save__Features__(.sample)
        #expect(sut.get__Features__(page: 1) == .sample && sut.get__Features__(page: 2) == nil)
        sut.save__Features__([__Feature__(id: 1, name: "New")])
        #expect(sut.get__Feature__(identifier: 1)?.name == "New" && sut.get__Feature__(identifier: 9) == nil)
    }
}
