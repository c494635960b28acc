import FlyingSocks
import Foundation
import Glibc

/// A TCP socket on the loopback interface, with blocking system calls. It closes when the object is released.
final class LoopbackSocket: Sendable {
    private let socket: Socket

    private init(_ socket: Socket) { self.socket = socket }

    /// Creates a socket that has a free port but does not listen.
    convenience init(bound: Void) throws {
        self.init(try Socket(domain: AF_INET))
        try socket.bind(to: Self.address(port: 0))
    }

    convenience init(listeningWithRoomFor backlog: Int32) throws {
        try self.init(bound: ())
        try socket.listen(maxPendingConnection: backlog)
    }

    convenience init(connectingWithoutWaitingTo port: UInt16) throws {
        self.init(try Socket(domain: AF_INET))
        try socket.setFlags(.nonBlocking)
        // Most of these calls fail with EINPROGRESS, as expected.
        try? socket.connect(to: Self.address(port: port))
    }

    deinit { try? socket.close() }

    func port() throws -> UInt16 {
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        return port
    }

    func accept() throws -> LoopbackSocket { LoopbackSocket(Socket(file: try socket.accept().file)) }

    /// Ends a waiting ``accept()`` or ``read()`` with an error.
    func wake() { shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }

    /// Returns the bytes that have arrived, at least one; throws at the end of the input.
    func read() throws -> Data { Data(try socket.read(atMost: 4096)) }

    func write(_ data: Data) throws {
        var sent = 0
        while sent < data.count { sent = try socket.write(data, from: sent) }
    }

    private static func address(port: UInt16) throws -> sockaddr_in { try .inet(ip4: "127.0.0.1", port: port) }
}
