import SwiftUI

struct EpisodeRow: View {
    let episode: Episode
    var tint: Color = .accentColor
    let onPlay: () -> Void

    @Environment(Player.self) private var player
    @State private var showsNotes = false

    private var isCurrent: Bool { player.episode?.id == episode.id }
    private var isQueued: Bool { player.queue.contains(episode) }

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(episode.title)
                    .foregroundStyle(isCurrent ? tint : .primary)
                HStack(spacing: 4) {
                    Text(episode.published, format: .dateTime.day().month())
                    Text(verbatim: "·")
                    Text(episode.duration.clock)
                    if player.finished.contains(episode.id) {
                        Image(systemName: "checkmark")
                            .accessibilityLabel("Played")
                    }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer()
            Button {
                showsNotes.toggle()
            } label: {
                Image(systemName: "info.circle")
            }
            .accessibilityLabel("Notes for \(episode.title)")
            .popover(isPresented: $showsNotes, arrowEdge: .trailing) {
                notes
            }
            Button {
                if isQueued {
                    player.queue.removeAll { $0.id == episode.id }
                } else {
                    player.queue.append(episode)
                }
            } label: {
                Image(systemName: isQueued ? "text.badge.checkmark" : "text.badge.plus")
            }
            .accessibilityLabel(isQueued ? "Remove from queue" : "Add to queue")
            Button(action: onPlay) {
                Image(systemName: isCurrent && player.isPlaying ? "waveform" : "play.circle.fill")
                    .font(.title2)
                    .symbolEffect(.variableColor, isActive: isCurrent && player.isPlaying)
            }
            .accessibilityLabel("Play \(episode.title)")
            .accessibilityIdentifier("play-\(episode.id)")
        }
        .buttonStyle(.borderless)
        .tint(tint)
    }

    private var notes: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(episode.title).font(.headline)
            Text(episode.notes)
            Button("Close") { showsNotes = false }
        }
        .padding()
        .frame(idealWidth: 280)
        .presentationCompactAdaptation(.popover)
    }
}

struct MiniPlayer: View {
    @Environment(Player.self) private var player
    let onTap: () -> Void

    var body: some View {
        VStack(spacing: 0) {
            ProgressView(value: player.progress)
                .progressViewStyle(.linear)
                .accessibilityLabel("Progress")
            HStack {
                Text(player.episode?.title ?? "Nothing playing")
                    .lineLimit(1)
                    .onTapGesture(perform: onTap)
                    .accessibilityAddTraits(.isButton)
                    .accessibilityHint("Opens the player")
                    .accessibilityIdentifier("mini.title")
                Spacer()
                Button {
                    player.togglePlayPause()
                } label: {
                    Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                        .contentTransition(.symbolEffect(.replace))
                }
                .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
                Button {
                    player.stop()
                } label: {
                    Image(systemName: "xmark")
                }
                .accessibilityLabel("Stop")
            }
            .padding()
        }
        .background(.regularMaterial)
    }
}
