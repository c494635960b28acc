import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import ConduitData
import SwiftUI

/// The kinds of articles that a profile lists.
nonisolated enum Listed: String, CaseIterable, ContentValue {
    case written, favourites
}

struct ProfileView: View {
    nonisolated static let own = ScreenDeclaration(
        "MyProfile", title: "Profile", navigation: "ProfileIncomingNavigation.own", ProfileIncomingNavigation.own,
        route: .init("profile", help: "your profile"), links: ["conduit://profile"])

    nonisolated static let others = ScreenDeclaration(
        "Profile", navigation: "ProfileIncomingNavigation.user", label: "name",
        ArgumentKey<String>("NAME", .word) { Conduit.authors.map { .init($0) } }, ProfileIncomingNavigation.user,
        route: .init("user", help: "the profile of an author"), links: ["conduit://profile/NAME"])

    /// Nil for the user who is logged in.
    let name: String?
    let conduit: Conduit
    @State var listed = Listed.written

    var body: some View {
        if let user {
            head(user)
        } else if let name {
            ContentUnavailableView(FailureText("there is no user '\(name)'", canRetry: false))
                .navigationTitle("Profile")
        }
        RecordList(articles, of: "article") { article in
            Column.id(article.id)
            Column("title", article.title, .emphasis)
            Column("favourites", article.favouriteOf.count, .secondary, alignment: .trailing, rank: 1)
        } to: {
            ProfileOutgoingNavigation.article(identifier: $0.id)
        }
    }

    /// Nil if there is no such user, or if nobody is logged in.
    private var user: User? { name.map(conduit.user) ?? conduit.user }

    private var articles: [Article] {
        guard let name = user?.name else { return [] }
        return conduit.articles.filter { listed == .written ? $0.author == name : $0.favouriteOf.contains(name) }
    }

    @ViewBuilder private func head(_ user: User) -> some View {
        let isFollowing = conduit.isFollowing(user.name)
        if name == nil {
            LabeledContent("Name", value: user.name, .emphasis)
            NavigationLink("settings", to: ProfileOutgoingNavigation.settings, help: "Go to your settings")
        } else {
            Value("name", user.name).navigationTitle(user.name).navigationSubtitle(isFollowing ? "you follow" : "")
            Value("isFollowing", isFollowing)
            Button("follow", help: "Follow or unfollow the author") { try conduit.toggleFollowing(user.name) }
                .disabled(conduit.refusal)
                .disabled(user.name == conduit.user?.name ? "this is your own profile" : nil)
        }
        LabeledContent("Bio", value: user.bio)
        Picker("List", selection: $listed)
    }
}
