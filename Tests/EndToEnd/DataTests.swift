import Foundation
import TestLimits
import Testing

@Suite("What a session keeps", .startsPrograms)
struct DataTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test("are the recent searches, for the next session")
    func recentSearches() async throws {
        _ = try await program.run("-c", "search rick; search morty; search RICK")
        let next = try await program.run("-c", "open characters; recent")

        #expect(next.output.hasSuffix("  • RICK\n  • morty\n"))
        #expect(try program.files.contains(".local/share/challenge/store.sqlite"))
    }

    @Test("costs one warning where it cannot be written, and the session goes on")
    func unusable() async throws {
        try program.write("", to: ".local")
        let result = try await program.run("-c", "search rick; search morty; recent")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("  • morty\n  • rick\n"))
        #expect(result.errors.hasPrefix("warning: recent searches are kept for this session only:"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }
}
