import SwiftUI

@main
struct ProfileSettingsApp: App {
    @State private var account = Account()

    var body: some Scene {
        WindowGroup {
            SettingsView(account: account)
                .preferredColorScheme(account.appearance.colorScheme)
        }
    }
}
