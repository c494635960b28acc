import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias __Feature__ListViewModel = ListModel<__Feature__, TextQuery>
typealias __Feature__ListTracker = ListTracker
typealias __Feature__ListEvent = ListEvent

struct __Feature__ListView: View {
    nonisolated static let events = __Feature__ListEvent.Names(screen: "__event___list", noun: "__event__")

    let viewModel: __Feature__ListViewModel

    var body: some View {
        PagedList(viewModel, nouns: __Feature__.nouns, row: Self.row, to: __Feature__IncomingNavigation.detail)
    }

    nonisolated static func row(_ __feature__: __Feature__) -> Row {
        Row {
            Column.id(__feature__.id)
            Column("name", __feature__.name, .emphasis)
        }
    }
}
