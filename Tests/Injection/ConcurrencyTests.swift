import InjectionTestSupport
import TestLimits
import Testing

@Suite("Resolving at the same time", .limited)
struct ConcurrencyTests {
    @Test("gives all the same part, made once, and each task its own overrides, in 1,000 rounds")
    func rounds() async {
        #expect(await ConcurrencyRounds.failures(in: 1_000) == [])
    }
}
