import SwiftUI

class FocusTimer: ObservableObject {
    enum Phase: String {
        case ready = "Ready"
        case running = "Focus"
        case paused = "Paused"
        case finished = "Finished"
    }

    @Published var remaining: Int
    @Published var phase = Phase.ready
    var length: Int {
        willSet { objectWillChange.send() }
        didSet { if phase == .ready { remaining = length } }
    }

    init(length: Int = 60) {
        self.length = length
        self.remaining = length
    }

    var progress: Double { 1 - Double(remaining) / Double(length) }

    var clock: String {
        String(format: "%02d:%02d", remaining / 60, remaining % 60)
    }

    func tick() {
        guard phase == .running else { return }
        remaining -= 1
        if remaining <= 0 {
            phase = .finished
        }
    }

    func toggle() {
        switch phase {
        case .ready, .paused:
            phase = .running
        case .running:
            phase = .paused
        case .finished:
            reset()
        }
    }

    func reset() {
        remaining = length
        phase = .ready
    }
}

struct FocusTimerView: View {
    @StateObject private var timer = FocusTimer()
    private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 40) {
            RingView(progress: timer.progress, color: .red, lineWidth: 12)
                .overlay(TimerFace(timer: timer))
                .frame(width: 220, height: 220)

            Stepper("Length: \(timer.length) s", value: $timer.length, in: 10...600, step: 10)
                .disabled(timer.phase != .ready)
                .padding(.horizontal)

            HStack {
                Button("Reset", action: timer.reset)
                    .disabled(timer.phase == .ready)
                Spacer()
                Button(action: timer.toggle) {
                    Text(timer.phase == .running ? "Pause" : "Start")
                        .frame(minWidth: 100)
                }
                .accessibility(identifier: "focus.toggle")
            }
            .padding(.horizontal, 40)
        }
        .onReceive(ticker) { _ in
            timer.tick()
        }
        .onDisappear { timer.reset() }
        .navigationBarTitle("Focus")
    }
}

private struct TimerFace: View {
    @ObservedObject var timer: FocusTimer

    var body: some View {
        VStack {
            Text(timer.clock)
                .font(Font.system(size: 44, weight: .light).monospacedDigit())
            Text(timer.phase.rawValue.uppercased())
                .font(.caption)
                .kerning(2)
        }
    }
}

struct FocusTimerView_Previews: PreviewProvider {
    static var previews: some View {
        FocusTimerView()
    }
}
