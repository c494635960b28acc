import ChallengeLineEdit

/// Waits for a key at the terminal. Returns false if the time passes first.
///
/// - Parameter isPlain: true if the terminal gets no escape sequence.
package func isKeyPressed(within time: Duration, isPlain: Bool) async -> Bool {
    let (presses, continuation) = AsyncStream.makeStream(of: Bool.self)
    let keys = TerminalKeys(isPlain: isPlain, takesPastes: true) { _ in continuation.yield(true) }
    guard keys.start() else { return true }
    let timer = Task {
        if (try? await ContinuousClock().sleep(for: time)) != nil { continuation.yield(false) }
    }
    var iterator = presses.makeAsyncIterator()
    // Nil if the task is cancelled.
    let isPressed = await iterator.next() ?? true
    timer.cancel()
    keys.stop()
    return isPressed
}
