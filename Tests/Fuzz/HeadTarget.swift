#if Network
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import ChallengeShellNetworking

extension FuzzTarget {
    /// The head and the framing of an answer: the HTTP library is given only what it survives.
    static let head = FuzzTarget("head", limit: 4 << 10) { bytes in
        let channel = EmbeddedChannel()
        let library = LibraryDouble()
        let pipeline = channel.pipeline.syncOperations
        // As the library builds its pipelines.
        try pipeline.addHandler(HTTPRequestEncoder())
        try pipeline.addHandler(
            ByteToMessageHandler(
                HTTPResponseDecoder(leftOverBytesStrategy: .dropBytes, informationalResponseStrategy: .forward)))
        try pipeline.addHandler(library)
        _ = ConnectionGuard.install(in: channel)
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        for start in stride(from: 0, to: bytes.count, by: 1 + bytes.count / 2) {
            let piece = bytes[start...].prefix(1 + bytes.count / 2)
            _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
        }
        _ = try? channel.finish()
        if let trap = library.trap { throw BrokenRule(description: trap) }
    }
}

/// The order of an answer's parts for which the HTTP library's state machine has no trap.
private final class LibraryDouble: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private(set) var trap: String?
    private var isInAnswer = false
    /// The library closes the connection at the end of the answer, and at an error.
    private var isClosed = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isClosed else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            if isInAnswer { trap = "a head within an answer" }
            if head.status.code < 100 { trap = "a head with the status \(head.status.code)" }
            isInAnswer = head.status.code >= 200 || head.status == .switchingProtocols
        case .body:
            if !isInAnswer { trap = "a body without a head" }
        case .end:
            if !isInAnswer { trap = "an end without a head" }
            isClosed = true
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { isClosed = true }
}
#endif
