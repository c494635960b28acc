import ChallengeNetworking

/// One page of a list of characters.
typealias CharactersPage = ListPage<Character>
