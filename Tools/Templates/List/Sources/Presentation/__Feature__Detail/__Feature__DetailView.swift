import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias __Feature__DetailViewModel = DetailModel<__Feature__>
typealias __Feature__DetailTracker = DetailTracker
typealias __Feature__DetailEvent = DetailEvent

struct __Feature__DetailView: View {
    let viewModel: __Feature__DetailViewModel

    var body: some View {
        Details(viewModel, nouns: __Feature__.nouns, row: __Feature__ListView.row) { __feature__ in
            LabeledContent("Name", value: __feature__.name)
        }
    }
}
