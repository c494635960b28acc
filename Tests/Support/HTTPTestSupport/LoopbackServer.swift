package import Foundation
import Glibc
package import Hummingbird
import Logging

/// An HTTP server on a free port of the loopback interface.
///
/// Tests share it until the process ends, since its library traps if a server closes while it accepts a connection.
package enum LoopbackServer {
    package struct NoPort: Error {}

    /// Starts a server, waits until it listens, and returns its base URL.
    package static func start(_ answer: @escaping @Sendable (Request) async -> Response) async throws -> URL {
        let (ports, port) = AsyncStream<Int?>.makeStream()
        let server = Application(
            responder: CallbackResponder<BasicRequestContext> { request, _ in await answer(request) },
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { port.yield($0.localAddress?.port) },
            logger: Logger(label: "server") { _ in SwiftLogNoOpLogHandler() })
        Task {
            defer { port.finish() }
            try await server.run()
        }
        for await port in ports { return try url(port: port) }
        throw NoPort()
    }

    /// The base URL of a server that listens at a port of the loopback interface.
    package static func url(port: Int?) throws -> URL {
        guard let port, let url = URL(string: "http://127.0.0.1:\(port)") else { throw NoPort() }
        return url
    }
}

/// A TCP socket on the loopback interface, with blocking system calls. It closes when the object is released.
package final class Socket: Sendable {
    private let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Creates a socket that has a free port but does not listen.
    package init(bound: Void) throws {
        descriptor = try Self.check(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        try Self.check(Self.withLoopbackAddress(port: 0) { bind(descriptor, $0, $1) })
    }

    package convenience init(listeningWithRoomFor backlog: Int32) throws {
        try self.init(bound: ())
        try Self.check(listen(descriptor, backlog))
    }

    package convenience init(connectingTo port: Int) throws {
        self.init(descriptor: try Self.check(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)))
        try Self.check(Self.withLoopbackAddress(port: port) { connect(descriptor, $0, $1) })
    }

    package convenience init(connectingWithoutWaitingTo port: Int) throws {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
        self.init(descriptor: try Self.check(socket(AF_INET, type, 0)))
        // Most of these calls fail with EINPROGRESS, as expected.
        Self.withLoopbackAddress(port: port) { _ = connect(descriptor, $0, $1) }
    }

    deinit { close(descriptor) }

    package func port() throws -> Int {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutableBytes(of: &address) { bytes in
            getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
        }
        try Self.check(result)
        return Int(UInt16(bigEndian: address.sin_port))
    }

    package func accept() throws -> Socket { Socket(descriptor: try Self.check(Glibc.accept(descriptor, nil, nil))) }

    /// Ends a waiting ``accept()`` or ``read()``, with an error or the end of the input.
    package func wake() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Returns the bytes that have arrived, at least one; none at the end of the input.
    package func read() throws -> Data {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = try Self.check(recv(descriptor, &bytes, bytes.count, 0))
        return Data(bytes.prefix(count))
    }

    package func write(_ data: Data) throws {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            // Without SIGPIPE, a closed connection is an error like any other.
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            rest = rest.dropFirst(try Self.check(count))
        }
    }

    private static func withLoopbackAddress<Result>(
        port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    @discardableResult
    private static func check<Count: SignedInteger>(_ result: Count) throws -> Count {
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return result
    }
}
