package import ChallengeCore

extension CharacterFeature {
    package var routes: [Route] {
        let useCase = container.makeGetRecentSearchesUseCase()
        return [
            Route(
                name: "character-list", help: "the list of characters, without a redirect",
                deepLink: "challenge://character/list", to: CharacterIncomingNavigation.list,
                actions: [CharacterListView.search(recent: useCase.executeAtHand), CharacterListView.filter]),
            Route(
                name: "character", help: "one character",
                parameters: [Parameter("ID", .integer(1...Int.max), identifying: CharacterListView.noun)],
                deepLink: "challenge://character/detail/ID",
                target: .navigation(name: "CharacterIncomingNavigation.detail") { arguments in
                    CharacterIncomingNavigation.detail(identifier: arguments.integer("ID") ?? 0)
                }),
            Route(
                name: "advanced-search", help: "the filter of the list of characters",
                target: .action(CharacterListView.filter.name, name: "CharacterIncomingNavigation.advancedSearch")),
        ]
    }
}
