import ChallengeTestSupport
import FoundationEssentials
import Synchronization
import Testing

/// A source of images: of each a name and as many bytes of its first letter as it is large.
final class Album: Sendable {
    struct Missing: Error, Equatable {
        let name: String
    }

    private struct State {
        var sizes: [String: Int]
        var fetched: [String] = []
        var gates: [String: Gate] = [:]
        var isOpen: Bool
    }

    private let state: Mutex<State>

    /// - Parameter isOpen: whether requests are answered before ``open()``.
    init(sizes: [String: Int], isOpen: Bool = true) {
        state = Mutex(State(sizes: sizes, isOpen: isOpen))
    }

    /// The names that were asked for, in order.
    var fetched: [String] { state.withLock { $0.fetched } }

    func url(_ name: String) throws -> URL { try #require(URL(string: "https://images/\(name)")) }

    func add(_ name: String, size: Int) { state.withLock { $0.sizes[name] = size } }

    func fetch(_ url: URL) async throws -> Data {
        let name = url.lastPathComponent
        state.withLock { $0.fetched.append(name) }
        await gate(of: name).pass()
        try Task.checkCancellation()
        guard let size = state.withLock({ $0.sizes[name] }), let letter = name.utf8.first else {
            throw Missing(name: name)
        }
        return Data(repeating: letter, count: size)
    }

    func waitForRequest(of name: String) async { await gate(of: name).waitForArrival() }

    /// Answers all requests, those that wait and those to come.
    func open() {
        let gates = state.withLock { state in
            state.isOpen = true
            return state.gates.values.map { $0 }
        }
        for gate in gates { gate.open() }
    }

    private func gate(of name: String) -> Gate {
        state.withLock { state in
            if let gate = state.gates[name] { return gate }
            let gate = Gate()
            if state.isOpen { gate.open() }
            state.gates[name] = gate
            return gate
        }
    }
}
