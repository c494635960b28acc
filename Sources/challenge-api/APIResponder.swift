import ChallengeCatalogue
import ChallengeImaging
import ChallengeNetworking
import ChallengeStorage
import ChallengeText
import FoundationEssentials
import Hummingbird
import Logging
import NIOCore

/// Answers requests from a catalogue as the public API does, or with the current fault.
///
/// The catalogue itself routes the paths below `/api`, as in the program. Hummingbird's router would match a path before
/// percent-decoding, and answer a wrong method with 404. Hummingbird's CORS middleware omits the headers if a request has
/// no origin. As in the public API, JSON has a weak entity tag, and pages of any site may send requests.
struct APIResponder: HTTPResponder {
    struct Context: InitializableFromSource {
        let channel: any Channel

        init(source: ApplicationRequestContextSource) { channel = source.channel }
    }

    private static let methods = "GET, HEAD, OPTIONS"

    let catalogue: ServedCatalogue
    let faults: FaultEndpoint
    let latency: Duration
    let log: Logger

    func respond(to request: Request, context: Context) async throws -> Response {
        let response = try await whole(request, context)
        // The headers still contain the length of the body that a GET returns.
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func whole(_ request: Request, _ context: Context) async throws -> Response {
        if request.uri.path == FaultEndpoint.path {
            return logged(await faults.answer(to: request), request)
        }
        if latency > .zero { try await Task.sleep(for: latency) }
        let answer = answer(
            to: request, at: Addresses(host: request.head.authority, socket: context.channel.localAddress))
        var response: Response
        if let fault = faults.next() {
            log.info("\(request.method) \(request.visibleTarget) (\(fault))")
            response = try await fault.response(to: request, by: context.channel, instead: answer)
        } else {
            response = logged(answer.unless(known: request.headers[.ifNoneMatch]), request)
        }
        response.headers[.accessControlAllowOrigin] = "*"
        return response
    }

    /// Returns the complete answer, even if the client has the same answer in its cache.
    private func answer(to request: Request, at addresses: Addresses) -> Answer {
        guard let target = Endpoint(encodedPath: request.uri.path, query: request.uri.query) else {
            return .failure(400, "The address is not percent-encoded UTF-8")
        }
        switch request.method {
        case .get, .head:
            do throws(DatabaseError) {
                let response = try catalogue.respond(to: target, at: addresses)
                let answer = try picture(at: target.path) ?? .json(response.status, response.body)
                return answer.status == 200 ? answer.tagged() : answer
            } catch {
                return .failure(500, "The catalogue cannot be read: \(error)")
            }
        case .options:
            // A browser sends this preflight request before it lets a page send JSON.
            return Answer(
                status: 204,
                headers: [
                    .allow: Self.methods, .accessControlAllowMethods: Self.methods,
                    .accessControlAllowHeaders: "Content-Type",
                ])
        default: return .failure(405, "Only \(Self.methods)", headers: [.allow: Self.methods])
        }
    }

    private func picture(at path: String) throws(DatabaseError) -> Answer? {
        guard let bitmap = try catalogue.picture(at: path) else { return nil }
        do {
            // A picture never changes. The client may keep the picture for a day.
            return Answer(
                status: 200, headers: [.contentType: "image/jpeg", .cacheControl: "public, max-age=86400"],
                body: try JPEG.encode(bitmap))
        } catch {
            return .failure(500, "The picture cannot be drawn: \(error)")
        }
    }

    private func logged(_ answer: Answer, _ request: Request) -> Response {
        log.info("\(request.method) \(request.visibleTarget) \(answer.status)")
        return answer.response
    }
}

extension Request {
    /// The target of a request in printable ASCII, for a log on a terminal.
    fileprivate var visibleTarget: String {
        String(decoding: uri.string.utf8.map { 0x21...0x7E ~= $0 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
}

extension Endpoint {
    /// Decodes the target of a request. Nil if the target is not percent-encoded UTF-8.
    init?(encodedPath path: String, query: String?) {
        guard let path = path.percentDecoded(), let items = Self.items(of: query, plusIsBlank: true) else { return nil }
        self.init(path: path, query: items)
    }
}

extension Addresses {
    /// The server's addresses as the client sees them. The host and the port come from the Host header if both are valid,
    /// otherwise from the connected socket.
    init(host: String?, socket: SocketAddress?) {
        let given = host.flatMap { Self.isHost($0) ? "http://\($0)" : nil }
        self.init(base: given ?? Self.base(of: socket))
    }

    /// The base URL of a server that listens at a socket.
    static func base(of socket: SocketAddress?) -> String {
        let host = socket?.ipAddress ?? "127.0.0.1"
        return "http://\(host.contains(":") ? "[\(host)]" : host):\(socket?.port ?? 80)"
    }

    /// True if a Host header names the loopback interface.
    static func isLoopback(host: String?) -> Bool {
        guard let host, isHost(host) else { return false }
        return URL.isLoopback(authority: host)
    }

    /// True if a text is a name, an IPv4 address or an IPv6 address in brackets, without a port or with a valid port. The
    /// text is untrusted and part of every answer. A name has at most 253 characters (RFC 1035, section 2.3.4).
    private static func isHost(_ text: String) -> Bool {
        let host = /(?:[A-Za-z0-9._-]{1,253}|\[[\p{Hex_Digit}.:]+\])(?::([0-9]{1,5}))?/.matchingSemantics(
            .unicodeScalar)
        guard let match = text.wholeMatch(of: host) else { return false }
        return match.1.map { 1...65_535 ~= Int($0) ?? 0 } ?? true
    }
}
