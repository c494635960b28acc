import Foundation
import Testing

/// Apart from the other faults, because it takes as long as the time-out.
@Suite("With an API that says nothing")
struct SilentAPITests {
    @Test("an answer that does not come is waited for no longer than the time-out")
    func silence() async throws {
        let api = try await APIProgram("--fault", "delay 3600")
        let clock = ContinuousClock()
        let start = clock.now
        let result = try await Program().run("--base-url", api.address, "-c", "open characters")
        #expect(result.output.contains("in time"))
        #expect(result.status == 0)
        // 30 seconds are the limit of a request; the rest is for a machine with much to do.
        #expect(clock.now - start < .seconds(90))
    }
}
