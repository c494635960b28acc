import Hummingbird
import NIOCore
import Synchronization

/// Holds the current fault, and answers the requests that read or set it. May be used from any task.
final class FaultEndpoint: Sendable {
    /// The path of those requests, which no fault meets.
    static let path = "/faults"
    private static let methods = "GET, HEAD, PUT, DELETE"

    private let current: Mutex<ServerFault?>

    init(_ fault: ServerFault?) {
        current = Mutex(fault)
    }

    /// The fault that meets the next request; counts down one that is for some requests only.
    func next() -> ServerFault.Kind? {
        current.withLock { fault in
            let kind = fault?.kind
            if let times = fault?.times {
                fault?.times = times - 1
                if times == 1 { fault = nil }
            }
            return kind
        }
    }

    /// Answers a request to ``path`` with the current fault, which the request may set first.
    func answer(to request: Request) async -> Answer {
        switch request.method {
        case .get, .head: break
        case .delete: current.withLock { $0 = nil }
        case .put:
            // Longer than any fault.
            guard let body = try? await request.body.collect(upTo: 1024) else {
                return .text("a fault is one short line", status: 413)
            }
            do {
                let fault = try ServerFault(String(buffer: body))
                current.withLock { $0 = fault }
            } catch {
                return .text(error.description, status: 400)
            }
        default:
            return .failure(405, "Only \(Self.methods)", headers: [.allow: Self.methods])
        }
        return .text(current.withLock(\.self)?.description ?? "off")
    }
}
