import ChallengeCore

/// A page of characters in the API's words.
typealias CharactersPageDTO = ListPage<CharacterDTO>
