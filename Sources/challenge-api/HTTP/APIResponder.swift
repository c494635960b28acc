import ChallengeCatalogue
import Hummingbird
import Logging
import NIOCore

/// Answers requests: with the site, with a fault, or with what is said about faults.
struct APIResponder: HTTPResponder {
    /// What is known of a request besides its contents: the connection.
    struct Context: InitializableFromSource {
        let channel: any Channel

        init(source: ApplicationRequestContextSource) {
            channel = source.channel
        }
    }

    let site: Site
    let faults: FaultSetting
    /// How late every answer comes.
    let latency: Duration
    let log: Logger

    func respond(to request: Request, context: Context) async throws -> Response {
        let response = try await whole(request, context)
        // The headers still tell the length of the body that GET would have.
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func whole(_ request: Request, _ context: Context) async throws -> Response {
        if request.uri.path == FaultSetting.path {
            return logged(await faults.answer(to: request), request)
        }
        if latency > .zero { try await Task.sleep(for: latency) }
        var response = try await contents(request, context)
        // The pages of any site may ask (CORS), also while a fault is on.
        response.headers[.accessControlAllowOrigin] = "*"
        return response
    }

    private func contents(_ request: Request, _ context: Context) async throws -> Response {
        let addresses = Addresses(host: request.head.authority, socket: context.channel.localAddress)
        guard let fault = faults.next() else {
            let answer = await site.answer(to: request, at: addresses)
            return logged(answer.unless(known: request.headers[.ifNoneMatch]), request)
        }
        log.info("\(request.method) \(request.visibleTarget) (\(fault))")
        return try await fault.response(to: request, by: context.channel) {
            await site.answer(to: request, at: addresses)
        }
    }

    private func logged(_ answer: Answer, _ request: Request) -> Response {
        log.info("\(request.method) \(request.visibleTarget) \(answer.status)")
        return answer.response
    }
}

extension Request {
    /// What it asks for, for a log that goes to a terminal.
    fileprivate var visibleTarget: String {
        String(decoding: uri.string.utf8.map { 0x21...0x7E ~= $0 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
}
