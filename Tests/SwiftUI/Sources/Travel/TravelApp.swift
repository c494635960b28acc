import SwiftUI

@main
struct TravelApp: App {
    @State private var planner = TripPlanner()
    @State private var usesNightTheme = false

    var body: some Scene {
        WindowGroup {
            ExploreScreen(usesNightTheme: $usesNightTheme)
                .environment(planner)
                .theme(usesNightTheme ? .night : .standard)
                .animation(.easeInOut, value: usesNightTheme)
        }
    }
}
