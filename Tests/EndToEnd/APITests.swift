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

        #expect(embedded.status == 0)
        #expect(live.errors.isEmpty)
        #expect(live.output == embedded.output)
    }

    @Test("that is not there, a screen says so and a refresh fails")
    func unreachable() async throws {
        // The port of the discard service (RFC 863), which no machine offers any more.
        let result = try await program.run(
            "-k", "--width", "200", "--base-url", "http://127.0.0.1:9", "-c", "open characters", "-c", "refresh")
        #expect(
            result.output.contains("Cannot load /api/character?page=1: connection refused.")
        )
        #expect(result.output.contains("Check the connection, then type retry."))
        #expect(result.errors.contains("error: cannot load /api/character?page=1: connection refused"))
        #expect(result.status == 1)
    }

    @Test("is the one that API_BASE_URL names, unless --base-url names another")
    func environment() async throws {
        let url = try await CatalogueServer.baseURL()
        let program = try Program(environment: ["API_BASE_URL": "http://127.0.0.1:9"])
        let nowhere = try await program.run("--width", "200", "-c", "open character 1")
        #expect(nowhere.output.contains("connection refused"))
        let somewhere = try await program.run("--base-url", url, "-c", "open character 1")
        #expect(somewhere.output.contains("Rick Sanchez"))
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
