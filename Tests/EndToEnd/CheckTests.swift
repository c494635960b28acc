import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization
import TestLimits
import Testing

@Suite("With --check", .startsPrograms)
struct CheckTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test("a script without a mistake is passed over in silence, and nothing of it is carried out")
    func silence() async throws {
        try program.write("search rick; echo a\nopen 1\nback 2", to: "a.chal")
        for arguments in [["--check", "a.chal"], ["-n", "-c", "echo a", "a.chal"], ["-n", "--echo", "-"], ["-n"]] {
            let result = try await program.run(arguments, input: Data("open characters; open 1".utf8))
            #expect(result.output.isEmpty)
            #expect(result.errors.isEmpty)
            #expect(result.status == 0)
        }
    }

    @Test("every mistake in all scripts is told at once, each as carrying out would, with status 1")
    func mistakes() async throws {
        try program.write("opne\necho 'x\n", to: "a.chal")
        let result = try await program.run("-n", "-c", "open charcters; echo a", "a.chal", "-", input: "back")
        #expect(result.output.isEmpty)
        #expect(
            result.errors == """
                <command 1>:1:6: error: no destination named 'charcters'; did you mean 'characters'?
                  open charcters; echo a
                       ^
                a.chal:1:1: error: no command 'opne' on Home; did you mean 'open'?
                  opne
                  ^
                a.chal:2:6: error: the quote ' is not closed on this line
                  echo 'x
                       ^
                <stdin>:1:1: error: this is the first screen: there is nothing to go back to
                  back
                  ^

                """)
        #expect(result.status == 1)
    }

    @Test("mistakes are told as events as well with --format json")
    func json() async throws {
        let result = try await program.run("-n", "--format", "json", "-c", "echo a\nopen charcters")
        #expect(
            result.output == """
                {"event":"error","source":"<command 1>","line":2,"column":6,"message":"no destination named 'charcters'; did you mean 'characters'?"}

                """)
        #expect(result.errors.hasPrefix("<command 1>:2:6: error: no destination named 'charcters'"))
        #expect(result.status == 1)
    }

    @Test("a script that cannot be read is told of, with status 66, and the others are checked")
    func unreadable() async throws {
        let result = try await program.run("-n", "-c", "bakc", "nope.chal", "-", input: "open nowhere")
        let lines = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
        #expect(
            lines == [
                "<command 1>:1:1: error: no command 'bakc' on Home; did you mean 'back'?",
                "error: 'nope.chal' cannot be read: No such file or directory",
                "<stdin>:1:6: error: no destination named 'nowhere'; this screen lists nothing",
            ])
        #expect(result.status == 66)
    }

    @Test("the link to start at is where the scripts begin")
    func link() async throws {
        let link = try await program.run("-n", "--open", "challenge://character/list", "-c", "more; back 2")
        #expect(link.errors.hasPrefix("<command 1>:1:12: error: from here one can go back 1 at most\n"))
        let wrong = try await program.run("-n", "--open", "://", "-c", "more")
        #expect(wrong.errors.hasPrefix("<link>:1:6: error: '://' is not a link\n"))
    }

    @Test("nothing is read or written below the home, and no API is asked")
    func untouched() async throws {
        let requests = Mutex(0)
        let url = try await LoopbackServer.start { request in
            requests.withLock { $0 += 1 }
            return CatalogueServer.answer(to: request)
        }.absoluteString
        let script =
            "open characters; search rick; recent; open 1; refresh; history; filter status=dead; more; recent clear"
        // Whoever reads the start-up file, the history or the recent searches complains of these.
        let home = try Program()
        for folder in [".config/challenge/startup.chal", ".local/state/challenge/history"] {
            try home.write("", to: "\(folder)/x")
        }
        try home.write("", to: ".local/share/challenge/store.sqlite/x")
        for program in [program, home] {
            let before = try program.files
            for source in [[], ["--live"], ["--base-url", url]] {
                let result = try await program.run(["-n", "-c", script] + source, input: Data())
                #expect(result.errors.isEmpty)
                #expect(result.output.isEmpty)
                #expect(result.status == 0)
            }
            #expect(try program.files == before)
        }
        #expect(requests.withLock { $0 } == 0)
        // The same script does all that without --check.
        let run = try await program.run(["-c", script, "--base-url", url], input: Data())
        #expect(run.status == 1 || run.status == 0)
        #expect(requests.withLock { $0 } > 0)
        #expect(try program.files.contains(".local/share/challenge/store.sqlite"))
    }
}
