import ChallengeConsole
import ChallengeLanguage
import ChallengeLineEdit

/// Lets someone who watches a paced script pause it, go on step by step, change its speed and leave.
package final class PaceControl {
    /// What is shown one after the other.
    package enum Step {
        case comment
        case command
        /// Time to read what a command has printed.
        case reading
    }

    /// That of the terminal at the standard input. It outlives a session, as the speed does.
    package static let standard = PaceControl(readsTerminal: true)
    /// Whether whoever watched a paced script has left before its end.
    package static var wasLeft: Bool { standard.hasLeft }
    package static let help = "[Space: pause, Enter: next step, + and -: speed, q: leave]"
    /// How many times as fast as usual.
    private static let speeds = [0.25, 0.5, 1, 2, 4]

    private(set) var isPaused = false
    package private(set) var hasLeft = false
    /// Whether what is left of the step is shown at once.
    private var isSkipping = false
    private var speedIndex = 2
    /// The last one that was taken; nil before the first.
    package private(set) var step: Step?
    private var pressed: Promise<Void>?
    /// Called when nothing more is to be shown.
    var onLeave: () -> Void = {}
    private lazy var keys = TerminalKeys { [weak self] in self?.press($0) }
    private let readsTerminal: Bool

    /// - Parameter readsTerminal: whether keys are read in each step, and not only taken by ``press(_:)``.
    package init(readsTerminal: Bool) {
        self.readsTerminal = readsTerminal
    }

    /// Shows a step, in which keys count. Between two steps they are for the commands, and for what these run.
    package func take(_ step: Step, _ show: () async -> Void) async {
        // The lines of one comment are one step.
        if step != .comment || self.step != .comment { isSkipping = false }
        self.step = step
        if readsTerminal { keys.start() }
        await show()
        if readsTerminal { keys.stop() }
    }

    /// Waits: longer while the script is paused, and not at all in a step that is skipped.
    ///
    /// - Parameter show: shows a sign while the script is paused, and returns what takes it away.
    package func wait(_ duration: Duration, on clock: any Clock<Duration>, show: (String) -> () -> Void) async {
        repeat {
            guard !isSkipping, !hasLeft else { return }
            let pressed = Promise<Void>()
            self.pressed = pressed
            if isPaused {
                let hide = show(sign)
                await pressed.wait()
                hide()
            } else {
                let time = duration / Self.speeds[speedIndex]
                let timer = Task { if (try? await clock.sleep(for: time)) != nil { pressed.give(()) } }
                await pressed.wait()
                timer.cancel()
            }
        } while isPaused
    }

    private var sign: String {
        let speed = Self.speeds[speedIndex]
        return speed == 1 ? "[paused]" : "[paused, \(speed.written)x]"
    }

    /// Does what the keys say.
    ///
    /// - Parameter keys: as ``TerminalKeys`` gives them.
    func press(_ keys: [UInt8]) {
        let wasPaused = isPaused
        if keys.isEmpty { isPaused = false }
        var keys = keys[...]
        while let key = keys.popFirst() {
            switch key {
            case 0x1B:
                // An arrow, say: CSI, parameters and a letter, or SS3 and a letter. With Alt another key follows.
                let introducer = keys.popFirst()
                if introducer == UInt8(ascii: "[") { keys = keys.drop { $0 < 0x40 } }
                if introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") { keys = keys.dropFirst() }
            case UInt8(ascii: " "): isPaused.toggle()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isSkipping = true
            case UInt8(ascii: "+"), UInt8(ascii: "="): speedIndex = min(speedIndex + 1, Self.speeds.count - 1)
            case UInt8(ascii: "-"): speedIndex = max(speedIndex - 1, 0)
            case UInt8(ascii: "q"), UInt8(ascii: "Q"): hasLeft = true
            default: break
            }
        }
        if hasLeft { onLeave() }
        // The sign may be another one now.
        if isPaused || wasPaused || isSkipping || hasLeft { pressed?.give(()) }
    }
}
