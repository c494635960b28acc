/// The statuses to end with where something could not even be begun, by `sysexits.h`.
nonisolated enum ExitStatus {
    /// EX_USAGE: the options are wrong.
    static let usage: Int32 = 64
    /// EX_NOINPUT: a script or a transcript cannot be read.
    static let noInput: Int32 = 66
}
