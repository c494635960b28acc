import CLineEdit
import Synchronization

enum TerminalType {
    /// Locked while libedit starts or asks the database, because that library keeps its answers in shared memory.
    static let database = Mutex(())
}

extension LineEditor {
    /// Returns the abilities of a terminal type; none without a type or for `dumb`. Nothing is sent to any terminal.
    package static func abilities(ofTerminal type: String?) -> TerminalAbilities {
        guard let type, !type.isEmpty, type != "dumb", UTF8Locale.isAvailable else {
            return TerminalAbilities(canEdit: false, hasColours: false)
        }
        return TerminalType.database.withLock { _ in
            guard tgetent(nil, type) == 1 else { return TerminalAbilities(isKnown: false) }
            // ECMA-48 erasing stands for all sequences of an editor. A padding time may follow it.
            let wanted = [("ce", ControlSequence.eraseRow), ("cd", ControlSequence.eraseBelow)]
            let isANSI = wanted.allSatisfy { name, sequence in
                tgetstr(name, nil).map { String(cString: $0).hasPrefix(sequence) } ?? false
            }
            return TerminalAbilities(canEdit: isANSI, hasColours: tgetnum("Co") > 0)
        }
    }
}
