import ChallengeCore
import ChallengeViews
import ConduitData
import Observation
import SwiftUI

/// The fields and actions of the account's screens.
@Observable
final class AccountViewModel {
    var name = ""
    var email = ""
    var bio = ""
    /// The password. A login or a logout erases it, so that the next user does not find it in the form.
    var password: String {
        get { typed.session == conduit.session ? typed.password : "" }
        set { typed = (newValue, conduit.session) }
    }
    private var typed = (password: "", session: 0)
    let conduit: Conduit
    @ObservationIgnored private let navigator: any NavigatorContract

    /// - Parameter isMember: true if the fields begin with the account of the user.
    init(_ conduit: Conduit, _ navigator: any NavigatorContract, isMember: Bool = false) {
        (self.conduit, self.navigator) = (conduit, navigator)
        if isMember, let user = conduit.user { (email, bio) = (user.email, user.bio) }
    }

    /// True if the user would lose changes of the account by leaving.
    var isEdited: Bool { conduit.user.map { (email, bio, password) != ($0.email, $0.bio, "") } ?? false }

    /// The mistake in the name; nil if there is none.
    var nameProblem: String? { name.contains(" ") ? "contains a space" : conduit.user(name) != nil ? "is taken" : nil }

    /// The mistake in the email; nil if there is none.
    var emailProblem: String? { email.isEmpty || email.contains("@") ? nil : "is not an address" }

    func didSignIn() throws {
        // A wrong password is typed again, as on a device.
        defer { password = "" }
        try conduit.logIn(email: email, password: password)
        navigator.goBack()
    }

    func didSignUp() {
        conduit.register(name: name, email: email, password: password)
        navigator.goBack(to: AccountIncomingNavigation.login)
        navigator.goBack()
    }

    func didSave() throws {
        try conduit.update(email: email, bio: bio, password: password)
        navigator.goBack()
    }
}

struct LoginView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Login", title: "Login", navigation: "AccountIncomingNavigation.login", AccountIncomingNavigation.login,
        route: .init("login", help: "the login to your account"), links: ["conduit://login"])

    @Bindable var viewModel: AccountViewModel

    var body: some View {
        Form {
            TextField("Email", text: $viewModel.email, prompt: Text("jake@example.com")).required()
            SecureField("Password", text: $viewModel.password).required()
            Button("Sign in", help: "Log in", effect: .leaves) { try viewModel.didSignIn() }
                .disabled(viewModel.conduit.user.map { "\($0.name) is logged in" })
                .submitsForm()
        }
        .setterHelp("Set the email or the password")
        NavigationLink("Sign up", to: AccountIncomingNavigation.register, help: "Create an account")
    }
}

struct RegisterView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Register", title: "Register", navigation: "AccountIncomingNavigation.register",
        AccountIncomingNavigation.register, route: .init("register", help: "a new account"),
        links: ["conduit://register"])

    @Bindable var viewModel: AccountViewModel

    var body: some View {
        Form {
            TextField("Name", text: $viewModel.name).required().invalid(viewModel.nameProblem)
            TextField("Email", text: $viewModel.email).required().invalid(viewModel.emailProblem)
            SecureField("Password", text: $viewModel.password).required()
            Button("Sign up", help: "Create the account and log in", effect: .leaves) { viewModel.didSignUp() }
                .disabled(viewModel.conduit.user.map { "\($0.name) is logged in" })
                .submitsForm()
        }
        .setterHelp("Set a field of the account")
    }
}

struct SettingsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Settings", title: "Settings", navigation: "AccountIncomingNavigation.settings",
        AccountIncomingNavigation.settings, route: .init("settings", help: "your account"),
        links: ["conduit://settings"])

    @Bindable var viewModel: AccountViewModel

    var body: some View {
        Form {
            TextField("Email", text: $viewModel.email).required().invalid(viewModel.emailProblem)
            TextEditor(text: $viewModel.bio).accessibilityLabel("Bio")
            SecureField("New password", text: $viewModel.password)
            Button("Save", help: "Save the account", effect: .leaves) { try viewModel.didSave() }.submitsForm()
        }
        .setterHelp("Set a field of the account")
        .unsavedChanges(viewModel.isEdited, "The account is not saved.")
        Button("Log out", help: "Log out", effect: .leaves) { viewModel.conduit.logOut() }
    }
}
