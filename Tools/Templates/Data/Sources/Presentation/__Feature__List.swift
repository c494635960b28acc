import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct __Feature__ListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "__noun__", plural: "__nouns__", key: "name")

    nonisolated static let events = ListEventNames(screen: "__event___list", noun: "__event__")

    nonisolated static let declaration = ScreenDeclaration(
        "__Feature__List", title: "__Nouns__", navigation: "__Feature__IncomingNavigation.list",
        __Feature__IncomingNavigation.list,
        route: .init("__noun__-list", help: "the list of __nouns__, without a redirect"),
        links: ["challenge://__noun__/list", "challenge://__noun__"], events: events.events())

    let viewModel: ListModel<__Feature__, TextQuery>

    var body: some View {
        PagedList(viewModel, nouns: Self.nouns, row: Self.row, to: __Feature__IncomingNavigation.detail)
    }

    nonisolated static func row(_ __feature__: __Feature__) -> Row {
        Row {
            Column.id(__feature__.id)
            Column("name", __feature__.name, .emphasis)
        }
    }
}
