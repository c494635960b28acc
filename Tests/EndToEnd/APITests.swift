import CChallengeVersion
import FlyingFox
import Foundation
import ChallengeProcessTestSupport
import Synchronization
import ChallengeTestLimits

/// Cases that need the built program: its address from the environment, its sockets and threads, and the same bytes from each
/// source of data.
@Suite("An API over a socket", .startsPrograms)
struct APITests {
    private let program = Program()

    @Test(
        "A script prints the same bytes as with the built-in data",
        arguments: [
            "open characters; more; search rick; filter status=alive; open 1; back; filter clear; search 'é&=+ x'",
            "open games; more; search zelda; open 3; back; search ''; search nothing-like-it; open game 999",
            """
            open episodes; more; search S03E07; open 28; open 8; open location; open 1; open origin; back; episodes
            search s5; open locations; filter type=planet dimension=c-137; filter clear; open location 20; refresh
            open challenge://episode/detail/999; open challenge://location/detail/999; open character 999
            """,
        ])
    func sameAsEmbedded(script: String) async throws {
        let url = try await CatalogueServer.baseURL()
        // The addresses of the pictures begin with the address of the API.
        func run(_ options: String...) async throws -> String {
            let result = try await program.run(options + ["-c", script])
            #expect(result.status == 0 && result.errors.isEmpty)
            return result.output.replacing(#/https?:\/\/[^\/]+/#, with: "")
        }
        let embedded = try await run()
        #expect(try await run("--base-url", url) == embedded)
    }

    @Test("An unreachable API is reported; API_BASE_URL names an API, unless --base-url names another")
    func unreachable() async throws {
        // The port of the discard service (RFC 863), which machines no longer offer.
        let result = try await program.run(
            "-k", "--width", "200", "--base-url", "http://127.0.0.1:9", "-c", "open characters", "-c", "refresh")
        #expect(result.output.contains("Cannot load /api/character?page=1: connection refused."))
        #expect(result.output.contains("Check the connection, then type retry."))
        #expect(result.errors.contains("error: cannot load /api/character?page=1: connection refused"))
        #expect(result.status == 1)
        let url = try await CatalogueServer.baseURL()
        let other = Program(environment: ["API_BASE_URL": "http://127.0.0.1:9"])
        let nowhere = try await other.run("--width", "200", "-c", "open character 1")
        #expect(nowhere.output.contains("connection refused"))
        let somewhere = try await other.run("--base-url", url, "-c", "open character 1")
        #expect(somewhere.output.contains("Rick Sanchez"))
    }

    /// Takes the whole timeout, which only the built program has.
    @Test("The wait for an answer ends at the timeout")
    func silence() async throws {
        let catalogue = SilentCatalogue()
        catalogue.isSilent = true
        let result = try await program.run("--base-url", catalogue.start(), "-c", "open characters")
        #expect(result.output.contains("in time"))
        #expect(result.status == 0)
    }

    @Test("Without libcurl the error says what to install, and the embedded data works")
    func missingLibrary() async throws {
        // Empty files, which the loader takes for the libraries.
        let program = Program(environment: ["LD_LIBRARY_PATH": "libraries"])
        for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] { try program.write("", to: "libraries/\(name)") }
        #expect(try await program.run("-c", "open character 1").output.contains("Rick Sanchez"))
        let missing = "libcurl is missing; install libcurl4 (apt) or libcurl (dnf)"
        let live = try await program.run("--live", "--width", "200", "-c", "open character 1; retry")
        #expect(live.output.contains("Cannot load /api/character/1: \(missing).\nType retry to try again.\n"))
        #expect(live.errors.contains("error: cannot load /api/character/1: \(missing)\n") && live.status == 1)
    }

    @Test("The program sends its name and version as the user agent")
    func userAgent() async throws {
        let agents = Mutex<Set<String>>([])
        let url = try await LoopbackServer.start { request in
            _ = agents.withLock { $0.insert(request.headers[HTTPHeader("User-Agent")] ?? "") }
            return CatalogueServer.answer(to: request)
        }
        _ = try await program.run("--base-url", url.absoluteString, "-c", "open characters; open 1")
        #expect(agents.withLock { $0 } == ["challenge/\(CHALLENGE_VERSION)"])
    }

    @Test("The proxy of the environment is used, except for an API on this machine")
    func proxies() async throws {
        let hosts = Mutex<[String]>([])
        let url = try await LoopbackServer.start { request in
            hosts.withLock { $0.append(request.headers[.host] ?? "") }
            return CatalogueServer.answer(to: request)
        }
        let program = Program(environment: ["http_proxy": url.absoluteString, "no_proxy": ""])
        _ = try await program.run("--base-url", "http://api.example", "-c", "open character 1")
        #expect(hosts.withLock { $0.first } == "api.example")
        let other = Program(environment: ["http_proxy": "http://127.0.0.1:9", "no_proxy": ""])
        for address in [url.absoluteString, url.absoluteString.replacing("127.0.0.1", with: "localhost")] {
            #expect(
                try await other.run("--base-url", address, "-c", "open character 1").output.contains("Rick Sanchez"))
        }
    }

    @Test(
        "A proxy that cannot be used is told without its password",
        arguments: [
            "socks9://u:PASSWORD@h:1", "http://u:PASSWORD@[::", "u:PASSWORD@h.invalid:1",
            "socks5://u:PASS@WORD@127.0.0.1:9",
            "x://u:PASS'WORD@h", "http://u:PASS WORD@h:x",
        ])
    func proxyPassword(proxy: String) async throws {
        let program = Program(environment: ["http_proxy": proxy, "no_proxy": ""])
        let result = try await program.run(
            "--base-url", "http://api.example", "--format", "json", "--trace", "-c", "open character 1")
        #expect(result.output.contains(#""state":"error""#))
        #expect(!(result.output + result.errors).contains("WORD"))
    }

    @Test("No networking thread starts before the first request")
    func threads() async throws {
        let url = try await CatalogueServer.baseURL()
        let result = try await program.runShell(
            """
            mkfifo in out
            "$CHALLENGE" --private --no-config --base-url \(url) < in > out &
            exec 3> in 4< out
            threads() { cat /proc/$!/task/*/comm | grep -c libcurl; }
            echo 'echo before' >&3; read -r line <&4; echo "$line: $(threads)"
            echo 'open character 1; echo after' >&3
            while [ "$line" != after ]; do read -r line <&4; done; echo "$line: $(threads)"
            exec 3>&-; wait
            """)
        #expect(result.output.contains("before: 0\n"))
        #expect(result.output.contains(/after: [1-9]/))
    }
}
