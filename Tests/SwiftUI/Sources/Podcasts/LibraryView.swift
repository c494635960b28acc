import SwiftUI

struct LibraryView: View {
    @Environment(Player.self) private var player
    @State private var nowPlaying: Episode?
    @State private var expanded: Set<Podcast.ID> = [1]
    @State private var hidesFinished = false

    var body: some View {
        NavigationStack {
            List {
                Toggle("Hide finished episodes", isOn: $hidesFinished.animation())
                    .accessibilityIdentifier("library.hideFinished")
                ForEach(Podcast.library) { podcast in
                    DisclosureGroup(isExpanded: isExpanded(podcast)) {
                        ForEach(episodes(of: podcast)) { episode in
                            EpisodeRow(episode: episode, tint: podcast.tint) {
                                player.play(episode)
                                nowPlaying = episode
                            }
                        }
                        Link(destination: podcast.website) {
                            Label("Website", systemImage: "safari")
                        }
                        ShareLink("Share Podcast", item: podcast.website)
                    } label: {
                        header(podcast)
                    }
                }
            }
            .navigationTitle("Library")
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if player.episode != nil {
                    MiniPlayer { nowPlaying = player.episode }
                        .transition(.move(edge: .bottom))
                }
            }
            .animation(.default, value: player.episode)
        }
        .fullScreenCover(item: $nowPlaying) { _ in
            PlayerView()
        }
    }

    private func header(_ podcast: Podcast) -> some View {
        HStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(podcast.tint.gradient)
                .frame(width: 40, height: 40)
                .overlay { Image(systemName: "mic.fill").foregroundStyle(.white) }
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(podcast.title).font(.headline)
                Text("with \(podcast.host)").font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private func episodes(of podcast: Podcast) -> [Episode] {
        hidesFinished ? podcast.episodes.filter { !player.finished.contains($0.id) } : podcast.episodes
    }

    private func isExpanded(_ podcast: Podcast) -> Binding<Bool> {
        Binding(
            get: { expanded.contains(podcast.id) },
            set: { newValue in
                if newValue { expanded.insert(podcast.id) } else { expanded.remove(podcast.id) }
            }
        )
    }
}

#Preview {
    LibraryView()
        .environment(Player())
}
