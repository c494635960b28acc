import CLineEdit
import Glibc

/// Where libedit gets its characters from.
extension EditorCore {
    /// What came while waiting for a key.
    private enum Input {
        case byte(UInt8)
        case silence
        /// The terminal is gone, or the reading is cancelled.
        case end
    }

    /// How long an ESC may stay alone, in milliseconds, until it is the key Escape, where that key does something by
    /// itself. The bytes of a function key come at once; over a slow line they are rarely farther apart.
    private static let escapeDelay: CInt = 50

    static var reader: el_rfunc_t {
        { editor, character in
            guard let core = EditorCore.of(editor), let scalar = core.nextScalar() else { return 0 }
            character?.pointee = wchar_t(bitPattern: scalar.value)
            return 1
        }
    }

    /// The next character for libedit; nil at the end of input.
    private func nextScalar() -> Unicode.Scalar? {
        if decoded.isEmpty {
            guard let key = nextKey() else { return nil }
            decoded = key.reversed()
            if decoded.last != KeyBindings.completion { closeList() }
        }
        return decoded.popLast()
    }

    /// What the next key stands for: one character, or ESC and a character, or a sequence that the user has bound. Nil
    /// at the end of input.
    func nextKey() -> [Unicode.Scalar]? {
        while true {
            let escapeCounts = decoder.isAfterEscape && (isSearching || line_edit_is_vi(editor) != 0)
            switch waitForInput(timeout: escapeCounts ? Self.escapeDelay : -1) {
            case .byte(let byte):
                let key = decoder.consume(byte, isBound: isBoundByUser)
                if !key.isEmpty { return key }
            case .silence:
                return decoder.takeEscape()
            case .end:
                return nil
            }
        }
    }

    /// Waits for the terminal, for a window that has changed its size, and for the mailbox, whose bell rings for what
    /// is to be printed and for a reading that is cancelled or closed.
    private func waitForInput(timeout: CInt) -> Input {
        var hasDrawn = false
        while true {
            var descriptors = [
                pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: mailbox.bell, events: Int16(POLLIN), revents: 0),
                pollfd(fd: windowChanges.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            // What has been typed already is taken in before anything is drawn.
            let count = poll(&descriptors, nfds_t(descriptors.count), hasDrawn ? timeout : 0)
            if count == 0 {
                if hasDrawn { return .silence }
                draw()
                hasDrawn = true
                continue
            }
            if count == -1 {
                if errno == EINTR { continue }
                return .end
            }
            if descriptors[1].revents != 0 {
                mailbox.silence()
                if mailbox.isCancelled(reading) { return .end }
                print(above: mailbox.takePrints())
                hasDrawn = false
            }
            if descriptors[2].revents != 0 {
                windowChanges.acknowledge()
                hasDrawn = false
            }
            if descriptors[0].revents != 0 {
                var byte: UInt8 = 0
                let count = read(terminal.descriptor, &byte, 1)
                if count == 1 { return .byte(byte) }
                // A signal, or another reader was faster: wait again. Anything else will not become better.
                if count == -1, errno == EINTR || errno == EAGAIN { continue }
                return .end
            }
        }
    }
}
