import ChallengeShellCatalogue
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Holds the current fault, and answers the requests that read or set it. It may be used from any task.
final class FaultEndpoint: Sendable {
    /// The path of these requests, which no fault affects.
    static let path = "/faults"
    private static let methods = "GET, HEAD, PUT, DELETE"
    /// A request that sets the fault needs this header, with any value. A page's forms and links cannot send it, and scripts of
    /// other sites only after a preflight, which fails (OWASP, "Custom request headers").
    static let guardHeader = "X-Requested-With"

    private let current: Mutex<ServerFault?>

    init(_ fault: ServerFault?) { current = Mutex(fault) }

    /// The fault for the next request; decrements the count of a limited one.
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

    /// Answers a request with the current fault, and first sets it if requested. Only the machine itself may set it: the Host
    /// must be the loopback interface's, which a page that uses another name cannot send (DNS rebinding).
    func answer(to request: Request) async -> Answer {
        if [.put, .delete].contains(request.method) {
            guard Addresses.isLoopback(host: request.head.authority) else {
                return .text("a fault is set at the address of this machine itself, such as 127.0.0.1", status: 403)
            }
            guard HTTPField.Name(Self.guardHeader).flatMap({ request.headers[$0] }) != nil else {
                return .text(
                    "a fault is set with the header '\(Self.guardHeader)', such as '\(Self.guardHeader): curl'",
                    status: 403)
            }
        }
        switch request.method {
        case .get, .head: break
        case .delete: current.withLock { $0 = nil }
        case .put:
            // More than any fault needs.
            guard let body = try? await request.body.collect(upTo: 1024) else {
                return .text("a fault is one short line", status: 413)
            }
            do {
                let fault = try ServerFault(String(buffer: body))
                current.withLock { $0 = fault }
            } catch {
                return .text(error.description, status: 400)
            }
        default: return .failure(405, "Only \(Self.methods)", headers: [.allow: Self.methods])
        }
        return .text(current.withLock(\.self)?.description ?? "off")
    }
}
