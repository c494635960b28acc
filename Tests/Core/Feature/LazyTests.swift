import Synchronization
import Testing

@testable import ChallengeCore

@Suite("A lazy property")
struct LazyTests {
    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    private struct Owner {
        @Lazy var number: Int

        init(_ counter: Counter) {
            _number = Lazy { counter.count.add(1, ordering: .relaxed).newValue }
        }
    }

    @Test("is made when it is first asked for, and once for all copies of its owner")
    func made() {
        let counter = Counter()
        let owner = Owner(counter)
        let copy = owner
        #expect(counter.count.load(ordering: .relaxed) == 0)
        #expect(owner.number == 1)
        #expect(copy.number == 1 && owner.number == 1)
    }
}
