import ChallengeText
import ChallengeTestSupport
import Testing

@testable import ChallengeCore

@Suite("A stack whose copies share what they have in common")
struct SharedStackTests {
    @Test("has the elements of an array after the same changes", arguments: 1...50 as ClosedRange<UInt64>)
    func changes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (stack, array) = (SharedStack<Int>(), [Int]())
        for number in 0..<400 {
            if Int.random(in: 0..<5, using: &generator) < 3 {
                stack.append(number)
                array.append(number)
            } else {
                #expect(stack.popLast() == array.popLast())
            }
            #expect(stack.last == array.last && stack.count == array.count)
        }
        #expect(Array(stack) == array, "seed \(seed)")
        #expect(stack == SharedStack(array) && Set([stack]).contains(SharedStack(array)), "seed \(seed)")
        stack.append(0)
        #expect(stack != SharedStack(array + [1]) && stack != SharedStack(array), "seed \(seed)")
    }

    @Test("keeps its elements when a copy changes, and tells in which they differ", arguments: [0, 1, 2, 5, 6, 7, 30])
    func copies(shared: Int) {
        let before = SharedStack(0..<shared)
        var (one, other) = (before, before)
        for number in 0..<10 { one.append(100 + number) }
        for _ in 0..<4 { other.popLast() }
        other.append(200)
        #expect(Array(before) == Array(0..<shared))
        #expect(one.elements(above: before) == (100..<110).reversed())
        #expect(before.elements(above: one).isEmpty)
        #expect(before.elements(above: other) == (max(0, shared - 4)..<shared).reversed())
        #expect(other.elements(above: one) == [200])
        #expect(one.elements(above: other).count == 10 + min(4, shared))
        // Equal elements that were not appended together are not in common.
        #expect(SharedStack(0..<shared).elements(above: before).count == shared)
    }

    @Test("asks no element of those that are in common, and is freed however long it is")
    func long() {
        final class Element {}
        var stack = SharedStack((0..<200_000).map { _ in Element() })
        let before = stack
        weak let first = stack.first
        stack.append(Element())
        #expect(stack.elements(above: before).count == 1)
        #expect(first != nil)
        withExtendedLifetime(before) {}
    }
}
