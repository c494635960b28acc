#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import ChallengeMacroExpansion
import FoundationEssentials

// The compiler starts this program, writes messages to its standard input, and reads an answer to each from its standard
// output, until it closes the input or sends an empty message. A message is JSON behind its length in eight bytes, the
// lowest first.

while let head = readInput(count: 8) {
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    if length == 0 { break }
    guard let message = Int(exactly: length).flatMap({ readInput(count: $0) }) else { fail("a message is incomplete") }
    do {
        let answer = try answer(to: Data(message))
        write((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) } + answer, to: STDOUT_FILENO)
    } catch {
        fail("a message has an unknown form: \(error)")
    }
}

/// Reads bytes from the standard input. Returns nil if the input ends before.
func readInput(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
        var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
        let size = read(STDIN_FILENO, &part, part.count)
        if size < 0, errno == EINTR { continue }
        guard size > 0 else {
            if bytes.isEmpty { return nil }
            fail("the input ends within a message")
        }
        bytes += part.prefix(size)
    }
    return bytes
}

func write(_ bytes: [UInt8], to descriptor: CInt) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let size = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if size < 0, errno == EINTR { continue }
        guard size > 0 else { exit(1) }
        rest = rest.dropFirst(size)
    }
}

func fail(_ reason: String) -> Never {
    write(Array("SwiftUI's macros: \(reason)\n".utf8), to: STDERR_FILENO)
    exit(1)
}
