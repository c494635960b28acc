import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeViews
import ConduitData
import Observation
import SwiftUI

/// A list of articles in pages: all articles, or those of authors whom the user follows.
@Observable
final class FeedViewModel {
    private static let pageSize = 5

    let conduit: Conduit
    let isMine: Bool
    private(set) var tag: String?
    private var wantedPage: Int

    init(_ conduit: Conduit, isMine: Bool = false, tag: String? = nil, page: Int = 1) {
        (self.conduit, self.isMine, self.tag, wantedPage) = (conduit, isMine, tag, page)
    }

    var found: [Article] {
        (isMine ? conduit.feed : conduit.articles).filter { tag.map($0.tags.contains) ?? true }
    }

    var pages: Int { max(1, (found.count + Self.pageSize - 1) / Self.pageSize) }
    var page: Int { min(wantedPage, pages) }
    var shown: ArraySlice<Article> { found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize) }

    func didSelect(tag: String?) throws {
        if let tag, !conduit.tags.contains(tag) { throw ConduitError.noTag(tag) }
        (self.tag, wantedPage) = (tag, 1)
    }

    func didTurn(by pages: Int) { wantedPage = page + pages }
}

struct FeedView: View {
    nonisolated static let home = ScreenDeclaration(
        "Home", title: "Conduit", navigation: "ArticlesIncomingNavigation.home", .optional("tag", ArgumentKey("TAG")),
        .optional("page", ArgumentKey("N", in: 1...99)), make: ArticlesIncomingNavigation.home,
        route: .init("articles", help: "all articles, by tag and page"),
        links: ["conduit://articles?tag=TAG&page=N"])

    nonisolated static let mine = ScreenDeclaration(
        "MyFeed", title: "My feed", navigation: "ArticlesIncomingNavigation.myFeed", ArticlesIncomingNavigation.myFeed,
        route: .init("my-feed", help: "the articles of the authors whom you follow"), links: ["conduit://my-feed"])

    let viewModel: FeedViewModel

    var body: some View {
        Group {
            if viewModel.found.isEmpty {
                let advice = viewModel.isMine ? "Follow authors to see their articles." : ""
                ContentUnavailableView("There are no articles here.", description: advice)
            }
            LabeledContent("Tag", value: viewModel.tag, .accent)
            RecordList(viewModel.shown, of: "article") { article in
                Column.id(article.id)
                Column("title", article.title, .emphasis)
                Column("author", article.author, .secondary, rank: 2)
                Column("tags", article.tags, .secondary, rank: 3)
                Column(
                    "favourites", article.favouriteOf.count, rank: 1,
                    cell: [Span(viewModel.conduit.isFavourite(article) ? .filledDot : .emptyDot, .accent)]
                        + [Span(" \(article.favouriteOf.count)")])
                Column.hidden("isFavourite", viewModel.conduit.isFavourite(article))
            } to: {
                ArticlesIncomingNavigation.article(identifier: $0.id)
            }
            Value("page", viewModel.page)
            Value("pages", viewModel.pages)
            let tag = ArgumentKey<String>("NAME") { [tags = viewModel.conduit.tags] in tags.map { .init($0) } }
            Button("tag", help: "Show the articles with a tag", tag) { try viewModel.didSelect(tag: $0) }
            Button("All tags", help: "Show the articles of all tags") { try viewModel.didSelect(tag: nil) }
                .disabled(viewModel.tag == nil ? "all articles are shown" : nil)
            Button("next", help: "Show older articles") { viewModel.didTurn(by: 1) }
                .disabled(viewModel.page == viewModel.pages ? "this is the last page" : nil)
            Button("previous", help: "Show newer articles") { viewModel.didTurn(by: -1) }
                .disabled(viewModel.page == 1 ? "this is the first page" : nil)
            Button("favourite", help: "Add or remove a favourite", ArgumentKey<Int>.identifier(of: "article")) {
                try viewModel.conduit.toggleFavourite($0)
            }
            .disabled(viewModel.conduit.refusal)
            if !viewModel.isMine {
                NavigationLink("my-feed", to: ArticlesIncomingNavigation.myFeed, help: "Go to your feed")
            }
            NavigationLink("write", to: ArticlesIncomingNavigation.new, help: "Write an article")
        }
        .navigationSubtitle("page \(viewModel.page) of \(viewModel.pages)")
        .state(viewModel.found.isEmpty ? .empty : .loaded, "Articles, the newest first.", among: .empty, .loaded)
    }
}
