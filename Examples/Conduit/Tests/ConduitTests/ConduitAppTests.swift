import ChallengeTestKit
import Foundation
import Testing

@testable import conduit

private let login = ["login", "email jake@example.com", "password --sample", "sign-in"]

@Suite("Conduit at its prompt", .timeLimit(.minutes(5)))
struct ConduitAppTests {
    /// A session in which jake is logged in.
    private func makeSession() async throws -> TestSession {
        let app = try await TestSession(ConduitApp.self)
        for line in login { try await app.run(line) }
        return app
    }

    /// Returns the error that a failing line prints.
    private func failure(of line: String, in app: TestSession) async -> String? {
        await #expect(throws: CommandFailure.self) { try await app.run(line) }?.output
    }

    @Test("Lists of articles come in pages, the newest first; a list by tag begins with its first page")
    func pages() async throws {
        let app = try await TestSession(ConduitApp.self)
        #expect(app.screen.rows.first == "Letters to a list" && app.screen.rows.count == 5)
        #expect(await failure(of: "previous", in: app) == "error: this is the first page")
        try await app.run("next; next; expect text 'page 3 of 3'; expect count 2")
        #expect(await failure(of: "next", in: app) == "error: this is the last page")
        #expect(app.completions(of: "tag dr") == ["dragons"])
        try await app.run("tag dragons; expect count 3; expect text 'page 1 of 1'")
        #expect(await failure(of: "tag cats", in: app) == "error: no article has the tag 'cats'")
        try await app.run("all-tags; expect count 5; expect fails all-tags")
    }

    @Test(
        "An error explains why a guest cannot take part",
        arguments: ["favourite 1", "open 12; follow", "open 12; edit"])
    func guest(line: String) async throws {
        let app = try await TestSession(ConduitApp.self)
        #expect(await failure(of: line, in: app)?.hasSuffix("error: you are not logged in: type login") == true)
    }

    @Test("A screen that needs a login leads to the login first, and logging out applies to every tab")
    func guards() async throws {
        for (line, path) in [("write", "Home NewArticle"), ("my-feed", "Home MyFeed"), ("tab profile", "MyProfile")] {
            let app = try await TestSession(ConduitApp.self)
            try await app.run("\(line); expect screen Login")
            for line in login.dropFirst() { try await app.run(line) }
            try await app.run("expect path \(path); tab profile; settings; log-out; expect path Login")
            try await app.run("tab home; expect path Home")
        }
        let app = try await TestSession(ConduitApp.self)
        try await app.run("write; sign-up; name kim; email kim@example.com; password --sample; sign-up")
        try await app.run("expect path Home NewArticle; tab profile; expect text kim")
    }

    @Test(
        "Discarding a draft or a change of the account asks for confirmation",
        arguments: ["write; title A", "open settings; bio A"])
    func unsaved(lines: String) async throws {
        let app = try await makeSession()
        try await app.run(lines)
        #expect(await failure(of: "home", in: app)?.hasSuffix("Leave? Confirm it: home --discard") == true)
        try await app.run("back --discard; expect path Home")
    }

    @Test("Logging in takes an email and its password on every screen, and returns there")
    func logsIn() async throws {
        let app = try await TestSession(ConduitApp.self)
        try await app.run("open 10; login; email nobody@example.com")
        #expect(await failure(of: "sign-in", in: app) == "error: password is missing: set KEY VALUE")
        try await app.run("password --sample")
        #expect(await failure(of: "sign-in", in: app)?.hasSuffix("error: wrong email or password") == true)
        try await app.run("email jake@example.com")
        #expect(await failure(of: "sign-in", in: app) == "error: password is missing: set KEY VALUE")
        try await app.run("password --sample; sign-in; expect path Home Article")
        #expect(await failure(of: "login", in: app) == "error: jake is logged in")
    }

    @Test("A login or a logout erases the passwords in all forms, and nobody registers or logs in for another user")
    func passwords() async throws {
        let app = try await TestSession(ConduitApp.self)
        try await app.run("login; email ada@example.com; password --sample; tab profile; expect screen Login")
        try await app.run("sign-up; name kim; email kim@example.com; password --sample; tab home; sign-in; tab profile")
        try await app.run("open register; name kim; email kim@example.com; password --sample")
        #expect(await failure(of: "sign-up", in: app) == "error: ada is logged in")
        try await app.run("home; settings; log-out; tab home; login; email ada@example.com")
        #expect(await failure(of: "sign-in", in: app) == "error: password is missing: set KEY VALUE")
    }

    @Test("Registering takes a name that is free, and returns to the screen before")
    func register() async throws {
        let app = try await TestSession(ConduitApp.self)
        try await app.run("open 10; login; sign-up; name jake; email new; password --sample")
        #expect(await failure(of: "sign-up", in: app) == "error: name is taken, email is not an address: set KEY VALUE")
        try await app.run("name kim; email kim@example.com; sign-up; expect path Home Article")
    }

