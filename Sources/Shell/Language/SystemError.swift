#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the system says when it cannot read something.
nonisolated struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An `errno`.
    let number: CInt

    /// The reason for the failure of the call that was made last on this thread.
    static var last: SystemError { SystemError(number: errno) }

    var description: String { String(cString: strerror(number)) }

    /// Whoever waited does not want to any more.
    static let interrupted = SystemError(number: ECANCELED)

    /// Whether there is something of this name already.
    var isTaken: Bool { number == EEXIST }

    /// Whether there is nothing of this name.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}
