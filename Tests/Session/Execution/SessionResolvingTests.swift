@testable import ChallengeShellTestSupport

@Suite("The name of a command", .limited)
struct SessionResolvingTests {
    private let app = AppUnderTest()

    private func shell(actions names: [String] = [], isInteractive: Bool = true) -> SessionUnderTest {
        app.show(.stub("Home", actions: names.map { app.action($0) }))
        return SessionUnderTest(app, isInteractive: isInteractive)
    }

    @Test("A name may be an action of the current screen")
    func action() async throws {
        let shell = shell(actions: ["refresh"])
        #expect(try await shell.type("refresh"))
        #expect(app.calls == ["refresh"])
        app.push(.stub("List"))
        #expect(try await !shell.type("refresh"))
        #expect(app.calls == ["refresh"])
    }

    @Test(
        "A session's name precedes a screen's, and a prompt takes any unique prefix in any letter case that is no name",
        arguments: [
            (["echo"], ["echo a"], [], ""),
            (["refresh", "retry"], ["ref", "RET"], ["refresh", "retry"], ""),
            (["more-of-it", "more"], ["more", "MORE"], ["more", "more"], ""),
            (["retry", "refresh"], ["re"], [], "error: 're' could be record, refresh, retry\n"),
        ])
    func prefix(actions: [String], lines: [String], calls: [String], errors: String) async throws {
        let shell = shell(actions: actions)
        for line in lines { #expect(try await shell.type(line) == errors.isEmpty) }
        #expect(app.calls == calls)
        #expect(shell.errors == errors)
    }

    @Test(
        "An answer to no question runs no command that begins with it, but may be a name",
        arguments: ["n", "NO", "y", "yes"])
    func answer(word: String) async throws {
        let shell = shell(actions: ["new", "note", "yesterday"])
        #expect(try await !shell.type(word))
        #expect(shell.errors == "error: no question is open, so '\(word)' answers nothing\n")
        #expect(try await self.shell(actions: ["n", "no", "y", "yes"]).type(word))
        #expect(app.calls == [word.lowercased()])
    }

    @Test(
        "An unknown name that differs only in hyphens from a name suggests it, even before another program's command",
        arguments: [
            ("logout", "no command 'logout' on Home; did you mean 'log-out'?"),
            ("log out now", "no command 'log' on Home; did you mean 'log-out'?"),
            ("sign in", "no command 'sign' on Home; did you mean 'sign-in'?"),
            ("Sign-In-", "no command 'Sign-In-' on Home; did you mean 'sign-in'?"),
        ])
    func hyphens(line: String, message: String) async throws {
        let shell = shell(actions: ["log-out", "sign-in", "sign-up"], isInteractive: false)
        #expect(try await !shell.type(line))
        #expect(shell.errors == "error: \(message)\n")
    }

    @Test("Names are found in any letter case at the prompt, also of destinations, and must be spelled out in a script")
    func letterCase() async throws {
        let shell = SessionUnderTest(AppUnderTest(declaring: .routes), isInteractive: true)
        #expect(try await shell.type("HOME"))
        #expect(try await shell.type("CHARACTERS"))
        #expect(shell.app.path == ["Place.home", "Place.list"])
        #expect(try await !self.shell(actions: ["refresh"]).run("refres"))
        #expect(try await !self.shell(actions: ["refresh"], isInteractive: false).type("refres"))
        #expect(app.calls == [])
    }

    @Test("An abbreviation in a script is an error, with the possible names")
    func spelledOutAdvice() async throws {
        let shell = shell(actions: ["refresh", "retry", "more-of-it"], isInteractive: false)
        #expect(try await !shell.type("RE"))
        #expect(try await !shell.type("m"))
        #expect(try await shell.type("help m"))
        #expect(
            shell.errors == """
                error: 'RE' could be record, refresh, retry
                error: no command 'm' on Home; did you mean 'more-of-it'?

                """)
        #expect(app.calls == [])
    }

    @Test(
        "An unknown name is an error with its place, and the nearest name or the advice to type help",
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

    @Test(
        "A command of other programs, a place or a row is an error with the right command",
        arguments: [
            ("ls", "type show to see the screen again, or routes to see"),
            ("cd characters", "type open DESTINATION; routes lists them"), ("CLS", "type clear to clear the screen"),
            ("7", "did you mean 'open 7'?"), ("0", "type help to see"),
            ("Jo", "did you mean 'open \"Jo Doe\"' or 'open Jones'?"), ("jo d", "did you mean 'open \"Jo Doe\"'?"),
            ("J", "type help to see"), ("peo", "did you mean 'open people'?"),
        ])
    func foreign(line: String, hint: String) async throws {
        app.show(.stub("List", selection: app.selection([1: "Jo Doe", 2: "Jones", 3: "Ann"])))
        app.features = [GivenFeature(descriptions: [.stub("People", Place.list, route: "people")])]
        let shell = SessionUnderTest(app)
        #expect(try await !shell.run(line))
        #expect(shell.errors.split(separator: "\n").first?.contains(hint) == true)
    }

    @Test("An action of a screen below is an error with the name of that screen")
    func below() async throws {
        let shell = shell(actions: ["refresh"])
        app.push(.stub("Detail"))
        #expect(try await !shell.type("refresh"))
        #expect(shell.errors == "error: no command 'refresh' on Detail, but there is one on Home\n")
        #expect(app.calls == [])
    }
}