    @Test("Making an article a favourite changes its row in place, also in the other lists")
    func favourites() async throws {
        let app = try await makeSession()
        try await app.run("favourite 10; expect text '● 1'; open 10; expect text 'Favourite of  jake'")
        try await app.run("tab profile; list favourites; expect count 5; open 10; favourite; back; expect count 4")
        try await app.run("tab home; back; expect text 'Dragons at a prompt        jake   dragons, terminals    ○ 0'")
        #expect(await failure(of: "favourite 99", in: app) == "error: there is no article 99")
    }

    @Test("The feed has the authors whom the user follows")
    func feed() async throws {
        let app = try await makeSession()
        try await app.run("my-feed; expect not text linus; open user linus; follow; expect text 'you follow'; back")
        #expect(app.screen.rows.first == "Letters to a list")
        try await app.run("open 12; follow; back; expect not text linus; expect path Home MyFeed")
    }

    @Test("Publishing an article leads to it and adds it to the lists")
    func publish() async throws {
        let app = try await makeSession()
        try await app.run("write; about A plan; tags plans, text")
        #expect(await failure(of: "publish", in: app) == "error: title is missing: set KEY VALUE")
        try await app.run(#"title Plans; body it's; "fine""#)
        try await app.run("publish; expect text fine; expect path Home Article; back; expect text '13  Plans'")
        try await app.run("tag plans; expect count 1; tab profile; expect count 4")
    }

    @Test("Users edit and delete their own articles only")
    func own() async throws {
        let app = try await makeSession()
        try await app.run(
            "open 10; edit; title Dragons; publish; expect text Dragons; back; expect text '10  Dragons '")
        try await app.run("open 10; expect fails delete; delete --yes; expect not text Dragons; expect path Home")
        try await app.run("open article 10; expect state error; back; open 12")
        #expect(await failure(of: "edit", in: app) == "error: somebody else wrote this")
    }

    @Test("Users add comments and delete only their own")
    func comments() async throws {
        let app = try await makeSession()
        try await app.run("open 12")
        try await app.run(#"comment It's; "fine""#)
        try await app.run(#"expect text "It's; \"fine\"""#)
        #expect(app.completions(of: "delete-comment ") == ["2", "3", "--yes"])
        #expect(await failure(of: "delete-comment 2", in: app)?.hasSuffix("Confirm it: delete-comment --yes 2") == true)
        try await app.run("delete-comment --yes 2; expect not text 'It takes'")
        #expect(await failure(of: "delete-comment --yes 1", in: app) == "error: somebody else wrote this")
    }

    @Test("Redirects lead from an article to its author, and from there to an article")
    func redirects() async throws {
        let app = try await TestSession(ConduitApp.self)
        try await app.run("open 9; author; open 2; expect text moth; expect path Home Article Profile Article")
        #expect(app.redirects.count == 2)
        try await app.run("expect redirect ProfileOutgoingNavigation.article ArticlesIncomingNavigation.article")
        try await app.run("open user nobody; expect state error; open conduit://profile/ada; expect text engine")
    }

    @Test("The app prints and opens links to the articles with a tag or at a page")
    func links() async throws {
        let app = try await TestSession(ConduitApp.self)
        try await app.run("open conduit://articles?page=2; expect text 'page 2 of 3'; expect not text Dragons")
        #expect(try await app.run("link") == "conduit://articles?page=2")
        try await app.run(
            "home; open 'conduit://articles?tag=dragons&page=1'; expect text Dragons; expect not text loom")
        #expect(try await app.run("link") == "conduit://articles?tag=dragons&page=1")
        try await app.run("open articles tag=lists; expect text taste; home; expect text loom")
        #expect(
            await failure(of: "open articles page=x", in: app)?.contains("page must be a whole number, 1 to 99") == true
        )
    }

    @Test("An account, whose password may change, stays until logout")
    func settings() async throws {
        let app = try await makeSession()
        setenv("CONDUIT_TEST_PASSWORD", "other", 1)
        try await app.run("tab profile; settings; bio I train dragons.")
        try await app.run(
            "set new-password --env CONDUIT_TEST_PASSWORD; save; expect text 'I train'; settings; log-out")
        try await app.run("expect path Login; email jake@example.com; password --sample; expect fails sign-in")
        try await app.run("password --env CONDUIT_TEST_PASSWORD; sign-in; expect path MyProfile; expect text 'I train'")
    }

    @Test("The transcripts and the demonstration run as recorded")
    func scripts() async throws {
        try await TestSession(ConduitApp.self).verify(transcript: "../Transcripts")
        let demo = URL(filePath: #filePath).appending(path: "../../../Demos/1-writing.chal").standardized.path
        try await TestSession(ConduitApp.self).run("source \(demo)")
    }
}

@Suite("Conduit, explored", .timeLimit(.minutes(5)))
struct ConduitExplorationTests {
    @Test("Every invariant holds on every screen, as a guest and behind a login")
    func exploration() async throws {
        let exploration = try await Exploration(ConduitApp.self, start: login)
        #expect(exploration.violations == [])
        #expect(exploration.isComplete && exploration.stepCount < 8000)
        #expect(exploration.coverage.percent(.screens) == 100)
    }
}
