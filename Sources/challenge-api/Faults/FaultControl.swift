import Hummingbird
import NIOCore

/// The path at which a running server is told how to fail. It never fails itself.
struct FaultControl: Sendable {
    static let path = "/faults"
    private static let methods = "GET, HEAD, PUT, DELETE"

    let faults: FaultSetting

    func answer(to request: Request) async -> Answer {
        switch request.method {
        case .get, .head: return report
        case .delete: faults.current = nil
        case .put:
            // Longer than any fault.
            guard let body = try? await request.body.collect(upTo: 1024) else {
                return .text("a fault is one short line", status: 413)
            }
            do {
                faults.current = try Fault(String(buffer: body))
            } catch {
                return .text(error.description, status: 400)
            }
        default:
            return .failure(405, "Only \(Self.methods)", headers: [.allow: Self.methods])
        }
        return report
    }

    private var report: Answer { .text(faults.current?.description ?? "off") }
}
