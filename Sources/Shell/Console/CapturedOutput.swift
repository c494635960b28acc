import Glibc

/// Takes what a program writes to its standard output, in a file without a name.
package nonisolated final class CapturedOutput: Sendable {
    /// How much of it is read, in bytes.
    private static let limit = 16 << 20

    package let descriptor: CInt

    /// Nil where there can be no such file.
    package init?() {
        guard let file = tmpfile() else { return nil }
        defer { fclose(file) }
        descriptor = dup(fileno(file))
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The beginning of it, with U+FFFD for what is not UTF-8, and whether there is more.
    package var text: (String, isCut: Bool) {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= Self.limit {
            let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return (String(decoding: bytes.prefix(Self.limit), as: UTF8.self), bytes.count > Self.limit)
    }
}
