import ChallengeCore
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("The name of a command", .limited)
struct SessionResolvingTests {
    private let root = RootDouble()

    private func shell(actions names: [String] = [], isInteractive: Bool = true) -> SessionUnderTest {
        root.screens = [[.stub(.stub("Home", actions: names.map { root.action($0) }))]]
        return SessionUnderTest(root, isInteractive: isInteractive)
    }

    @Test("is one of the screen's actions, which are those of this moment")
    func action() async throws {
        let shell = shell(actions: ["refresh"])
        #expect(try await shell.type("refresh"))
        #expect(root.calls == ["refresh"])
        root.push(.stub("List"))
        #expect(try await !shell.type("refresh"))
        #expect(root.calls == ["refresh"])
    }

    @Test("is the session's command where the screen has an action of that name too")
    func hidden() async throws {
        let shell = shell(actions: ["echo"])
        try await shell.type("echo a")
        #expect(root.calls == [])
        #expect(shell.output == "a\n")
    }

    @Test("may be shortened at the prompt, in any letter case, as long as it is the beginning of one name only")
    func prefix() async throws {
        let shell = shell(actions: ["refresh", "retry"])
        #expect(try await shell.type("ref"))
        #expect(try await shell.type("RET"))
        #expect(root.calls == ["refresh", "retry"])
    }

    @Test("lists the names that a beginning could be, in order")
    func ambiguous() async throws {
        let shell = shell(actions: ["retry", "refresh"])
        #expect(try await !shell.type("re"))
        #expect(shell.errors == "error: 're' could be refresh, retry\n")
        #expect(root.calls == [])
    }

    @Test("is the name that it is, whatever begins with it")
    func exact() async throws {
        let shell = shell(actions: ["more-of-it", "more"])
        #expect(try await shell.type("more"))
        #expect(root.calls == ["more"])
    }

    @Test("is that name in any letter case at the prompt, also where a destination is called so")
    func letterCase() async throws {
        let shell = shell(actions: ["more-of-it", "more"])
        root.routes = AppRoute.samples
        #expect(try await shell.type("MORE"))
        #expect(root.calls == ["more"])
        #expect(try await shell.type("HOME"))
        #expect(try await !shell.type("CHARACTERS"))
        #expect(shell.errors == "error: 'CHARACTERS' is a destination: type open characters\n")
    }

    @Test("must be spelled out in a script, whoever has started it")
    func spelledOut() async throws {
        #expect(try await !shell(actions: ["refresh"]).run("refres"))
        #expect(try await !shell(actions: ["refresh"], isInteractive: false).type("refres"))
        #expect(root.calls == [])
    }

    @Test("in a script is told as at the prompt where it could be several, and in full where it could be one")
    func spelledOutAdvice() async throws {
        let shell = shell(actions: ["refresh", "retry", "more-of-it"], isInteractive: false)
        #expect(try await !shell.type("RE"))
        #expect(try await !shell.type("m"))
        #expect(try await shell.type("help m"))
        #expect(
            shell.errors == """
                error: 'RE' could be refresh, retry
                error: no command 'm' on Home; did you mean 'more-of-it'?

                """)
        #expect(root.calls == [])
    }

    @Test(
        "that is unknown is an error that says where, and which was meant or how to find out",
        arguments: [
            ("refrehs", "no command 'refrehs' on Home; did you mean 'refresh'?"),
            ("zzz", "no command 'zzz' on Home; type help to see what is possible"),
            ("''", "no command '' on Home; type help to see what is possible"),
            ("OPEN", "no command 'OPEN' on Home; did you mean 'open'?"),
        ])
    func unknown(name: String, message: String) async throws {
        let shell = shell(actions: ["refresh"], isInteractive: false)
        #expect(try await !shell.run("echo a; \(name)"))
        #expect(shell.errors.hasPrefix("test.chal:1:9: error: \(message)\n"))
    }

    @Test("is said to be another screen's where it is one of a screen below")
    func below() async throws {
        let shell = shell(actions: ["refresh"])
        root.push(.stub("Detail"))
        #expect(try await !shell.type("refresh"))
        #expect(shell.errors == "error: no command 'refresh' on Detail, but there is one on Home\n")
        #expect(root.calls == [])
    }
}
