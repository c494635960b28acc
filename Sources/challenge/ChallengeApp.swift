import ChallengeAppKit
import ChallengeCommand
import SwiftUI

@main
struct ChallengeApp: App {
    let appContainer: AppContainer
    /// The source of the data; nil without a shell.
    let source: AppContainer.Source?

    init() { self.init(appContainer: AppContainer(), source: nil) }

    init(appContainer: AppContainer, source: AppContainer.Source?) {
        (self.appContainer, self.source) = (appContainer, source)
    }

    var body: some Scene {
        WindowGroup {
            RootContainerView(appContainer: appContainer)
        }
    }
}
