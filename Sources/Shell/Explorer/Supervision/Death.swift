/// How an app has ended the process that explores it. The processes tell each other about it in JSON.
package struct Death: Codable, Sendable, Hashable {
    /// What was at work: all that is known of a process that has ended.
    package struct Place: Codable, Sendable, Hashable {
        /// The name of the screen on top; empty while an app starts.
        package let screen: String
        /// What the app has run, and the line that it runs; none while it starts.
        package let lines: [String]
        /// The lines that lead to the state which is explored: what else the app has run is likely not to matter.
        package let path: [String]
    }

    /// False where it hangs.
    let isCrash: Bool
    /// Where it was found.
    package let place: Place
    /// The shortest lines that were found to show it.
    package var lines: [String]
    /// What the system or the program says of it, in a few words.
    package var cause: String

    /// The cause, if it names a line of the app's own sources. Other words are the same for crashes of many kinds.
    var sourceLine: String? {
        isCrash && cause.contains(".swift:") && !cause.hasPrefix("Swift/") ? cause : nil
    }
}

/// What the process that supervises an exploration wants of the one that explores.
package struct Orders: Codable {
    /// Those that are known, whose last lines are not run again on the screens where they were found.
    var deaths: [Death] = []
    /// Lines to run instead of exploring, in one app, to see what becomes of it.
    var rehearsal: [String]?
    /// True if nothing is to be explored any more, but reported what is known.
    package var isOver = false
    /// The signal that has ended an exploration before; nil for none.
    package var signal: Int32?
}
