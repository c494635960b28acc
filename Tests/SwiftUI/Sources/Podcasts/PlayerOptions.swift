import SwiftUI

struct PlayerOptions: View {
    @Environment(Player.self) private var player

    private let speeds: [Double] = [0.8, 1, 1.2, 1.5, 2]

    var body: some View {
        @Bindable var player = player
        Form {
            Section("Playback") {
                Picker("Speed", selection: $player.speed) {
                    ForEach(speeds, id: \.self) { speed in
                        Text("\(speed.formatted())×").tag(speed)
                    }
                }
                .pickerStyle(.segmented)
                Toggle(isOn: $player.skipsSilence) {
                    Text("Skip silence")
                    Text("Cuts pauses short")
                }
            }
            Section("Sleep timer") {
                Picker("Sleep timer", selection: $player.sleepTimer) {
                    ForEach(Player.SleepTimer.allCases) { timer in
                        Text(timer.title).tag(timer)
                    }
                }
                if player.sleepTimer != .off {
                    sleepGauge
                }
            }
        }
        .frame(minWidth: 300, minHeight: 340)
    }

    private var sleepGauge: some View {
        Gauge(value: player.sleepRemaining, in: 0...Double(player.sleepTimer.rawValue * 60)) {
            Image(systemName: "moon.zzz")
        } currentValueLabel: {
            Text(player.sleepRemaining.clock)
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("\(player.sleepTimer.rawValue)")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .purple]))
    }
}

struct VolumeControl: View {
    @Environment(Player.self) private var player

    var body: some View {
        HStack(spacing: 3) {
            Image(systemName: player.volume == 0 ? "speaker.slash" : "speaker.wave.2", variableValue: player.volume)
                .frame(width: 30)
            ForEach(0..<10, id: \.self) { step in
                Capsule()
                    .fill(Double(step) < player.volume * 10 ? Color.indigo : Color.gray.opacity(0.3))
                    .frame(height: 10 + CGFloat(step) * 2)
                    .onTapGesture { player.volume = Double(step + 1) / 10 }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Volume")
        .accessibilityValue(Text(player.volume, format: .percent))
        .accessibilityIdentifier("player.volume")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment:
                player.volume = min(1, player.volume + 0.1)
            case .decrement:
                player.volume = max(0, player.volume - 0.1)
            @unknown default:
                break
            }
        }
    }
}

struct QueueView: View {
    @Environment(Player.self) private var player

    var body: some View {
        NavigationStack {
            List {
                ForEach(player.queue) { episode in
                    LabeledContent(episode.title, value: episode.duration.clock)
                }
                .onMove { player.queue.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { player.queue.remove(atOffsets: $0) }
            }
            .environment(\.editMode, .constant(.active))
            .navigationTitle("Up Next")
            .overlay {
                if player.queue.isEmpty {
                    ContentUnavailableView("Queue Is Empty", systemImage: "list.bullet")
                }
            }
        }
    }
}

#Preview("Options") {
    PlayerOptions().environment(Player())
}
