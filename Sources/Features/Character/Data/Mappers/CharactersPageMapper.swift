import ChallengeCore

nonisolated struct CharactersPageMapper: MapperContract {
    private let characterMapper = CharacterMapper()

    func map(_ dto: CharactersPageDTO) -> CharactersPage {
        CharactersPage(
            characters: dto.items.map(characterMapper.map), page: dto.page, pages: dto.pages, total: dto.total,
            leftOut: dto.leftOut)
    }
}
