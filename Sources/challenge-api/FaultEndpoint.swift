import Hummingbird
import NIOCore
import Synchronization

/// Holds the fault that is on, and answers those who ask for it or change it. May be used from any task.
final class FaultEndpoint: Sendable {
    /// Where a running server is told how to fail. It never fails itself.
    static let path = "/faults"
    private static let methods = "GET, HEAD, PUT, DELETE"

    private let current: Mutex<ServerFault?>

    init(_ fault: ServerFault?) {
        current = Mutex(fault)
    }

    /// The fault that meets the next request; one that is for some requests only is used up by that.
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

    /// Answers a request to ``path``: says what is on, and changes it.
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
