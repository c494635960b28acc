/// The exit statuses of `sysexits.h` for a program that cannot start.
package nonisolated enum ExitStatus {
    /// EX_USAGE: the options are wrong.
    package static let usage: Int32 = 64
    /// EX_NOINPUT: a script or a transcript cannot be read.
    package static let noInput: Int32 = 66
}
