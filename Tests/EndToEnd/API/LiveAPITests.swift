import Foundation
import TestLimits
import Testing

/// The program against an API that fails, over real sockets: what a user then sees, and what is left to them.
@Suite("With an API that fails", .serialized, .startsPrograms)
struct LiveAPITests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.forShell.value
        try await api.succeed()
    }

    /// A fault, and what a message must say about it, in whatever words.
    struct Trouble: CustomTestStringConvertible, Sendable {
        let fault: String
        /// One of these.
        let causes: [String]

        var testDescription: String { fault }

        func isNamed(in text: String) -> Bool { causes.contains { text.contains($0) } }
    }

    static let troubles = [
        Trouble(fault: "status 400", causes: ["400"]),
        Trouble(fault: "status 500", causes: ["500"]),
        Trouble(fault: "status 503", causes: ["503"]),
        Trouble(fault: "status 429", causes: ["too many requests", "429"]),
        Trouble(fault: "status 429 retry-after 30", causes: ["too many requests", "429"]),
        Trouble(fault: "reset", causes: ["closed the connection"]),
        Trouble(fault: "truncated", causes: ["closed the connection"]),
        Trouble(fault: "garbage", causes: ["web page"]),
        Trouble(fault: "wrong-types", causes: ["wrong type"]),
        Trouble(fault: "endless", causes: ["larger than 10 MiB"]),
        Trouble(fault: "redirect", causes: ["redirect"]),
    ]

    private func start() async throws -> Conversation { try await Conversation("--base-url", api.address) }

    @Test(
        "a screen says why it has nothing to show, and retry shows it when the API is well again", arguments: troubles,
        [("characters", "CharacterList", "Rick Sanchez"), ("character 126", "CharacterDetail", "character 126")])
    func screen(trouble: Trouble, screen: (route: String, name: String, shown: String)) async throws {
        let shell = try await start()
        try await api.fail(trouble.fault)
        let failed = try await shell.say("open \(screen.route)")
        #expect(failed.contains("annot load /api/character"))
        #expect(trouble.isNamed(in: failed), "\(failed)")
        #expect(failed.contains("retry"))
        #expect(
            try await shell.say("expect screen \(screen.name); expect state error") == "as expected\nas expected\n")
        #expect(trouble.isNamed(in: try await shell.say("retry")))

        try await api.succeed()
        #expect(try await shell.say("retry").contains(screen.shown))
        #expect(
            try await shell.say("expect screen \(screen.name); expect state loaded") == "as expected\nas expected\n")
    }

    @Test("a refresh, a page and a character that fail lose nothing of what is there", arguments: troubles)
    func nothingLost(trouble: Trouble) async throws {
        let shell = try await start()
        _ = try await shell.say("search rick; search morty; home; open characters")
        let (rows, path, recent) = (try await rows(shell), try await shell.say("path"), try await shell.say("recent"))
        #expect(rows.count == 20)

        try await api.fail(trouble.fault)
        for command in ["refresh", "more"] {
            #expect(trouble.isNamed(in: try await shell.say(command)), "\(command)")
            #expect(try await self.rows(shell) == rows)
            #expect(try await shell.say("path") == path)
        }
        #expect(try await shell.say("recent") == recent)
        #expect(trouble.isNamed(in: try await shell.say("open character 100")))
        _ = try await shell.say("back")
        #expect(try await self.rows(shell) == rows)
        #expect(try await shell.say("path") == path)

        try await api.succeed()
        _ = try await shell.say("refresh")
        #expect(try await self.rows(shell) == rows)
        #expect(try await shell.say("more").contains("Aqua Morty"))
    }

    /// The rows of the list on top.
    private func rows(_ shell: Conversation) async throws -> [Substring] {
        try await shell.say("show").split(separator: "\n").filter { $0.firstMatch(of: /^ +[0-9]+  \S/) != nil }
    }

    @Test("the exit status says whether a command failed, not whether a screen shows an error", arguments: troubles)
    func exitStatus(trouble: Trouble) async throws {
        try await api.fail(trouble.fault)
        let program = try Program()
        let opened = try await program.run("--base-url", api.address, "-c", "open characters")
        #expect(opened.status == 0)
        #expect(opened.errors.isEmpty)
        let refreshed = try await program.run("--base-url", api.address, "-c", "open characters; refresh; echo not")
        #expect(refreshed.status == 1)
        #expect(trouble.isNamed(in: refreshed.errors), "\(refreshed.errors)")
        #expect(!refreshed.output.contains("not\n"))
    }

    @Test("what nobody has is no failure of the API")
    func unknown() async throws {
        let shell = try await start()
        let nobody = try await shell.say("open character 900")
        #expect(nobody.contains("There is no character 900"))
        #expect(!nobody.contains("annot load /api/character"))
        _ = try await shell.say("open characters; search 'nobody of that name'")
        #expect(try await shell.say("expect state emptySearch") == "as expected\n")
        #expect(try await shell.status() == 0)
    }

    @Test("an answer that is late is waited for")
    func late() async throws {
        let shell = try await start()
        try await api.fail("delay 0.5")
        #expect(try await shell.say("open character 1").contains("Rick Sanchez"))
        #expect(try await shell.status() == 0)
    }

    @Test("an API that has gone is said to be gone, and is there again when it is back")
    func gone() async throws {
        let result = try await Program().run(
            "--width", "200", "--base-url", "http://127.0.0.1:9", "-k", "-c", "open characters; refresh")
        #expect(result.output.contains("connection refused"))
        #expect(result.status == 1)
    }
}
