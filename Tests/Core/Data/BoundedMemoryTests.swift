import Synchronization
import Testing

@testable import ChallengeCore

@Suite("A cache in memory")
struct BoundedMemoryTests {
    @Test("has what was used last, as far as its limit allows")
    func eviction() {
        var memory = BoundedMemory<String, Int>(limit: 10)
        for (number, key) in ["a", "b", "c"].enumerated() { memory.hold(number, size: 3, for: key) }
        #expect(memory.value(for: "a") == 0)
        memory.hold(3, size: 4, for: "d")
        #expect(["a", "b", "c", "d"].map { memory.value(for: $0) } == [0, nil, 2, 3])
        memory.hold(4, size: 11, for: "a")
        memory.hold(nil, size: 0, for: "c")
        #expect(["a", "c", "d"].map { memory.value(for: $0) } == [nil, nil, 3])
        memory.hold(5, size: 6, for: "e")
        #expect(["a", "c", "d", "e"].map { memory.value(for: $0) } == [nil, nil, 3, 5])
        for number in 0..<100 { memory.hold(number, size: 5, for: "\(number % 3)") }
        #expect(["0", "1", "2", "d"].map { memory.value(for: $0) } == [99, nil, 98, nil])
        for number in 0..<100 { memory.hold(number, size: number % 6, for: "0") }
        #expect(["0", "2"].map { memory.value(for: $0) } == [99, 98])
    }

    @Test("compares no key with all others, however many there are")
    func comparisons() {
        let compared = Mutex(0)
        struct Key: Hashable {
            let number: Int
            let onComparison: () -> Void

            static func == (one: Key, other: Key) -> Bool {
                one.onComparison()
                return one.number == other.number
            }
            func hash(into hasher: inout Hasher) { hasher.combine(number) }
        }
        var memory = BoundedMemory<Key, Int>(limit: 1_000)
        for number in 0..<10_000 {
            memory.hold(number, size: 1, for: Key(number: number) { compared.withLock { $0 += 1 } })
            _ = memory.value(for: Key(number: max(0, number - 500)) { compared.withLock { $0 += 1 } })
        }
        #expect(compared.withLock { $0 } < 20 * 10_000)
    }
}
