import Foundation
@testable import ChallengeShellTestSupport

@Suite("A session", .limited)
struct SessionTests {
    private let shell = SessionUnderTest()

    @Test("The changed screen is printed after all work of the command, in one piece, or that nothing has changed")
    func display() async throws {
        let app = AppUnderTest()
        let shell = SessionUnderTest(app)
        app.work = {
            app.work = {}
            app.push(.stub("List", rows: ["a"]), Outgoing.list)
        }
        #expect(try await shell.type("home"))
        #expect(shell.writes == [.output("↪ Outgoing.list → Place.list\n\nHome › List\na\n")])
        #expect(try await self.shell.type("home"))
        #expect(self.shell.writes == [.output("Already on Home\n")])
    }

    @Test(
        "Neither is printed after a command that prints or ends the session",
        arguments: ["echo", "path", "show", "exit"])
    func answered(command: String) async throws {
        #expect(try await shell.type(command))
        #expect(!shell.output.contains("nothing has changed"))
    }

    @Test("With --strict an action on an error screen fails, but a command that only prints does not")
    func strict() async throws {
        let app = AppUnderTest()
        app.show(.stub("Home", state: .error, actions: [app.action("again")]))
        let shell = SessionUnderTest(app, isStrict: true)
        #expect(try await shell.type("path"))
        #expect(try await shell.type("expect fails nope"))
        #expect(try await !shell.type("again"))
        #expect(shell.errors == "error: the command ended on an error screen (), so --strict undid it\n")
    }

    @Test("Redirects are printed as they are followed, and no other navigations, and have their command")
    func navigations() async throws {
        let shell = SessionUnderTest(AppUnderTest(declaring: .routes))
        try await shell.run("  open 'characters'  # there\nback")
        #expect(shell.output == "↪ Outgoing.list → Place.list\n\nHome › List\n\nHome\n")
        try await shell.run("  open 'test://character/5'  # there")
        #expect(shell.root.top?.origin == "open 'test://character/5'")
    }

    @Test("A failure is printed once and remembered, and further commands run")
    func failure() async throws {
        #expect(try await !shell.type("bakc"))
        #expect(shell.writes == [.error("error: no command 'bakc' on Home; did you mean 'back'?\n")])
        #expect(shell.session.commands.hasFailed)
        #expect(try await shell.type("echo a"))
        #expect(shell.session.commands.hasFailed)
    }

    @Test(
        "Data that an app cannot decode are an error with the place and the cause, not the decoder's own words",
        arguments: [
            (#"{"items":[{"name":"a"},{}]}"#, "'items[1].name' is missing"),
            (#"{"items":[{"name":1}]}"#, "'items[0].name' is not of the type String"),
            (#"{"items":[{"name":null}]}"#, "'items[0].name' has no value of the type String"),
            ("[]", "the whole is not of the type"),
            ("{\u{0}", "the whole is damaged (The given data was not valid JSON.)"),
            (#"{"items":[{"name":"a","kind":"b"}]}"#, "'items[0].kind' is damaged (Cannot initialize Kind"),
        ])
    func undecodable(data: String, expected: String) async throws {
        struct Store: Decodable {
            enum Kind: String, Decodable { case whole }
            struct Item: Decodable {
                let name: String
                let kind: Kind?
            }
            let items: [Item]
        }
        let app = AppUnderTest()
        let load = app.action("load") {
            _ = try JSONDecoder().decode(Store.self, from: Data(data.utf8))
        }
        app.show(.stub("Home", actions: [load]))
        let shell = SessionUnderTest(app)
        #expect(try await !shell.type("load"))
        #expect(shell.errors.hasPrefix("error: the data cannot be read: \(expected)"))
        #expect(shell.errors.hasSuffix("; mend or delete them\n"))
    }

    @Test("A failed command's navigations are rolled back, and a screen that it has changed for good is printed first")
    func failureElsewhere() async throws {
        let app = AppUnderTest()
        let fail = app.action("fail") {
            app.push(.stub("Elsewhere"), Outgoing.list)
            throw StubError("it broke")
        }
        let spoil = app.action("spoil") {
            app.show(.stub("Home", rows: ["spoilt"]))
            throw StubError("it broke")
        }
        app.show(.stub("Home", actions: [fail, spoil]))
        let shell = SessionUnderTest(app)
        #expect(try await !shell.type("fail"))
        #expect(app.titles == [["Home"]])
        #expect(shell.writes == [.error("error: it broke\n")])
        #expect(try await !shell.type("spoil"))
        #expect(shell.writes.dropFirst() == [.output("Home\nspoilt\n"), .error("error: it broke\n")])
    }

    @Test("A prompt shows the first screen, and a script only the output of commands")
    func start() async throws {
        for isInteractive in [true, false] {
            let shell = SessionUnderTest(isInteractive: isInteractive)
            shell.root.setNeedsDisplay()
            await shell.session.commands.start(shell.context.execution)
            #expect(shell.output == (isInteractive ? "Home\n" : ""))
            try await shell.type("home")
            #expect(shell.output == (isInteractive ? "Home\n" : "") + "Already on Home\n")
        }
    }
}
