import SwiftUI

@main
struct BookshelfApp: App {
    @State private var coordinator = AppCoordinator(repository: InMemoryBookRepository(seed: Book.samples))

    var body: some Scene {
        WindowGroup {
            RootView(coordinator: coordinator)
        }
    }
}
