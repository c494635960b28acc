import ChallengeCore
import ChallengeText
import ChallengeViews
import FoundationEssentials
import Observation
import SwiftUI

/// The order of an account's notes.
nonisolated enum SortOrder: String, CaseIterable, ContentValue {
    case newest, oldest, title
}

/// An account with a service that would keep the notes.
@Observable
final class AccountViewModel {
    var name = ""
    var email = ""
    var server = "https://notes.example"
    var password = ""
    var isNotified = true
    var order = SortOrder.newest
    var pageSize = 20
    private(set) var signedIn: String?

    @ObservationIgnored private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    var emailProblem: String? {
        email.isEmpty || email.wholeMatch(of: /[^@ ]+@[^@ ]+\.[^@ ]+/) != nil ? nil : "is not an address"
    }

    var serverProblem: String? { server.hasPrefix("https://") ? nil : "does not begin with https://" }

    func didAppear() { tracker.track(TrackingEvent("account_viewed")) }

    func didSignIn() {
        signedIn = name
        password = ""
        tracker.track(TrackingEvent("account_signed_in"))
    }

    func didSignOut() {
        signedIn = nil
        tracker.track(TrackingEvent("account_signed_out"))
    }
}

struct AccountView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Account", title: "Account", navigation: "NotesIncomingNavigation.account", NotesIncomingNavigation.account,
        route: .init("account", help: "your account"), links: ["notes://account"],
        events: ["account_viewed", "account_signed_in", "account_signed_out"])

    @Bindable var viewModel: AccountViewModel

    var body: some View {
        Form(help: "Set a field of the account") {
            TextField("Name", text: $viewModel.name).required()
            TextField("Email", text: $viewModel.email, prompt: Text("ada@example.org")).required()
                .invalid(viewModel.emailProblem)
            TextField("Server", text: $viewModel.server).invalid(viewModel.serverProblem)
            SecureField("Password", text: $viewModel.password).required()
            Toggle("Notify", isOn: $viewModel.isNotified)
            Picker("Order", selection: $viewModel.order)
            Stepper("Page size", value: $viewModel.pageSize, in: 5...50, step: 5)
        } submit: {
            Button("Sign in", help: "Sign in with these values") { viewModel.didSignIn() }
        }
        LabeledContent("Signed in", value: viewModel.signedIn)
        Button("Sign out", help: "Sign out and forget the name", role: .destructive) { viewModel.didSignOut() }
            .disabled(viewModel.signedIn == nil ? "you are not signed in" : nil)
            .contentHelp("The account, without its password.")
            .onAppear { viewModel.didAppear() }
    }
}
