package import ChallengeCore

/// Gets an item quickly: the cached one, if there is one.
package struct GetItemUseCase<Item: ListItem, Query: ListQuery>: Sendable {
    private let repository: any RepositoryContract<Item, Query>

    package init(repository: any RepositoryContract<Item, Query>) {
        self.repository = repository
    }

    package func execute(identifier: Int) async throws(RecordFailure) -> Item {
        try await repository.item(identifier, cachePolicy: .localFirst).value
    }
}

/// Gets an item anew; the cached one, with the reason, where that fails.
package struct RefreshItemUseCase<Item: ListItem, Query: ListQuery>: Sendable {
    private let repository: any RepositoryContract<Item, Query>

    package init(repository: any RepositoryContract<Item, Query>) {
        self.repository = repository
    }

    package func execute(identifier: Int) async throws(RecordFailure) -> Fetched<Item, RecordFailure> {
        try await repository.item(identifier, cachePolicy: .remoteFirst)
    }
}

/// Gets the picture at an address.
package struct GetImageUseCase: Sendable {
    private let imageLoader: any ImageLoaderContract

    package init(imageLoader: any ImageLoaderContract) {
        self.imageLoader = imageLoader
    }

    package func execute(_ address: String) async throws(ImageError) -> Picture {
        try await imageLoader.image(at: address)
    }
}

/// Gets a page of all items quickly: the cached one, if there is one.
package struct GetPageUseCase<Item: ListItem, Query: ListQuery>: Sendable {
    private let repository: any RepositoryContract<Item, Query>

    package init(repository: any RepositoryContract<Item, Query>) {
        self.repository = repository
    }

    package func execute(page: Int) async throws(LoadFailure) -> ListPage<Item> {
        try await repository.page(page, cachePolicy: .localFirst).value
    }
}

/// Gets a page of all items anew; the cached one, with the reason, where that fails.
package struct RefreshPageUseCase<Item: ListItem, Query: ListQuery>: Sendable {
    private let repository: any RepositoryContract<Item, Query>

    package init(repository: any RepositoryContract<Item, Query>) {
        self.repository = repository
    }

    package func execute(page: Int) async throws(LoadFailure) -> Fetched<ListPage<Item>, LoadFailure> {
        try await repository.page(page, cachePolicy: .remoteFirst)
    }
}

/// Gets a page of the items that fit a query, always anew.
package struct SearchPageUseCase<Item: ListItem, Query: ListQuery>: Sendable {
    private let repository: any RepositoryContract<Item, Query>

    package init(repository: any RepositoryContract<Item, Query>) {
        self.repository = repository
    }

    package func execute(page: Int, query: Query) async throws(LoadFailure) -> ListPage<Item> {
        try await repository.search(query, page: page)
    }
}
