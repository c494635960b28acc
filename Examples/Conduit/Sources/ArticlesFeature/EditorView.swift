import ChallengeCore
import ChallengeViews
import ConduitData
import Observation
import SwiftUI

/// The editor of a new article, or of an article by the user.
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

    /// True if the user would lose changes by leaving.
    var isEdited: Bool { draft != original }

    /// Saves the draft and shows the article; after an edit it goes back to the article below.
    func didPublish() throws {
        let article = ArticlesIncomingNavigation.article(identifier: try conduit.save(draft, as: identifier))
        if identifier == nil { navigator.replaceTop(with: article) } else { navigator.goBack(to: article) }
    }
}

struct EditorView: View {
    nonisolated static let new = ScreenDeclaration(
        "NewArticle", title: "New article", navigation: "ArticlesIncomingNavigation.new",
        ArticlesIncomingNavigation.new, route: .init("editor", help: "a new article"), links: ["conduit://editor"])

    nonisolated static let existing = ScreenDeclaration(
        "EditArticle", title: "Edit article", navigation: "ArticlesIncomingNavigation.edit", label: "identifier",
        .identifier(of: "article"), ArticlesIncomingNavigation.edit)

    @Bindable var viewModel: EditorViewModel

    var body: some View {
        Form {
            TextField("Title", text: $viewModel.draft.title).required()
            TextField("About", text: $viewModel.draft.about)
            TextEditor(text: $viewModel.draft.body).accessibilityLabel("Body")
            TextField("Tags", text: $viewModel.tags).key(nil)
            Button("publish", help: "Publish it", effect: .leads(to: ArticleView.declaration.description.navigation)) {
                try viewModel.didPublish()
            }
            .submitsForm()
        }
        .setterHelp("Set a field of the article")
        .unsavedChanges(viewModel.isEdited, "The article is not published.")
        Value("tags", viewModel.draft.tags)
    }
}
