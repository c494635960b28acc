import CLineEdit
import Glibc

/// Where libedit gets its characters from.
extension EditorCore {
    /// What came while waiting for a key.
    private enum Input {
        case byte(UInt8)
        case silence
        /// The terminal is gone, or nobody wants the line any more.
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
        while decoded.isEmpty {
            let escapeCounts = decoder.isAfterEscape && (isSearching || line_edit_is_vi(editor) != 0)
            switch waitForInput(timeout: escapeCounts ? Self.escapeDelay : -1) {
            case .byte(let byte): decoded = decoder.consume(byte).reversed()
            case .silence: decoded = decoder.takeEscape()
            case .end: return nil
            }
            if decoded.count > 1, decoded.last == "\u{1b}", isSearching {
                // ESC ends libedit's incremental search and is used up by that; the key follows.
                decoded.append("\u{1b}")
            }
        }
        return decoded.popLast()
    }

    /// Waits for the terminal and for the mailbox, which a cancelled or closed reading wakes.
    private func waitForInput(timeout: CInt) -> Input {
        while true {
            var descriptors = [
                pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: mailbox.bell, events: Int16(POLLIN), revents: 0),
            ]
            switch poll(&descriptors, nfds_t(descriptors.count), timeout) {
            case 0: return .silence
            case -1 where errno == EINTR: continue
            case -1: return .end
            default: break
            }
            if descriptors[1].revents != 0 {
                mailbox.silence()
                if mailbox.isCancelled(request) { return .end }
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

    /// Whether libedit's incremental search is under way: it then draws its own question in a second line of the buffer.
    private var isSearching: Bool {
        let (line, _) = currentLine
        guard let newline = line.lastIndex(of: "\n") else { return false }
        let question = String(String.UnicodeScalarView(line[newline...].dropFirst().prefix(3)))
        return question == "bck" || question == "fwd"
    }
}
