import CLineEdit
import Glibc
import Synchronization

struct Reading: Sendable {
    let identifier: Int
    let prompt: Prompt
    let rightPrompt: Prompt
    /// Resumed once, by the editor's thread. A checked continuation would search all conformances of the program.
    let continuation: UnsafeContinuation<LineEditor.Event, Never>
}

/// The queue from ``LineEditor`` to the editor's thread. The thread waits in ``next()``, or in `poll` on the terminal and
/// on ``wakeup``. Any thread may use the other members.
final class Mailbox: Sendable {
    private struct State {
        var waiting: [Reading] = []
        /// The number of lines that were requested and not yet returned.
        var readings = 0
        var prints: [String] = []
        var typed: [UInt8] = []
        var cancelled: Set<Int> = []
        var isClosed = false
    }

    private let state: Mutex<State>
    /// A descriptor that is readable from a wake-up until ``acknowledge()``. If it is -1, the mailbox is closed.
    let wakeup: CInt

    init() {
        wakeup = line_edit_make_event_descriptor()
        state = Mutex(State(isClosed: wakeup < 0))
    }

    deinit { if wakeup >= 0 { Glibc.close(wakeup) } }

    /// Queues a reading. A closed mailbox ends it at once.
    func post(_ reading: Reading) {
        let isAccepted = state.withLock { state in
            if state.isClosed { return false }
            state.readings += 1
            state.waiting.append(reading)
            return true
        }
        if isAccepted { wake() } else { reading.continuation.resume(returning: .end) }
    }

    /// Queues a text to print while a line is read. Returns false if no line is read.
    func print(_ text: String) -> Bool {
        let isAccepted = state.withLock { state in
            if state.readings > 0 { state.prints.append(text) }
            return state.readings > 0
        }
        if isAccepted { wake() }
        return isAccepted
    }

    func takePrints() -> [String] {
        state.withLock { state in
            defer { state.prints = [] }
            return state.prints
        }
    }

    /// Queues keys that were typed before the next reading. Returns true if any are queued.
    func type(_ keys: [UInt8]) -> Bool {
        state.withLock { state in
            state.typed += keys
            return !state.typed.isEmpty
        }
    }

    func takeTyped() -> [UInt8] {
        state.withLock { state in
            defer { state.typed = [] }
            return state.typed
        }
    }

    /// Ends a reading. Returns false if a text must be printed first.
    func endReading(_ identifier: Int) -> Bool {
        state.withLock { state in
            guard state.prints.isEmpty else { return false }
            state.readings -= 1
            state.cancelled.remove(identifier)
            return true
        }
    }

    func cancel(_ identifier: Int) {
        state.withLock { _ = $0.cancelled.insert(identifier) }
        wake()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        wake()
    }

    /// True if the reading of `identifier` is no longer wanted.
    func isCancelled(_ identifier: Int) -> Bool { state.withLock { $0.isClosed || $0.cancelled.contains(identifier) } }

    /// Waits for a reading. Returns nil if the mailbox is closed and all earlier readings have been returned.
    func next() -> Reading? {
        while true {
            let (reading, isClosed) = state.withLock { state in
                (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
            }
            if reading != nil || isClosed { return reading }
            var descriptor = pollfd(fd: wakeup, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, -1)
            acknowledge()
        }
    }

    /// Makes ``wakeup`` unreadable until the next wake-up.
    func acknowledge() {
        var count: UInt64 = 0
        _ = read(wakeup, &count, MemoryLayout.size(ofValue: count))
    }

    private func wake() {
        var one: UInt64 = 1
        _ = write(wakeup, &one, MemoryLayout.size(ofValue: one))
    }
}
