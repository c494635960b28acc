import Foundation
import ChallengeTestLimits

/// Cases that need the built program: the server's arguments, ports, files, log and signals.
@Suite("The options of the API's server", .startsPrograms)
struct ServerOptionTests {
    private let program = Program()

    /// Runs the server to its end.
    private func run(_ arguments: String...) async throws -> Program.Result {
        try await program.run(executable: "challenge-api", arguments)
    }

    @Test("The server serves a given copy of a catalogue instead of the embedded one")
    func catalogue() async throws {
        try program.write(
            """
            {"source":"x","date":"2026-01-31T12:00:00Z","characters":[{"id":7,"name":"Someone Else"}],
            "episodes":[],"locations":[]}
            """, to: "copy.json")
        let api = try await APIProgram("--catalogue", program.folder.path + "/copy.json")
        #expect(try await api.ask("GET", "/api/character").text.contains(#""count":1,"#))
        #expect(try await api.ask("GET", "/api/character/7").text.contains("Someone Else"))
        #expect(try await api.ask("GET", "/api/character/1").status == 404)
        #expect(try await api.ask("GET", "/api/game/cover/62.jpeg").status == 200)
    }

    @Test("A store without a copy is refused, and the copy in a store is served")
    func store() async throws {
        #expect(try await program.run("-c", "search rick").status == 0)
        let result = try await run("--catalogue", program.storeFile.path)
        #expect(result.status == 65)
        let path = program.storeFile.path
        #expect(result.errors == "challenge-api: error: \(path) is not a copy of a catalogue: there is none in it\n")
        let copied = CopiedAPI(.embedded(characters: { $0.suffix(3) }, locations: { $0.prefix(21) }))
        #expect(try await program.run("--base-url", try await copied.start(), "-c", "sync").status == 0)
        let api = try await APIProgram("--catalogue", program.storeFile.path)
        #expect(try await api.ask("GET", "/api/character?page=1").text.contains(#""count":3,"#))
        #expect(try await api.ask("GET", "/api/location/21").status == 200)
        #expect(try await api.ask("GET", "/api/character/avatar/824.jpeg").status == 200)
        #expect(try await api.ask("GET", "/api/character/avatar/1.jpeg").status == 404)
    }

    @Test("An unreadable or malformed copy ends the server with the cause and the place")
    func badCatalogue() async throws {
        let missing = try await run("--catalogue", "missing.json")
        #expect(missing.status == 66)
        #expect(missing.errors == "challenge-api: error: missing.json cannot be read: No such file or directory\n")

        try program.write(#"{"date":"2026-01-31T12:00:00Z","characters":[{"id":1}]}"#, to: "bad.json")
        let bad = try await run("--catalogue", "bad.json")
        #expect(bad.status == 65)
        #expect(
            bad.errors
                == "challenge-api: error: bad.json is not a copy of a catalogue: 'characters[0].name' is missing\n")
    }

    @Test("A port in use ends the server with a remedy")
    func portInUse() async throws {
        let port = try await APIProgram.shared().port
        let result = try await run("--port", String(port))
        #expect(result.status == 69)
        #expect(result.output.isEmpty)
        #expect(
            result.errors
                == "challenge-api: error: 127.0.0.1:\(port) is in use; choose another port with --port, or any with --port 0\n"
        )
    }

    @Test(
        "A host without a usable address ends the server with the cause", arguments: ["192.0.2.1", "no host.invalid"])
    func host(host: String) async throws {
        let result = try await run("--port", "0", "--host", host)
        #expect(result.status == 69)
        #expect(result.errors.hasPrefix("challenge-api: error: cannot listen at \(host):0: "))
        #expect(!result.errors.contains("Error"))
    }

    @Test(
        "Wrong options have another exit status than failures",
        arguments: [
            ["--port", "65536"], ["--port", "x"], ["--latency", "-1"], ["--latency", "nan"], ["--idle-timeout", "0"],
            ["--idle-timeout", "nan"], ["--fault", "status"], ["--fault", "rain"], ["--unknown"], ["more"],
        ])
    func wrong(arguments: [String]) async throws {
        let result = try await program.run(executable: "challenge-api", arguments)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: "))
    }

    @Test(
        "A wrong option never sends escape sequences to the terminal",
        arguments: [
            ["\u{1B}]0;x\u{7}"], ["--port", "\u{1B}[31m"], ["--fault", "\u{1B}[31m"], ["--catalogue", "\u{1B}[31m"],
            ["--port", "0", "--host", "\u{1B}[31m"],
        ])
    func hostileOption(arguments: [String]) async throws {
        let result = try await program.run(executable: "challenge-api", arguments)
        #expect(result.status != 0)
        #expect(!result.errors.isEmpty)
        #expect(result.errors.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
    }

    @Test(
        "A connection closes if its request does not begin, stalls or is finished",
        arguments: [
            "", "GET /api HT", "GET /api HTTP/1.1\r\nHost: a\r\n", "PUT /api HTTP/1.1\r\nContent-Length: 9\r\n\r\nx",
            "GET /api HTTP/1.1\r\nHost: a\r\n\r\n",
        ])
    func idle(request: String) async throws {
        let api = try await APIProgram("--idle-timeout", "0.1")
        let isAnswered = request.hasSuffix("a\r\n\r\n")
        #expect(try await api.send(request).starts(with: Data("HTTP/1.1 200".utf8)) == isAnswered)
    }

    @Test("Requests are logged on standard error without escape sequences")
    func log() async throws {
        let result = try await program.runShell(
            """
            mkfifo addresses
            "\(APIProgram.path)" --port 0 > addresses 2> log & server=$!
            read -r address < addresses
            exec 3<> "/dev/tcp/127.0.0.1/${address##*:}"
            printf 'GET /api/%%1B[31m%%0A?x HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n' >&3
            cat <&3 > answer
            kill -TERM $server; wait $server; echo $?; cat log >&2
            """)
        #expect(result.output.hasSuffix("143\n"))
        #expect(result.errors.contains("GET /api/%1B[31m%0A?x 404"))
        #expect(result.errors.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
    }

    @Test("An interrupt and a termination end the server, as any program", arguments: [("INT", 130), ("TERM", 143)])
    func signals(signal: String, status: Int) async throws {
        let result = try await program.runShell(
            """
            set -m
            mkfifo addresses
            "\(APIProgram.path)" --port 0 --quiet > addresses & server=$!
            read -r address < addresses
            kill -\(signal) $server; wait $server; echo $?
            """)
        #expect(result.output.hasSuffix("\(status)\n"))
    }
}
