import SwiftUI

@main
struct RecipesApp: App {
    @State private var cookbook = Cookbook()

    var body: some Scene {
        WindowGroup {
            CookbookView()
                .environment(cookbook)
        }
    }
}
