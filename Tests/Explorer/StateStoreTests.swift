import ChallengeTestSupport
import Testing

@testable import ChallengeExplorer

@Suite("A store of states", .limited)
struct StateStoreTests {
    private static func fingerprint(_ number: Int, on other: Int = 0, _ actions: [String] = []) -> StateFingerprint {
        StateFingerprint(
            screen: "Screen\(number)", kind: "Screen\(number) loaded", actions: actions, below: ["on Screen\(other)"])
    }

    private static func state(_ number: Int, _ lines: [String]) -> ReachedState {
        ReachedState(fingerprint: fingerprint(number), level: number + 1, lines: lines)
    }

    @Test("A store returns the lines that lead to each state, however many states are on the way")
    func lines() {
        let (login, second) = (["login ada", "home"], ["login ada", "home", "open 2"])
        let states: [(parent: Int?, lines: [String])] = [
            (nil, []), (nil, login), (1, second), (0, ["open 2"]), (2, second + ["back", "open 2"]),
        ]
        var store = StateStore()
        let numbers = states.enumerated().map { number, state in
            store.add(Self.state(number, state.lines), after: state.parent)
        }
        #expect(numbers == [0, 1, 2, 3, 4])
        #expect(store.map(\.lines) == states.map(\.lines))
        #expect(store.map(\.number) == [0, 1, 2, 3, 4])
        #expect(store.map(\.level) == [1, 2, 3, 4, 5])
        #expect(store.map(\.fingerprint) == (0..<5).map { Self.fingerprint($0) })
    }

    @Test("A store keeps the first of equal states")
    func equalStates() {
        var store = StateStore()
        let numbers = [
            store.add(Self.state(0, []), after: nil), store.add(Self.state(1, ["open 1"]), after: 0),
            store.add(Self.state(1, ["open 1", "refresh"]), after: 1),
        ]
        #expect(numbers == [0, 1, 1])
        #expect(store.map(\.lines) == [[], ["open 1"]])
    }

    @Test("Fingerprints that differ in one part are different")
    func fingerprints() {
        let all = [(0, 0, []), (0, 0, ["next"]), (0, 1, []), (1, 0, []), (1, 0, ["next"])].map(Self.fingerprint)
        var table = FingerprintTable()
        #expect(all.map { table.number(of: $0) } == [nil, nil, nil, nil, nil])
        let inserted = (all + all).map { table.insert($0) }
        #expect(inserted == all.map { _ in true } + all.map { _ in false })
        #expect(all.map(table.number) == [0, 1, 2, 3, 4])
        #expect((0..<table.count).map { table[$0] } == all)
    }
}
