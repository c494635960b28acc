import ChallengeCore
import ChallengeViews
import ConduitData
import SwiftUI

/// The account of the user: login, registration and settings.
package struct AccountFeature: FeatureContract {
    private let conduit: Conduit

    package init(_ conduit: Conduit) { self.conduit = conduit }

    /// The screens that need a login.
    package static var guarded: [ScreenDescription] { [SettingsView.declaration.description] }

    package let name = "Account"

    package var screens: [Screen] {
        [
            LoginView.declaration.shown { [conduit] in LoginView(viewModel: AccountViewModel(conduit, $1)) },
            RegisterView.declaration.shown { [conduit] in RegisterView(viewModel: AccountViewModel(conduit, $1)) },
            SettingsView.declaration.shown { [conduit] in
                SettingsView(viewModel: AccountViewModel(conduit, $1, isMember: true))
            },
        ]
    }

    package var commands: ViewContent {
        NavigationLink("login", to: AccountIncomingNavigation.login, help: "Log in to your account")
            .disabled(conduit.user.map { "\($0.name) is logged in" })
    }
}

/// The destinations that the account shows.
package nonisolated enum AccountIncomingNavigation: String, IncomingNavigationContract {
    case login, register, settings

    package var navigationName: NavigationName { NavigationName("AccountIncomingNavigation.\(rawValue)") }
}
