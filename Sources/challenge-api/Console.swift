#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lines for who started the program. They are not kept in a buffer: somebody may wait for them at the end of a pipe, and
/// when nobody does any more, they are lost.
enum Console {
    static func say(_ line: String) { write(line, to: STDOUT_FILENO) }
    static func complain(_ line: String) { write(line, to: STDERR_FILENO) }

    private static func write(_ line: String, to descriptor: Int32) {
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

private let systemWrite = write
