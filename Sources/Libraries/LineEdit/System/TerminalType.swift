import CLineEdit
import Synchronization

extension LineEditor {
    /// Locked during all calls of the terminal database, even libedit's calls, because the database's library keeps
    /// answers in shared memory.
    static let terminalDatabase = Mutex(())

    /// Returns the abilities of a terminal type: none without a type or for `dumb`. Nothing is sent to any terminal.
    package static func abilities(ofTerminal type: String?) -> TerminalAbilities {
        guard let type, !type.isEmpty, type != "dumb", UTF8Locale.isAvailable else {
            return TerminalAbilities(canEdit: false, hasColours: false)
        }
        return terminalDatabase.withLock { _ in
            guard tgetent(nil, type) == 1 else { return TerminalAbilities(isKnown: false) }
            // A terminal with these two ECMA-48 sequences is assumed to have the others. A padding time may follow
            // either.
            let wanted = [("ce", ControlSequence.eraseRow), ("cd", ControlSequence.eraseBelow)]
            let isANSI = wanted.allSatisfy { name, sequence in
                tgetstr(name, nil).map { String(cString: $0).hasPrefix(sequence) } ?? false
            }
            return TerminalAbilities(canEdit: isANSI, hasColours: tgetnum("Co") > 0)
        }
    }
}
