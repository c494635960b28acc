import ChallengeCatalogue
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Holds the current fault, and answers requests that read or set the fault. Any task may use this object.
final class FaultEndpoint: Sendable {
    /// The path of the requests that read or set the fault. No fault affects these requests.
    static let path = "/faults"
    private static let methods = "GET, HEAD, PUT, DELETE"
    /// The header that a request must have to set the fault, with any value. Forms and links cannot send this header. A
    /// script of another site needs a preflight to send it, and the preflight fails (OWASP, "Custom request headers").
    static let guardHeader = "X-Requested-With"

    private let current: Mutex<ServerFault?>

    init(_ fault: ServerFault?) { current = Mutex(fault) }

    /// Returns the fault for the next request. If the fault is limited to a number of requests, counts down.
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

    /// Answers with the current fault, which the request may set first. Only this machine may set the fault: the Host
    /// must name the loopback interface. A page that reaches the server by another name cannot send this (DNS rebinding).
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
            // This limit is larger than any fault needs.
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
