#if Network
import NIOCore
import NIOHTTP1

/// Stands in each connection between the decoder of HTTP and the HTTP library's state machine, and keeps from that what
/// it does not survive. It also tells a kept connection that the server has closed meanwhile from one that broke.
///
/// The library traps where the parts of an answer come in an order that it takes for impossible. It takes no head with
/// a status below 200 but 101 for the beginning of an answer; the decoder takes one with 100 to 199 for an announcement
/// of another head, and one below 100 for the beginning of an answer, whose end then comes without a beginning.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart

    /// True if the connection was kept after an answer.
    private var isReused = false
    /// True if a request was sent, and nothing of its answer has come.
    private var isWaiting = false
    /// True if an answer was refused: the library closes the connection, and hears nothing of the rest.
    private var hasRefused = false

    /// Puts a guard behind the decoder of a new connection, on its event loop; one that is closed already stays closed.
    static func install(in channel: any Channel) -> EventLoopFuture<Void> {
        let pipeline = channel.pipeline.syncOperations
        do {
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            try pipeline.addHandler(ConnectionGuard(), position: .after(decoder))
        } catch {
            channel.close(promise: nil)
        }
        return channel.eventLoop.makeSucceededVoidFuture()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        isWaiting = true
        context.write(data, promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isWaiting = false
        guard !hasRefused else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            if let error = HTTPError(refusing: head.status.code) {
                hasRefused = true
                context.fireErrorCaught(error)
                return
            }
        case .body: break
        case .end: isReused = true
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let isClosing = error is IOError || error is NIOHTTPDecoderError
        context.fireErrorCaught(isClosing && isUnanswered ? StaleConnection() : error)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if isUnanswered { context.fireErrorCaught(StaleConnection()) }
        context.fireChannelInactive()
    }

    /// True if the request that is under way has nothing of its answer, on a connection that has given answers.
    private var isUnanswered: Bool { isReused && isWaiting }
}

/// A kept connection was closed by the server before any of the answer to one more request had come.
struct StaleConnection: Error {}

extension HTTPError {
    /// Why the answer with a status is refused; nil if it is not. The decoder reads three digits.
    package init?(refusing status: UInt) {
        guard status < 100 else { return nil }
        let digits = String(status)
        let text = String(repeating: "0", count: 3 - digits.utf8.count) + digits
        self = .connection("the server's status \(text) is none of HTTP's")
    }
}
#endif
