/// A crash or hang that ended the process of an app.
package nonisolated struct WorkerFailure: Codable, Sendable, Hashable {
    /// A walk ends after this many failures, or fewer hangs, because each hang takes a minute.
    static let (limit, hangLimit) = (20, 5)

    /// The last recorded work of a process. Nothing else is known after the process has ended.
    package struct Place: Codable, Sendable, Hashable {
        /// The name of the screen on top; empty while an app starts.
        package let screen: String
        /// The lines that the app has run, the running line last; empty while the app starts.
        package let lines: [String]
        /// The lines that lead to the explored state. The app's other lines are unlikely to matter.
        let path: [String]

        /// The place of a process that has not run a line.
        static let start = Self(screen: "", lines: [], path: [])
    }

    /// True for a crash; false for a hang.
    let isCrash: Bool
    /// The place where the failure was discovered.
    let place: Place
    /// The shortest known lines that cause the failure.
    var lines: [String]
    /// The message of the system or the program.
    var cause: String

    init(isCrash: Bool, _ place: Place, cause: String) {
        (self.isCrash, self.place, self.cause, lines) = (isCrash, place, cause, place.lines)
    }

    /// The cause, if the cause names a place in the app's own sources. Other messages are the same for many crashes.
    var ownCause: String? {
        let isPlaced = cause.contains(", in ") || cause.contains(".swift:") && !cause.hasPrefix("Swift/")
        return isCrash && isPlaced ? cause : nil
    }
}

nonisolated extension [WorkerFailure] {
    var areTooMany: Bool { count >= WorkerFailure.limit || count { !$0.isCrash } >= WorkerFailure.hangLimit }
}
