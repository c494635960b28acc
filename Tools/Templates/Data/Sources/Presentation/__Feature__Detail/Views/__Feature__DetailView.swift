import ChallengeListing
import ChallengeViews
import SwiftUI

struct __Feature__DetailView: View {
    let viewModel: any __Feature__DetailViewModelContract

    var body: some View {
        Details(viewModel.detail, nouns: __Feature__ListView.nouns, row: __Feature__ListView.row) { __feature__ in
            LabeledContent("Name", value: __feature__.name)
        } controls: {
            Button("List") { viewModel.didSelectList() }
        }
    }
}
