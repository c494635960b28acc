import ChallengeTestKit
import ChallengeTestSupport
import ChallengeVerification

@Suite("An app with guards", .limited)
struct GuardsTests {
    @Test("A login replaces each guarded screen, and continues to it, from pushes, modals, links and tabs")
    func replaces() async throws {
        let app = try await TestSession(GuardedApp.self)
        let printed = try await app.run("open editor")
        #expect(printed.hasPrefix("↪ GuardedNavigation.editor → GuardedNavigation.login (until a login)"))
        #expect(app.path == ["Front", "Login"])
        #expect(try await app.run("path").contains("waits for a login, then leads to GuardedNavigation.editor"))
        #expect(try await app.run("why").contains("a login, then leads to GuardedNavigation.editor"))
        #expect(
            try await app.run("log-in Jo").hasPrefix(
                "↪ GuardedNavigation.login → GuardedNavigation.editor (after a login)"))
        #expect(app.path == ["Front", "Editor"])
        #expect(try await app.run("why").contains("waited for"))

        for (way, path) in [("settings", ["Front", "Settings"]), ("open guarded://editor", ["Front", "Editor"])] {
            let app = try await TestSession(GuardedApp.self)
            try await app.run("\(way); expect screen Login; log-in Jo")
            #expect(app.path == path)
        }
        let tabs = try await TestSession(GuardedApp.self)
        #expect(try await tabs.run("tab profile").contains("GuardedNavigation.login (until a login)"))
        let path = try await tabs.run("path")
        #expect(path.contains("waits for a login"))
        #expect(try await tabs.run("why").contains("the tab Profile begins here"))
        try await tabs.run("tab front; tab profile")
        #expect(try await tabs.run("path") == path)
        try await tabs.run("expect screen Login; expect fails back; log-in Jo; expect path Profile")
        try await tabs.run("tab front; open profile; expect path Profile")
    }

    @Test("A login is replaced with the last requested screen, and with everything that was requested below")
    func severalWait() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("open editor; open article; open settings; expect path Front Login Article Login; log-in Jo")
        #expect(app.path == ["Front", "Editor", "Article", "Settings"])
    }

    @Test("A logout removes guarded screens from every stack, also in a modal, with the screens above them")
    func logout() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("tab profile; log-in Jo; article; tab front; write; settings; log-out")
        #expect(app.path == ["Front"])
        try await app.run("tab profile; expect path Login")
        try await app.run(
            "log-in Jo; expect path Profile; article; tab front; settings; leave; expect path Front Article")
        try await app.run("open front; tab profile; expect path Login")
    }

    @Test("Each tab has a stack and a home, and a link or a route to a tab's root selects the tab at its root")
    func tabs() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("open article; tab profile; log-in Jo; article; tab front; expect path Front Article")
        try await app.run("tab profile; expect path Profile Article; home; expect path Profile; expect fails back")
        try await app.run("article; open front; expect path Front; tab profile; expect path Profile Article")
        try await app.run("tab front; open guarded://profile; expect path Profile")
        await #expect(throws: CommandFailure.self) { try await app.run("expect fails tab front") }
        #expect(app.path == ["Profile"])
    }

    @Test("A failed command is rolled back with the effects of its guards")
    func rollback() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("open article; tab profile; tab front")
        for command in ["open editor", "tab profile"] {
            await #expect(throws: CommandFailure.self) { try await app.run("expect fails \(command)") }
            try await app.run("expect path Front Article")
        }
    }

    @Test("A screen with unsaved changes asks before it leaves its stack, and a script is told how to leave it")
    func unsaved() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("open editor; log-in Jo; back; write; type Hello")
        for command in ["back", "home", "open front", "open article", "open guarded://profile", "exit"] {
            let words = command.split(separator: " ")
            let usage = ([words[0], "--discard"] + words.dropFirst()).joined(separator: " ")
            let failure = await #expect(throws: CommandFailure.self) { try await app.run(command) }
            #expect(failure?.output == "error: The article is not saved. Leave? Confirm it: \(usage)")
        }
        #expect(app.path == ["Front", "Editor"])
        #expect(app.completions(of: "back ") == ["--discard"])
        #expect(app.completions(of: "open --discard art").contains("article"))
        try await app.run("back --discard; expect path Front; write; type Hello; save; expect path Front Article; back")
    }

    @Test("An action that closes other screens with unsaved changes names them")
    func closed() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("tab profile; log-in Jo; tab front; write; type Hello; tab profile")
        #expect(try await app.run("log-out").contains("Editor has closed, and its changes are lost"))
        try await app.run("tab front; expect path Front")
        let saved = try await TestSession(GuardedApp.self)
        try await saved.run("open editor; log-in Jo; type Hello")
        #expect(try await !saved.run("save").contains("are lost"))
    }

    @Test("A screen may navigate in its place, back to another one out of a modal, or from the root")
    func moves() async throws {
        let app = try await TestSession(GuardedApp.self)
        try await app.run("open article; edit; log-in Jo; expect path Front Article Editor; save")
        #expect(app.path == ["Front", "Article", "Article"])
        try await app.run("to-front; expect path Front")
        try await app.run("open article; open article; to-front; expect path Front")
    }

    @Test(
        "A screen appears again when a screen above it leaves, another tab, or an undone command, but not after a modal"
    )
    func appearances() async throws {
        let app = try await TestSession(GuardedApp.self)
        #expect(app.events.count == 1)
        for (line, count) in [("open article; back", 2), ("tab profile; tab front", 3), ("settings; dismiss", 3)] {
            try await app.run(line)
            #expect(app.events.count == count)
        }
        await #expect(throws: CommandFailure.self) { try await app.run("expect fails open article") }
        try await app.run("show")
        #expect(app.events.count == 4)
    }

    @Test("An exploration with a login and without one visits the tabs, and finds no mistake in a sound app")
    func exploration() async throws {
        let exploration = try await Exploration(GuardedApp.self)
        #expect(exploration.violations == [])
        #expect(exploration.isComplete)
        #expect(exploration.coverage.missing(.screens) == [])
        #expect(exploration.coverage.missing(.edges) == [])
        #expect(exploration.coverage.reached(.edges).contains { $0.hasSuffix("by tab profile") })
    }

    @Test("A login that an exploration cannot find may be given as its start, and must succeed")
    func start() async throws {
        let guest = try await Exploration(GuardedApp.self, arguments: ["--closed"])
        #expect(guest.coverage.missing(.screens) == ["Editor", "Profile", "Settings"])
        let exploration = try await Exploration(
            GuardedApp.self, arguments: ["--closed"], start: ["open editor", "log-in Jo"])
        #expect(exploration.violations == [])
        #expect(exploration.coverage.missing(.screens) == [])
        let error = await #expect(throws: (any Error).self) {
            try await Exploration(GuardedApp.self, arguments: ["--closed"], start: ["open editor", "log-in Eve"])
        }
        let text = "the exploration cannot start after 'log-in Eve': error: nobody knows you"
        #expect(error.map { "\($0)" } == text)
    }

    @Test("A login that goes back continues, or only goes back if nothing waits, also in a modal and in a tab")
    func loginThatGoesBack() async throws {
        for (way, path) in [
            ("open editor", ["Front", "Editor"]), ("settings", ["Front", "Settings"]), ("open login", ["Front"]),
            ("open editor; open login", ["Front", "Editor"]), ("tab profile", ["Profile"]),
        ] {
            let app = try await TestSession(GuardedApp.self)
            try await app.run("\(way); log-in-and-leave")
            #expect(app.path == path)
        }
    }

    @Test("An exploration finds a link that bypasses its guard")
    func wayAround() async throws {
        let exploration = try await Exploration(GuardedApp.self, arguments: ["--planted"])
        #expect(exploration.violations.map(\.invariant) == ["guarded"])
        #expect(exploration.violations.first?.description.contains("> open guarded://draft\n") == true)
    }
}
