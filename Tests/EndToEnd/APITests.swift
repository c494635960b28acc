import CVersion
import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization
import TestLimits
import Testing

@Suite("With an API over a socket", .startsPrograms)
struct APITests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test("a script prints the same bytes as with the catalogue within the program")
    func sameAsEmbedded() async throws {
        let script =
            "open characters; more; search rick; filter status=alive; open 1; back; filter clear; search 'é&=+ x'; open character 999"
        let url = try await APIProgram.shared().address
        let embedded = try await program.run("-c", script)
        let live = try await program.run("--base-url", url, "-c", script)

        #expect(embedded.status == 0)
        #expect(live.errors.isEmpty)
        // The addresses of the pictures begin with the API's.
        #expect(live.output.replacing(url, with: "https://rickandmortyapi.com") == embedded.output)
    }

    @Test("that is unreachable, a screen shows the error and a refresh fails")
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
        let url = try await APIProgram.shared().address
        let program = try Program(environment: ["API_BASE_URL": "http://127.0.0.1:9"])
        let nowhere = try await program.run("--width", "200", "-c", "open character 1")
        #expect(nowhere.output.contains("connection refused"))
        let somewhere = try await program.run("--base-url", url, "-c", "open character 1")
        #expect(somewhere.output.contains("Rick Sanchez"))
    }

    @Test("the program sends its name and version as the user agent")
    func userAgent() async throws {
        let agents = Mutex<Set<String>>([])
        let url = try await LoopbackServer.start { request in
            _ = agents.withLock { $0.insert(request.headers[.userAgent] ?? "") }
            return CatalogueServer.answer(to: request)
        }
        _ = try await program.run("--base-url", url.absoluteString, "-c", "open characters; open 1")
        #expect(agents.withLock { $0 } == ["challenge/\(CHALLENGE_VERSION)"])
    }

    @Test("that fails for a moment, the request is sent again after a pause, which only the trace shows")
    func pause() async throws {
        let url = try await CatalogueServer.failing(first: 1)
        let result = try await program.run("--base-url", url, "--trace", "-c", "open character 1")
        #expect(result.output.contains("  pause     503  GET /api/character/1\n  request   200, "))
        #expect(result.output.contains("Rick Sanchez"))
        #expect(result.errors.isEmpty)
        let timed = try await program.run(
            "--base-url", try await CatalogueServer.failing(first: 1), "--format", "json", "--trace", "--time", "-c",
            "open character 1")
        #expect(
            timed.output.contains(
                /\{"event":"pause","reason":"503","method":"GET","target":"\/api\/character\/1","milliseconds":[1-4]\d\d/
            ))
    }

    @Test("no thread is started for it before the first request")
    func threads() async throws {
        let url = try await CatalogueServer.baseURL()
        let result = try await program.runShell(
            """
            mkfifo in out
            "$CHALLENGE" --private --no-config --base-url \(url) < in > out &
            exec 3> in 4< out
            threads() { cat /proc/$!/task/*/comm | grep -c NIO; }
            echo 'echo before' >&3; read -r line <&4; echo "$line: $(threads)"
            echo 'open character 1; echo after' >&3
            while [ "$line" != after ]; do read -r line <&4; done; echo "$line: $(threads)"
            exec 3>&-; wait
            """)
        #expect(result.output.contains("before: 0\n"))
        #expect(result.output.contains(/after: [1-9]/))
    }

    @Test("the program still dies by SIGPIPE, silently, when its reader has gone")
    func reader() async throws {
        let url = try await APIProgram.shared().address
        let result = try await program.runShell(
            "yes 'open characters' 2>/dev/null | \"$CHALLENGE\" --base-url \(url) | head -n 1; echo \"${PIPESTATUS[1]}\""
        )
        #expect(result.errors.isEmpty)
        #expect(result.output.hasSuffix("\n141\n"))
    }
}
