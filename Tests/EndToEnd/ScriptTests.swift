import Foundation
import TestLimits
import Testing

@Suite("A script", .startsPrograms)
struct ScriptTests {
    @Test("prints the same bytes from standard input, from a file and from the command line, every time")
    func sameBytes() async throws {
        let walk = "open characters\nsearch rick\nfilter status=alive\nopen 1\nback\nrefresh\npath\n"
        let program = try Program()
        try program.write(walk, to: "walk.chal")
        let first = try await program.run(input: walk)
        #expect(first.status == 0)
        #expect(first.errors.isEmpty)
        #expect(first.output.contains("HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list"))
        let others = [
            try await program.run(input: walk), try await program.run("walk.chal"), try await program.run("-c", walk),
            try await program.runShell("cat walk.chal | \"$CHALLENGE\" -"),
        ]
        for other in others { #expect(other.output == first.output) }
    }

    @Test(
        "runs a program that is to fail, unless it may not, which is no failure to expect",
        arguments: [
            ("expect fails !sh -c 'touch run; exit 3'", 0, nil),
            ("expect fails !touch run", 1, "14: error: expected '!touch run' to fail, but it has succeeded"),
            ("expect fails expect fails !touch run", 0, nil),
        ] as [(String, Int32, String?)])
    func programs(script: String, status: Int32, message: String?) async throws {
        let program = try Program()
        for options in [["--safe", "--check"], ["--safe"]] {
            let result = try await program.run(options + ["-c", script], input: Data())
            #expect(result.errors.contains("error: no program is run and no file is written with --safe\n"))
            #expect(result.status == 1)
            #expect(try program.files.filter { !$0.contains("/") } == [])
        }
        let result = try await program.run("-c", script)
        #expect(result.status == status)
        #expect(message.map { result.errors.hasPrefix("<command 1>:1:\($0)\n") } ?? result.errors.isEmpty)
        #expect(try program.files.contains("run"))
    }

    @Test(
        "ends by itself, whatever its end looks like",
        arguments: [
            ("", 0), ("\n\n", 0), ("# nothing", 0), ("echo x", 0), ("echo x\r\n\r\n", 0), ("filter", 0),
            ("open characters\nfilter", 0), ("echo \\", 1), ("echo 'x", 1), ("\u{0}", 1),
        ])
    func endings(script: String, status: Int32) async throws {
        let result = try await Program().run(input: script)
        #expect(result.status == status)
        #expect(!result.wasSignalled)
        #expect(result.errors.isEmpty == (status == 0))
    }
}
