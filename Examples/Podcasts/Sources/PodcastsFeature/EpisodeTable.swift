import ChallengeActions
import ChallengeText
import ChallengeViews
import PodcastModels
import SwiftUI

nonisolated extension Show: ContentValue, ArgumentConvertible {}

/// Episodes in rows.
struct EpisodeList: View {
    let episodes: [Episode]

    var body: some View {
        RecordList(episodes, of: "episode") { episode in
            Column.hidden("id", episode.id)
            Column("title", episode.title, .emphasis)
            Column("show", episode.show, rank: 1)
            Column("minutes", episode.minutes, alignment: .trailing, rank: 2, text: "\(episode.minutes) min")
        }
    }
}
