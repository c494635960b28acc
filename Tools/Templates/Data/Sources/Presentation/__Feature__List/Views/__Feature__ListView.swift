import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct __Feature__ListView: View {
    nonisolated static let nouns = ListNouns(singular: "__noun__", plural: "__nouns__", key: "name")

    let viewModel: any __Feature__ListViewModelContract

    var body: some View {
        PagedList(viewModel.list, nouns: Self.nouns, row: Self.row) { viewModel.didSelect(identifier: $0) }
            .navigationTitle("__Nouns__")
    }

    nonisolated static func row(_ __feature__: __Feature__) -> Row {
        Row {
            Column.id(__feature__.id)
            Column("name", __feature__.name, .emphasis)
        }
    }
}
