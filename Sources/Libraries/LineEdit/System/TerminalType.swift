import CLineEdit
import Synchronization

enum TerminalType {
    /// Held while libedit starts or asks the database, whose library keeps its answers in memory that all share.
    static let database = Mutex(())
}

extension LineEditor {
    /// What a terminal of this type can do; nothing without a type, or if that is `dumb`. Nothing is sent to any terminal.
    package static func abilities(ofTerminal type: String?) -> TerminalAbilities {
        guard let type, !type.isEmpty, type != "dumb", UTF8Locale.isAvailable else {
            return TerminalAbilities(canEdit: false, hasColours: false)
        }
        return TerminalType.database.withLock { _ in
            guard tgetent(nil, type) == 1 else { return TerminalAbilities(isKnown: false) }
            // Erasing as ECMA-48 has it stands for all sequences of an editor; how long it takes may follow.
            let wanted = [("ce", ControlSequence.eraseRow), ("cd", ControlSequence.eraseBelow)]
            let isANSI = wanted.allSatisfy { name, sequence in
                tgetstr(name, nil).map { String(cString: $0).hasPrefix(sequence) } ?? false
            }
            return TerminalAbilities(canEdit: isANSI, hasColours: tgetnum("Co") > 0)
        }
    }
}
