import SwiftUI

@main
struct ShoppingApp: App {
    @State private var store = Store()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(store)
                .tint(.orange)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background {
                store.expireCoupon()
            }
        }
    }
}
