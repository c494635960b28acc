import ArgumentParser
import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeSystem
import ChallengeViews
import Observation
import SwiftUI

/// An app with two tabs. The second one, the editor and the settings need a login.
struct GuardedApp: ShellApp {
    struct Options: ParsableArguments {
        @Flag(help: "Have a link go around the guard.") var planted = false
        @Flag(help: "Let nobody but Jo in.") var closed = false
    }

    static let information = AppInformation(
        name: "Guarded", command: "guarded", version: "1.0.0", summary: "An app with a login.")

    let features: [any FeatureContract]
    private let account = Account()
    let tabs = [
        AppTab("Front", navigation: GuardedNavigation.front), AppTab("Profile", navigation: GuardedNavigation.profile),
    ]
    var rootNavigation: any NavigationContract { tabs[0].navigation }
    var guards: [Guard] {
        [
            Guard(
                "a login",
                for: [ProfileView.declaration.description, EditorView.declaration.description]
                    + [SettingsView.declaration.description],
                passes: { [account] in account.user != nil }
            ) { _ in GuardedNavigation.login }
        ]
    }

    init(_ context: AppContext, options: Options) {
        features = [
            GuardedFeature(
                account: account, tracker: context.tracker, isPlanted: options.planted, isClosed: options.closed),
            SystemFeature(tracker: context.tracker),
        ]
    }
}

@Observable
final class Account {
    var user: String?
    var title = ""
    var isEdited = false
}

private struct GuardedFeature: FeatureContract {
    let account: Account
    let tracker: any TrackerContract
    let isPlanted: Bool
    let isClosed: Bool
    let name = "Guarded"

    var screens: [Screen] {
        let screens = [
            FrontView.declaration.shown { [tracker] _, _ in FrontView(tracker: tracker) },
            LoginView.declaration.shown { [account, isClosed] _, navigator in
                LoginView(account: account, isClosed: isClosed, navigator: navigator)
            },
            ProfileView.declaration.shown { [account] _, _ in ProfileView(account: account) },
            SettingsView.declaration.shown { [account] _, navigator in
                SettingsView(account: account, navigator: navigator)
            },
            EditorView.declaration.shown { [account] _, navigator in
                EditorView(account: account, navigator: navigator)
            },
            ArticleView.declaration.shown { _, navigator in
                ArticleView(navigator: navigator)
            },
        ]
        return isPlanted
            ? screens + [
                EditorView.wayAround.shown { [account] _, navigator in
                    EditorView(account: account, navigator: navigator)
                }
            ] : screens
    }
}

enum GuardedNavigation: IncomingNavigationContract {
    case front, login, profile, settings, editor, article, draft

    var navigationName: NavigationName {
        switch self {
        case .front: FrontView.declaration.navigationName
        case .login: LoginView.declaration.navigationName
        case .profile: ProfileView.declaration.navigationName
        case .settings: SettingsView.declaration.navigationName
        case .editor: EditorView.declaration.navigationName
        case .article: ArticleView.declaration.navigationName
        case .draft: EditorView.wayAround.navigationName
        }
    }
}

private struct FrontView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Front", title: "Front", navigation: "GuardedNavigation.front", GuardedNavigation.front,
        route: .init("front", help: "the front page"), events: ["front_appeared"])

    let tracker: any TrackerContract

    var body: some View {
        Text("Welcome")
            .onAppear { tracker.track(TrackingEvent("front_appeared")) }
        NavigationLink("write", to: GuardedNavigation.editor)
        NavigationLink("settings", to: GuardedNavigation.settings).sheet()
    }
}

private struct LoginView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Login", title: "Login", navigation: "GuardedNavigation.login", GuardedNavigation.login,
        route: .init("login", help: "the login"))

    let account: Account
    let isClosed: Bool
    let navigator: any NavigatorContract

    var body: some View {
        Text("Who are you?")
        Button("log in", help: "Log in", ArgumentKey<String>("NAME")) { name in
            if isClosed, name != "Jo" { throw Stranger() }
            account.user = name
        }
        Button("log in and leave", help: "Log in, and go back", effect: .leaves) {
            account.user = "Jo"
            navigator.goBack()
        }
        .disabled(isClosed ? "that is too easy" : nil)
    }
}

private struct Stranger: ActionError {
    let description = "nobody knows you"
}

private struct ProfileView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Profile", title: "Profile", navigation: "GuardedNavigation.profile", GuardedNavigation.profile,
        route: .init("profile", help: "oneself"), links: ["guarded://profile"])

    let account: Account

    var body: some View {
        LabeledContent("Name", value: account.user ?? "")
        Button("log out", help: "Log out") { account.user = nil }
        NavigationLink("article", to: GuardedNavigation.article)
    }
}

private struct SettingsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Settings", title: "Settings", navigation: "GuardedNavigation.settings", GuardedNavigation.settings,
        route: .init("settings", help: "the settings"), links: ["guarded://settings"])

    let account: Account
    let navigator: any NavigatorContract

    var body: some View {
        Text("Nothing to set")
        Button("log out", help: "Log out", effect: .leaves) { account.user = nil }
        Button("leave", help: "Log out, and begin anew", effect: .leaves) {
            account.user = nil
            navigator.reset(to: GuardedNavigation.article)
        }
    }
}

private struct EditorView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Editor", title: "Editor", navigation: "GuardedNavigation.editor", GuardedNavigation.editor,
        route: .init("editor", help: "the editor"), links: ["guarded://editor"])
    nonisolated static let wayAround = ScreenDeclaration(
        "Editor", title: "Editor", navigation: "GuardedNavigation.draft", GuardedNavigation.draft,
        links: ["guarded://draft"])

    let account: Account
    let navigator: any NavigatorContract

    var body: some View {
        LabeledContent("Title", value: account.title)
        Button("type", help: "Type a title", ArgumentKey<String>("TEXT")) { text in
            (account.title, account.isEdited) = (text, true)
        }
        Button("save", help: "Save the article", effect: .leads(to: "GuardedNavigation.article")) {
            account.isEdited = false
            navigator.replaceTop(with: GuardedNavigation.article)
        }
        NavigationLink("settings", to: GuardedNavigation.settings).sheet()
            .unsavedChanges(account.isEdited, "The article is not saved.")
    }
}

private struct ArticleView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Article", title: "Article", navigation: "GuardedNavigation.article", GuardedNavigation.article,
        route: .init("article", help: "an article"))

    let navigator: any NavigatorContract

    var body: some View {
        Text("A story")
        NavigationLink("edit", to: GuardedNavigation.editor).sheet()
        Button("to front", help: "Go back to the front page", effect: .leaves) {
            navigator.goBack(to: GuardedNavigation.front)
        }
    }
}
