import Testing

@Suite("With an API over a socket")
struct APITests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test("a script prints the same bytes as with the catalogue within the program")
    func sameAsEmbedded() async throws {
        let script =
            "open characters; more; search rick; filter status=alive; open 1; back; filter clear; search 'é&=+ x'; open 999"
        let url = try await CatalogueServer.baseURL()
        let embedded = try await program.run("-c", script)
        let live = try await program.run("--base-url", url, "-c", script)
        let byEnvironment = try await Program(environment: ["API_BASE_URL": url]).run("-c", script)

        #expect(embedded.status == 0)
        #expect(live.errors.isEmpty)
        #expect(live.output == embedded.output)
        #expect(byEnvironment.output == embedded.output)
    }

    @Test("that is not there, a screen says so and a refresh fails")
    func unreachable() async throws {
        // The port of the discard service (RFC 863), which no machine offers any more.
        let result = try await program.run(
            "-k", "--width", "200", "--base-url", "http://127.0.0.1:9", "-c", "open characters", "-c", "refresh")
        #expect(
            result.output.contains("The characters could not be loaded: the API cannot be reached (connection refused)")
        )
        #expect(result.output.contains("Type retry to try again."))
        #expect(result.errors.contains("error: The characters could not be loaded"))
        #expect(result.status == 1)
    }

    @Test("the program still dies by SIGPIPE, silently, when its reader has gone")
    func reader() async throws {
        let url = try await CatalogueServer.baseURL()
        let result = try await program.runShell(
            "yes 'open characters' 2>/dev/null | \"$CHALLENGE\" --base-url \(url) | head -n 1; echo \"${PIPESTATUS[1]}\""
        )
        #expect(result.errors.isEmpty)
        #expect(result.output.hasSuffix("\n141\n"))
    }
}
