import ChallengeCore
import ChallengeListing

/// Caches __nouns__, and pages of all __nouns__. May be used from any task.
nonisolated protocol __Feature__MemoryDataSourceContract: Sendable {
    func get__Feature__(identifier: Int) -> __Feature__?
    /// Replaces older __nouns__ with the same identifiers.
    func save__Features__(_ items: [__Feature__])
    func get__Features__(page: Int) -> ListPage<__Feature__>?
    /// Caches a page and each __noun__ on it. A first page removes the other pages.
    func save__Features__(_ page: ListPage<__Feature__>)
}

nonisolated final class __Feature__MemoryDataSource: __Feature__MemoryDataSourceContract {
    private let memory = MemoryDataSource<__Feature__>()

    func get__Feature__(identifier: Int) -> __Feature__? { memory.item(identifier) }
    func save__Features__(_ items: [__Feature__]) { memory.save(items) }
    func get__Features__(page: Int) -> ListPage<__Feature__>? { memory.page(page) }
    func save__Features__(_ page: ListPage<__Feature__>) { memory.save(page) }
}
