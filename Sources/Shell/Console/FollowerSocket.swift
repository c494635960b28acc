import ChallengeLineEdit
package import ChallengeStorage
import Dispatch
import Glibc

/// A socket by which sessions tell a follower in another terminal where they are. One follower listens at a path; without one
/// the sessions send nothing. Only the user can write to the socket.
package final class FollowerSocket {
    private let descriptor: CInt
    private let path: String
    private var source: (any DispatchSourceRead)?
    private var keys: TerminalKeys?
    /// The largest message in bytes.
    private nonisolated static let limit = 1 << 16

    /// Begins to listen, in place of an earlier follower. Throws if the path has no folder or is too long for a socket.
    package init(at path: String) throws(SystemError) {
        self.path = path
        descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        unlink(path)
        guard descriptor >= 0 else { throw .last }
        guard Self.withAddress(path, { bind(descriptor, $0, $1) }) == 0 else {
            defer { close(descriptor) }
            throw .last
        }
        chmod(path, 0o600)
    }

    /// The messages until the session ends, which an empty message says, or until the user types `q` or Ctrl-C.
    package func messages() -> AsyncStream<String> {
        let (messages, continuation) = AsyncStream.makeStream(of: String.self)
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [descriptor] in
            var bytes = [UInt8](repeating: 0, count: Self.limit)
            while case let count = recv(descriptor, &bytes, bytes.count, 0), count >= 0 {
                if count == 0 { continuation.finish() }
                continuation.yield(String(decoding: bytes[..<count], as: UTF8.self))
            }
        }
        source.resume()
        let keys = TerminalKeys(takesPastes: true) { keys in
            if keys.isEmpty || keys.contains(where: "q\u{3}\u{4}".utf8.contains) { continuation.finish() }
        }
        keys.start()
        (self.source, self.keys) = (source, keys)
        return messages
    }

    package func stop() {
        keys?.stop()
        source?.cancel()
        close(descriptor)
        unlink(path)
    }

    /// Sends a text to the follower at a path, if there is one. Never waits.
    package static func send(to path: String, _ text: () -> String) {
        guard access(path, W_OK) == 0 else { return }
        let descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        defer { close(descriptor) }
        let bytes = Array(text().utf8.prefix(limit))
        _ = withAddress(path) { sendto(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL), $0, $1) }
    }

    private static func withAddress<Result: BinaryInteger>(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path) - 1
        guard path.utf8.count <= room else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
