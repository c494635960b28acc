import ChallengeCore
import ChallengeViews
import ConduitData
import Observation

/// A new article, or one of the user's that is changed.
@Observable
final class EditorViewModel {
    var draft: Draft
    let conduit: Conduit
    /// Nil for a new article.
    private let identifier: Int?
    private let original: Draft
    @ObservationIgnored private let navigator: any NavigatorContract

    init(_ identifier: Int?, _ conduit: Conduit, _ navigator: any NavigatorContract) {
        original = identifier.flatMap(conduit.article)?.draft ?? Draft()
        draft = original
        (self.identifier, self.conduit, self.navigator) = (identifier, conduit, navigator)
    }

    /// The tags as one text.
    var tags: String {
        get { draft.tags.joined(separator: ", ") }
        set { draft.tags = newValue.split { $0 == " " || $0 == "," }.map(String.init) }
    }

    /// True if something would be lost if the user left.
    var isEdited: Bool { draft != original }

    /// Saves what is written, and leads to the article.
    func didPublish() throws {
        let article = try conduit.save(draft, as: identifier)
        navigator.goBack()
        if identifier == nil { navigator.navigate(to: ArticlesIncomingNavigation.article(identifier: article)) }
    }
}

struct EditorView: View {
    // GUARD: both need a login.
    nonisolated static let new = ScreenDeclaration(
        "NewArticle", title: "New article", navigation: "ArticlesIncomingNavigation.new",
        ArticlesIncomingNavigation.new, route: .init("editor", help: "a new article"), links: ["conduit://editor"])

    // LINK: conduit://editor/ID, once publishing can go back to the article or replace the editor by it.
    nonisolated static let existing = ScreenDeclaration(
        "EditArticle", title: "Edit article", navigation: "ArticlesIncomingNavigation.edit", label: "identifier",
        .identifier(of: "article"), ArticlesIncomingNavigation.edit)

    @Bindable var viewModel: EditorViewModel

    var body: some View {
        Form(help: "Set a part of the article") {
            TextField("Title", text: $viewModel.draft.title).required()
            TextField("About", text: $viewModel.draft.about)
            TextEditor("Body", text: $viewModel.draft.body)
            TextField("Tags", text: $viewModel.tags, key: nil)
        } submit: {
            // GUARD: no reason here.
            Button("publish", help: "Publish it", effect: .leads(to: ArticleView.declaration.description.navigation)) {
                try viewModel.didPublish()
            }
            .disabled(viewModel.conduit.refusal)
        }
        Value("tags", viewModel.draft.tags)
        // UNSAVED: viewModel.isEdited
    }
}
