import ChallengeStorage
import ChallengeTestSupport
import Foundation
import Synchronization

@testable import ChallengeCatalogue
@testable import ChallengeSync

@Suite("The command sync", .limited)
struct SyncFeatureTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private nonisolated static let pages = 17

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test("sync copies all data of the API, prints the amount, and leaves nothing else behind")
    func whole() async throws {
        let copy = CopyUnderTest(folder: folder + "/a/challenge")
        let text = try await copy.sync()
        let summary = try #require(try copy.copies.summary())
        #expect(
            text == """
                copied just now: 126 characters, 51 episodes, 126 locations, \((summary.size + 512) / 1024) KiB
                Sessions without --live, --base-url and API_BASE_URL now use the copy.
                """)
        #expect(summary.copy.source == "https://a.example/v1" && summary.copy.date == CopyUnderTest.start)
        #expect(try Self.names(in: copy.folder) == ["store.sqlite", "store.sqlite.lock"])
        #expect(copy.client.requests.count == Self.pages)
        for endpoint in ["/api/character", "/api/episode/3", "/api/location/20"].map({ Endpoint(path: $0) }) {
            #expect(try copy.copies.answer(to: endpoint)?.body == CopyUnderTest.catalogue.respond(to: endpoint).body)
        }
    }

    @Test("sync reports its progress, and nothing after its end")
    func progress() async throws {
        let copy = CopyUnderTest(folder: folder)
        var told: [String] = []
        copy.board.onReport = { told.append($0.map { "\($0.completed)/\($0.total)" } ?? "over") }
        try await copy.sync()
        #expect(told.prefix(3) == ["60/303", "80/303", "100/303"])
        #expect(told.suffix(2) == ["303/303", "over"])
    }

    // MARK: Continuing

    /// Makes a copy fail at a page.
    private func interrupt(_ copy: CopyUnderTest, at page: String) async -> String {
        copy.answer { $0.page == page ? .failure(.connection("cable cut")) : nil }
        defer { copy.answer { _ in nil } }
        return await copy.failure()
    }

    @Test("A failure leaves the old copy, and the next sync requests the missing pages only", arguments: 1...17)
    func resuming(number: Int) async throws {
        var copy = CopyUnderTest(folder: folder)
        try await copy.sync()
        let old = try copy.copies.copy()
        let order = copy.client.requests.map(\.page)
        copy.time = 60
        let failure = await interrupt(copy, at: order[number - 1])
        let kind = order[number - 1].split(separator: " ")
        let pages = number < 4 ? "\(number - 1) page\(number == 2 ? "" : "s")" : "\(number - 1) of 17 pages"
        let kept = number == 1 ? "" : "; the next sync continues after \(pages)"
        let text = "page \(kind[1]) of the \(kind[0])s could not be copied: cable cut"
        #expect(failure == text + kept)
        #expect(try copy.copies.copy() == old && old != nil)

        let asked = copy.client.requests.count
        copy.time = 120
        try await copy.sync()
        #expect(copy.client.requests.dropFirst(asked).map(\.page) == Array(order[(number - 1)...]))
        #expect(try copy.copies.copy()?.date == CopyUnderTest.start + 120)
        #expect(try copy.copies.partial() == nil)
    }

    @Test("sync starts afresh if an earlier copy is of another API, too old, from the future, or damaged")
    func fits() async throws {
        let cases: [(String, (inout CopyUnderTest) async throws -> Void, requests: Int)] = [
            ("in time", { $0.time = 24 * 60 * 60 }, 13),
            ("too late", { $0.time = 24 * 60 * 60 + 1 }, 17),
            ("before", { $0.time = -60 }, 17),
            ("elsewhere", { $0.source = "https://b.example" }, 17),
            ("garbage", { try Data("garbage".utf8).write(to: URL(fileURLWithPath: $0.store.path)) }, 17),
        ]
        for (name, change, count) in cases {
            try await withTemporaryFolder { folder in
                var copy = CopyUnderTest(folder: folder)
                _ = await interrupt(copy, at: "character 3")
                #expect(try copy.copies.partial()?.pageCount == 4)
                try await change(&copy)
                let asked = copy.client.requests.count
                try await copy.sync()
                #expect(copy.client.requests.count - asked == count, "\(name)")
                #expect(try copy.copies.summary()?.counts[.character] == 126)
            }
        }
    }

    @Test("sync starts afresh, once, if the API has changed since")
    func changed() async throws {
        let copy = CopyUnderTest(folder: folder)
        // A character was removed, so that the later ones have moved.
        let all = CopyUnderTest.catalogue
        let smaller = Catalogue(
            characters: Array(all.characters.records.dropFirst()), episodes: all.episodes.records,
            locations: all.locations.records)
        _ = await interrupt(copy, at: "character 3")
        copy.answer { .success(String(decoding: smaller.respond(to: $0).body, as: UTF8.self)) }
        var told: [Int?] = []
        copy.board.onReport = { told.append($0?.completed) }
        try await copy.sync()
        #expect(try copy.copies.summary()?.counts[.character] == 125)
        #expect(copy.client.requests.map(\.page).suffix(18).prefix(2) == ["character 3", "character 1"])
        #expect(told.prefix(3) == [80, nil, 60])

        // An API that changes during the copy cannot be copied.
        let count = Mutex(0)
        copy.answer { endpoint in
            let all = count.withLock { count in
                count += 1
                return count < 5 ? CopyUnderTest.catalogue : smaller
            }
            return .success(String(decoding: all.respond(to: endpoint).body, as: UTF8.self))
        }
        #expect(
            await copy.failure()
                == "the API's data cannot be copied: the API had 126 characters before, but now has 125")
        #expect(try copy.copies.partial() == nil)
        #expect(try copy.copies.summary()?.counts[.character] == 125)
    }

    // MARK: Failures

    @Test(
        "A failure names the page and the reason",
        arguments: [
            (.failure(.timeout), "page 2 of the episodes could not be copied: no response in time"),
            (
                .failure(.status(500, body: Data())),
                "page 2 of the episodes could not be copied: the API answered with status 500"
            ),
            (
                .failure(.rateLimited(retryAfter: .milliseconds(11_500))),
                "page 2 of the episodes could not be copied: too many requests (status 429); wait 12 seconds"
            ),
            (
                .failure(.rateLimited(retryAfter: .seconds(2_147_483_648))),
                "page 2 of the episodes could not be copied: too many requests (status 429); wait more than an hour"
            ),
            (
                .failure(.bodyTooLarge(limit: 10 << 20)),
                "page 2 of the episodes could not be copied: the response is larger than 10 MiB"
            ),
            (.success("<html>"), "page 2 of the episodes cannot be read: it is not JSON"),
            (
                .success(#"{"info":{"count":51,"pages":3},"results":[]}"#),
                "the API's data cannot be copied: page 2 of the episodes is empty"
            ),
        ] as [(ScriptedHTTPClient.Answer, String)])
    func reasons(answer: ScriptedHTTPClient.Answer, text: String) async throws {
        let copy = CopyUnderTest(folder: folder) { $0.page == "episode 2" ? answer : nil }
        #expect(await copy.failure() == text + "; the next sync continues after 9 of 17 pages")
        copy.answer { _ in nil }
        try await copy.sync()
        #expect(copy.client.requests.count == 10 + 8)
    }

    @Test("A cancelled sync stops soon, and keeps its pages")
    func cancelled() async throws {
        let (begun, held) = (Gate(), Gate())
        let copy = CopyUnderTest(folder: folder) { endpoint in
            guard endpoint.page == "character 4" else { return nil }
            begun.open()
            await held.pass()
            return .failure(.cancelled)
        }
        var told: [Int?] = []
        copy.board.onReport = { told.append($0?.completed) }
        let task = Task { await copy.failure() }
        await begun.pass()
        task.cancel()
        #expect(await task.value == "cancelled")
        #expect(told == [60, 80, 100, nil])
        let kept = try copy.copies.partial()
        #expect(kept?.pageCount == 5)
    }

    @Test("Only one session at a time may copy or remove")
    func busy() async throws {
        let copy = CopyUnderTest(folder: folder)
        do {
            let writer = try #require(try copy.copies.takeLock())
            #expect(await copy.failure() == "another session is copying the catalogue; try again later")
            withExtendedLifetime(writer) {}
        }
        try await copy.sync()
        let writer = try #require(try copy.copies.takeLock())
        #expect(await copy.failure("--remove") == "another session is copying the catalogue; try again later")
        withExtendedLifetime(writer) {}
    }

    @Test("Without an API or in a private session, an error says what to do")
    func impossible() async throws {
        var copy = CopyUnderTest(folder: folder)
        for argument in [nil, "--status", "--remove"] {
            #expect(
                await copy.failure(argument, privately: true)
                    == "this session stores nothing on disk: leave out --private, --record or verify"
            )
        }
        copy.source = nil
        #expect(await copy.failure() == "there is no API to copy from: start with --live, or with --base-url URL")
        let names = try Self.names(in: folder)
        #expect(names == [])
    }

    @Test("An error names the file that cannot be written", arguments: ["store.sqlite", "store.sqlite.lock"])
    func unwritable(name: String) async throws {
        let copy = CopyUnderTest(folder: folder)
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)/x", withIntermediateDirectories: true)
        let text = await copy.failure()
        #expect(text.hasPrefix("the copy cannot be saved: \(folder)/\(name): "), "\(text)")
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name)/x"))
    }

    // MARK: Status and removal

    @Test("--status shows the present copy")
    func status() async throws {
        var copy = CopyUnderTest(folder: folder)
        #expect(try await copy.sync("--status") == "Copy none")
        _ = await interrupt(copy, at: "location 1")
        copy.time = 59
        #expect(
            try await copy.sync("--status")
                == "Copy none\nUnfinished 2 pages, just now; sync continues after them\nFrom https://a.example/v1")
        try await copy.sync()
        copy.time = 60
        _ = await interrupt(copy, at: "location 2")
        copy.time = 3 * 86_400 + 61
        let size = try #require(try copy.copies.summary()?.size)
        #expect(
            try await copy.sync("--status") == """
                Source https://a.example/v1
                Has 126 characters, 51 episodes, 126 locations
                Copied 2027-01-15 08:00 UTC, 3 days ago
                Size \((size + 512) / 1024) KiB
                Unfinished 11 of 17 pages, 3 days ago; sync starts again
                From https://a.example/v1
                """)
        try Data("[]".utf8).write(to: URL(fileURLWithPath: copy.store.path))
        #expect(
            try await copy.sync("--status").hasPrefix(
                "Copy cannot be used: file is not a database\nFile \(copy.store.path)\nAdvice sync makes"))
    }

    @Test("--remove deletes the copy and unfinished ones, in any condition")
    func removal() async throws {
        let copy = CopyUnderTest(folder: folder)
        try await copy.sync()
        #expect(try await copy.sync("--remove") == "removed the copy")
        _ = await interrupt(copy, at: "location 2")
        #expect(try await copy.sync("--remove") == "removed the unfinished copy")
        try await copy.sync()
        let size = try copy.copies.summary()?.size ?? 0
        _ = await interrupt(copy, at: "location 2")
        #expect(try await copy.sync("--remove") == "removed the copy and an unfinished one")
        #expect(try await copy.sync("--remove") == "there is no copy to remove")
        let left = try #require(SharedFile(path: copy.store.path).state?.size)
        #expect(left < size / 4)
        try Data("garbage".utf8).write(to: URL(fileURLWithPath: copy.store.path))
        #expect(try await copy.sync("--remove") == "removed the copy")
        #expect(try Self.names(in: folder) == ["store.sqlite.lock"])
    }

    @Test(
        "sync shows the age of a copy",
        arguments: [
            (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"), (3_600, "1 hour ago"),
            (86_399, "23 hours ago"), (86_400, "1 day ago"), (1e9, "11574 days ago"),
        ] as [(TimeInterval, String)])
    func age(seconds: TimeInterval, text: String) {
        #expect(CopyUnderTest.start.age(at: CopyUnderTest.start + seconds) == text)
    }
}
