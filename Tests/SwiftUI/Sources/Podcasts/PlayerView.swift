import SwiftUI

struct PlayerView: View {
    @Environment(Player.self) private var player
    @Environment(\.dismiss) private var dismiss

    @State private var scrubPosition: Double?
    @State private var showsOptions = false
    @State private var showsQueue = false

    var body: some View {
        VStack(spacing: 28) {
            topBar
            Spacer()
            artwork
            VStack {
                Text(player.episode?.title ?? "—")
                    .font(.title2.bold())
                    .accessibilityAddTraits(.isHeader)
                Text(player.episode?.notes ?? "")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            scrubber
            transport
            VolumeControl()
            Spacer()
        }
        .padding()
        .background {
            LinearGradient(colors: [.indigo.opacity(0.4), .clear], startPoint: .top, endPoint: .center)
                .ignoresSafeArea()
        }
        .sheet(isPresented: $showsQueue) {
            QueueView()
                .presentationDetents([.fraction(0.4), .large])
        }
    }

    private var topBar: some View {
        HStack {
            Button {
                dismiss()
            } label: {
                Image(systemName: "chevron.down")
            }
            .accessibilityLabel("Close player")
            .accessibilityIdentifier("player.close")
            Spacer()
            Button {
                showsQueue = true
            } label: {
                Image(systemName: "list.bullet")
            }
            .accessibilityLabel("Queue")
            .accessibilityValue("\(player.queue.count) episodes")
            Button {
                showsOptions = true
            } label: {
                Image(systemName: "slider.horizontal.3")
            }
            .accessibilityLabel("Options")
            .popover(isPresented: $showsOptions) {
                PlayerOptions()
            }
        }
        .font(.title3)
    }

    private var artwork: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 24)
                .fill(.indigo.gradient)
            Image(systemName: "waveform")
                .font(.system(size: 80))
                .foregroundStyle(.white)
        }
        .frame(width: 220, height: 220)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)
        .accessibilityHidden(true)
    }

    @ViewBuilder
    private var scrubber: some View {
        let duration = player.episode?.duration ?? 1
        let shown = scrubPosition ?? player.position

        VStack {
            Slider(
                value: Binding(get: { shown }, set: { scrubPosition = $0 }),
                in: 0...duration,
                onEditingChanged: { isEditing in
                    if !isEditing, let target = scrubPosition {
                        player.position = target
                        scrubPosition = nil
                    }
                }
            )
            .accessibilityLabel("Position")
            .accessibilityValue("\(shown.clock) of \(duration.clock)")
            HStack {
                Text(shown.clock).accessibilityIdentifier("player.elapsed")
                Spacer()
                Text("-" + (duration - shown).clock)
            }
            .font(.caption.monospacedDigit())
        }
    }

    private var transport: some View {
        HStack(spacing: 40) {
            Button { player.skip(-15) } label: {
                Image(systemName: "gobackward.15")
            }
            .accessibilityLabel("Back 15 seconds")

            Button(action: player.togglePlayPause) {
                Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
                    .font(.system(size: 64))
            }
            .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
            .accessibilityIdentifier("player.playPause")
            .keyboardShortcut(.space, modifiers: [])

            Button { player.skip(30) } label: {
                Image(systemName: "goforward.30")
            }
            .accessibilityLabel("Forward 30 seconds")
        }
        .font(.title)
        .buttonStyle(.plain)
    }
}

#Preview {
    let player = Player()
    player.play(Podcast.library[0].episodes[1])
    return PlayerView().environment(player)
}
