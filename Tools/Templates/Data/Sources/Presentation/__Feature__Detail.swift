import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct __Feature__DetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "__Feature__Detail", navigation: "__Feature__IncomingNavigation.detail", label: "identifier",
        .identifier(of: __Feature__ListView.nouns.singular), __Feature__IncomingNavigation.detail,
        route: .init("__noun__", help: "one __noun__"),
        links: ["challenge://__noun__/detail/ID", "challenge://__noun__/detail?id=ID"],
        events: DetailEvent.events(of: "__event__"))

    let viewModel: DetailModel<__Feature__, TextQuery>

    var body: some View {
        Details(viewModel, nouns: __Feature__ListView.nouns, row: __Feature__ListView.row) { __feature__ in
            LabeledContent("Name", value: __feature__.name)
        }
    }
}

extension __Feature__ {
    /// The sample for previews.
    static let preview = __Feature__(id: 1, name: "__Noun__")
}
