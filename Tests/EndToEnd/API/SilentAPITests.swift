import Foundation
import TestLimits
import Testing

/// Apart from the other faults, because it takes as long as the time-out.
@Suite("With an API that says nothing", .startsPrograms)
struct SilentAPITests {
    @Test("an answer that does not come is waited for no longer than the time-out")
    func silence() async throws {
        let api = try await APIProgram("--fault", "delay 3600")
        let result = try await Program().run("--base-url", api.address, "-c", "open characters")
        #expect(result.output.contains("in time"))
        #expect(result.status == 0)
    }
}
