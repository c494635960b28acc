import Glibc

/// Job control.
enum ProcessGroup {
    /// Stops every process of the group, as Ctrl-Z does outside an editor, and returns when this one is continued.
    ///
    /// The signal that stops this process is sent to this thread: so the stop happens before the call returns. One sent
    /// to the process could be taken by another thread, and this one would go on for a moment.
    static func suspend() {
        var ignore = sigaction()
        var previous = sigaction()
        ignore.__sigaction_handler.sa_handler = SIG_IGN
        guard sigaction(SIGTSTP, &ignore, &previous) == 0 else { return }
        kill(0, SIGTSTP)
        sigaction(SIGTSTP, &previous, nil)
        raise(SIGTSTP)
    }
}
