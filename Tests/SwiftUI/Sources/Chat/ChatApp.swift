import SwiftUI

@main
struct ChatApp: App {
    @State private var inbox = Inbox()

    var body: some Scene {
        WindowGroup {
            ConversationList()
                .environment(inbox)
        }
    }
}
