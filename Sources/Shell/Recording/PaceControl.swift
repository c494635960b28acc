import ChallengeLanguage
import ChallengeLineEdit
import ChallengeSession
import ChallengeText

/// Keys by which the viewer of a paced script pauses the script, skips a step, changes the speed, and leaves.
package final class PaceControl {
    package enum Step {
        case comment
        case command
        case reading
    }

    package static let help = "[Space: pause, Enter: next step, b: back, i: own line, + and -: speed, q: leave]"
    private static let speeds = [0.25, 0.5, 1, 2, 4]

    private(set) var isPaused = false
    /// True if the viewer left the script before its end.
    package private(set) var hasLeft = false
    /// True if the rest of the current step appears at once.
    private var isSkipping = false
    private var speedIndex = 2
    /// The number of commands that have begun, and of those that are run again at once after a step back.
    private var (commandCount, replayCount): (Int, Int?) = (0, nil)
    /// True while the last of these commands is typed, before it runs.
    private var isTyping = false
    /// True if the viewer may go back: the session may run again from its beginning.
    package var canGoBack = true
    /// True if the viewer types a line before the next command.
    private(set) var wantsLine = false
    /// The current step; nil before the first one.
    package private(set) var step: Step?
    private var pressed: Promise<Void>?
    var onLeave: () -> Void = {}
    private var decoder = KeyDecoder()
    private lazy var keys = TerminalKeys { [weak self] in self?.press($0) }
    private let readsTerminal: Bool

    /// One control serves all sessions of a process, so that the next session has the same speed.
    package init(readsTerminal: Bool) { self.readsTerminal = readsTerminal }

    /// Shows a step and reads keys while the step appears. Between steps, the commands and their programs get the keys.
    package func take(_ step: Step, _ show: () async -> Void) async {
        // Consecutive lines of a comment are one step.
        if step != .comment || self.step != .comment { isSkipping = false }
        self.step = step
        isTyping = false
        if readsTerminal { keys.start() }
        await show()
        if readsTerminal { keys.stop() }
    }

    /// Waits for a duration, and for the end of a pause. Shows a sign during a pause. Does not wait in a skipped step.
    package func wait(_ duration: Duration, on clock: any Clock<Duration>, show: (String) -> () -> Void) async {
        repeat {
            guard !isSkipping, !hasLeft, replayCount == nil else { return }
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

    /// Begins to type a command. The last one after a step back waits for the viewer.
    func beginCommand() {
        if commandCount == replayCount { (replayCount, isPaused) = (nil, true) }
        commandCount += 1
        isTyping = true
    }

    /// True while commands run again at once.
    var isReplaying: Bool { replayCount != nil }

    /// True, once after a step back, if the session must run again. It then pauses before the last command that has run.
    package func takeStepBack() -> Bool {
        guard hasLeft, replayCount != nil else { return false }
        (hasLeft, isSkipping, isPaused, wantsLine, commandCount, step) = (false, false, false, false, 0, .comment)
        return true
    }

    /// Reads a line of the viewer's with other keys, if the viewer wants to type one. Returns nil otherwise.
    func takeLine(_ read: (() async -> String?)?) async -> String? {
        guard wantsLine, !hasLeft, let read else { return nil }
        (wantsLine, isSkipping) = (false, false)
        if readsTerminal { keys.stop() }
        defer { if readsTerminal { keys.start() } }
        return await read() ?? ""
    }

    private func goBack() {
        guard canGoBack else { return }
        replayCount = max(commandCount - (isTyping ? 2 : 1), 0)
        hasLeft = true
    }

    private var sign: String {
        let speed = Self.speeds[speedIndex]
        return speed == 1 ? "[paused]" : "[paused, \(speed.written)x]"
    }

    /// Handles keys in the encoding of ``TerminalKeys``.
    func press(_ keys: [UInt8]) {
        let wasPaused = isPaused
        if keys.isEmpty { isPaused = false }
        for key in keys.map({ decoder.consume($0) }) {
            switch key {
            case [" "]: isPaused.toggle()
            case ["\n"], ["\r"]: isSkipping = true
            case ["+"], ["="]: speedIndex = min(speedIndex + 1, Self.speeds.count - 1)
            case ["-"]: speedIndex = max(speedIndex - 1, 0)
            case ["b"]: goBack()
            case ["i"]: (wantsLine, isPaused, isSkipping) = (true, true, true)
            case ["q"], ["Q"]: hasLeft = true
            default: break
            }
        }
        // The bytes of a sequence come together, so that this is the key Escape.
        if decoder.isAfterEscape { _ = decoder.takeKey() }
        if hasLeft { onLeave() }
        // The wait begins again, because the sign may have changed.
        if isPaused || wasPaused || isSkipping || hasLeft { pressed?.give(()) }
    }
}
