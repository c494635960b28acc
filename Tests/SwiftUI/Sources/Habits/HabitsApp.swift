import SwiftUI

@main
struct HabitsApp: App {
    @StateObject private var store = HabitStore()
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

    var body: some Scene {
        WindowGroup {
            if hasSeenWelcome {
                HabitListView()
                    .environmentObject(store)
            } else {
                WelcomeView {
                    hasSeenWelcome = true
                }
            }
        }
    }
}
