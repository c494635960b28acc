nonisolated protocol SaveRecentSearchUseCaseProtocol: Sendable {
    /// Saves a search. If the task is or becomes cancelled, returns false and changes nothing.
    func execute(_ text: String) async -> Bool
}

nonisolated struct SaveRecentSearchUseCase: SaveRecentSearchUseCaseProtocol {
    let repository: any RecentSearchesRepositoryProtocol

    func execute(_ text: String) async -> Bool { await repository.save(text) }
}
