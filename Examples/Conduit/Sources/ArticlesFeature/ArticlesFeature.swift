import ChallengeCore
import ConduitData

/// The articles: all of them, those of followed authors, each with its comments, and an editor.
package struct ArticlesFeature: FeatureContract {
    private let conduit: Conduit

    package init(_ conduit: Conduit) { self.conduit = conduit }

    /// The screens that need a login.
    package static var guarded: [ScreenDescription] {
        [FeedView.mine.description, EditorView.new.description, EditorView.existing.description]
    }

    package let name = "Articles"

    package var screens: [Screen] {
        [
            FeedView.home.shown(
                by: { [conduit] values, _ in
                    FeedView(viewModel: FeedViewModel(conduit, tag: values.0, page: values.1 ?? 1))
                },
                preview: { _ in [FeedView(viewModel: FeedViewModel(.preview))] }),
            FeedView.mine.shown(
                by: { [conduit] _, _ in FeedView(viewModel: FeedViewModel(conduit, isMine: true)) },
                preview: { _ in [FeedView(viewModel: FeedViewModel(.preview, isMine: true))] }),
            ArticleView.declaration.shown(
                by: { [conduit] in ArticleView(identifier: $0, conduit: conduit, navigator: $1) },
                preview: { navigator in
                    [3, 0].map { ArticleView(identifier: $0, conduit: .preview, navigator: navigator) }
                }),
            EditorView.new.shown { [conduit] in EditorView(viewModel: EditorViewModel(nil, conduit, $1)) },
            EditorView.existing.shown(
                by: { [conduit] in EditorView(viewModel: EditorViewModel($0, conduit, $1)) },
                preview: { [EditorView(viewModel: EditorViewModel(3, .preview, $0))] }),
        ]
    }

    package var exits: [Exit] { [Exit(ArticlesOutgoingNavigation.profile(name: "NAME"))] }
}

/// The destinations that the articles show.
package nonisolated enum ArticlesIncomingNavigation: IncomingNavigationContract {
    case home(tag: String? = nil, page: Int? = nil)
    case myFeed, new
    case article(identifier: Int)
    case edit(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .home(let tag, let page): FeedView.home.navigationName(tag, page)
        case .myFeed: FeedView.mine.navigationName
        case .article(let identifier): ArticleView.declaration.navigationName(identifier)
        case .new: EditorView.new.navigationName
        case .edit(let identifier): EditorView.existing.navigationName(identifier)
        }
    }
}

/// The destinations outside the articles, whose screens the articles do not know.
package nonisolated enum ArticlesOutgoingNavigation: OutgoingNavigationContract {
    case profile(name: String)
}
