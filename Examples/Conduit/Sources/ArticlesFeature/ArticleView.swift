import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeViews
import ConduitData
import SwiftUI

struct ArticleView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Article", navigation: "ArticlesIncomingNavigation.article", label: "identifier",
        .identifier(of: "article"), ArticlesIncomingNavigation.article,
        route: .init("article", help: "one article with its comments"), links: ["conduit://articles/ID"])

    let identifier: Int
    let conduit: Conduit
    let navigator: any NavigatorContract

    var body: some View {
        if let article = conduit.article(identifier) {
            content(article)
        } else {
            ContentUnavailableView(FailureText("there is no article \(identifier)", canRetry: false))
                .navigationTitle("Article")
        }
    }

    @ViewBuilder private func content(_ article: Article) -> some View {
        let user = conduit.user
        let isFollowing = conduit.isFollowing(article.author)
        Text(article.about, .secondary, key: "about")
            .navigationTitle(article.title)
            .navigationSubtitle("\(article.author)\(isFollowing ? ", whom you follow" : ""), \(article.date)")
        Text(article.body)
        LabeledContent("Tags", value: article.tags)
        LabeledContent("Favourite of", value: article.favouriteOf.sorted()).key("favouriteOf")
        Value("title", article.title)
        Value("author", article.author)
        Value("isFollowing", isFollowing)
        Value("date", article.date)
        Value("body", article.body)
        Section("Comments") {
            RecordList(article.comments, of: "comment") { comment in
                Column.id(comment.id)
                Column("author", comment.author, .secondary)
                Column("text", comment.text, .emphasis)
            }
        }
        Group {
            Button("favourite", help: "Add or remove a favourite") { try conduit.toggleFavourite(identifier) }
            Button("comment", help: "Write a comment", ArgumentKey<String>("TEXT", isVerbatim: true)) {
                try conduit.comment($0, on: identifier)
            }
            Button("follow", help: "Follow or unfollow the author") { try conduit.toggleFollowing(article.author) }
                .disabled(article.author == user?.name ? "this is your own article" : nil)
            let own = article.comments.filter { $0.author == user?.name }
            let ownID = ArgumentKey<String>("ID", .word) { own.map { .init("\($0.id)", help: $0.text) } }
            Button("Delete comment", help: "Delete one of your comments", role: .destructive, ownID) {
                try conduit.deleteComment($0, on: identifier)
            }
            .disabled(own.isEmpty ? "you have no comments here" : nil)
        }
        .disabled(conduit.refusal)
        NavigationLink(
            "author", to: ArticlesOutgoingNavigation.profile(name: article.author), help: "Go to the author's profile")
        NavigationLink("edit", to: ArticlesIncomingNavigation.edit(identifier: identifier), help: "Edit the article")
            .disabled(conduit.refusal(of: article))
        Button("delete", help: "Delete the article", role: .destructive, effect: .leaves) {
            try conduit.delete(identifier)
            navigator.goBack()
        }
        .confirm("Delete the article and its comments?")
        .disabled(conduit.refusal(of: article))
    }
}
