import ChallengeInjection
import InjectionTestSupport
import Synchronization
import TestLimits
import Testing

@Suite("A test with a container of its own", .container { $0.number.register { Fixed(number: 2) } }, .limited)
struct ContainerTraitTests {
    private static let seen = Mutex<[ObjectIdentifier: Container]>([:])

    @Test("has what all of its suite have, and nobody else's container", arguments: 1...20)
    func own(number: Int) async {
        #expect(Container.shared.number().number == 2)
        Container.shared.number.register { Fixed(number: number) }
        await Task.yield()
        #expect(Container.shared.number().number == number)
        // Those seen before are held, so that none can be at the place of an earlier one.
        let container = Container.shared
        #expect(Self.seen.withLock { $0.updateValue(container, forKey: ObjectIdentifier(container)) } == nil)
    }

    @Test("may add to that", .container { $0.uniquePart.register { Part("double") } })
    func added() {
        #expect(Container.shared.uniquePart().name == "double")
    }
}
