import ChallengeCore
import ChallengeListing

typealias CharacterError = RecordFailure
typealias CharactersPageError = LoadFailure
typealias CharactersPage = ListPage<Character>
typealias CharacterRepository = Repository<Character, CharacterFilter>
typealias GetCharacterUseCase = GetItemUseCase<Character, CharacterFilter>
typealias RefreshCharacterUseCase = RefreshItemUseCase<Character, CharacterFilter>
typealias GetCharactersPageUseCase = GetPageUseCase<Character, CharacterFilter>
typealias RefreshCharactersPageUseCase = RefreshPageUseCase<Character, CharacterFilter>
typealias SearchCharactersPageUseCase = SearchPageUseCase<Character, CharacterFilter>
