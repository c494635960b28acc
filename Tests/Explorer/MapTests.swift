import ChallengeHost
import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer

@Suite("The map of an exploration", .limited)
struct MapTests {
    private func lines() async throws -> [String] { try await ReaderWalk.sound.value.mapLines }

    @Test("A map has a line for each fact, with the source of its values")
    func facts() async throws {
        let lines = try await lines()
        #expect(
            Set(lines).isSuperset(of: [
                "root: ReaderNavigation.home", "screen: BookDetail → ReaderNavigation.bookDetail(identifier)",
                "row: BookList → BookDetail(identifier: the row's)",
                "route: book ID → BookDetail(identifier: ID)", "link: reader://book?id=ID → BookDetail(identifier: ID)",
                "redirect: ReaderOutgoing.authors → ReaderNavigation.authorList",
                "action: Home, books → ReaderOutgoing.books → BookList",
                "action: Home, write → ReaderNavigation.editor → until a login: Login", "action: Home, write → Editor",
                "guard: ReaderNavigation.editor → until a login: ReaderNavigation.login", "unsaved changes: Editor",
            ]), "\(lines.joined(separator: "\n"))")
        #expect(lines == lines.sorted())
    }

    @Test("A map is the same for another seed")
    func seed() async throws {
        let result = try await ReaderWalk.result(words: ReaderWalk.words) { ($0.hasMap, $0.seed) = (true, 2) }
        #expect(try await result.mapLines == lines())
    }

    @Test(
        "A mistake makes a difference to the map before it",
        arguments: [
            (
                .redirect, "redirect: ReaderOutgoing.authors → ReaderNavigation.authorList",
                "redirect: ReaderOutgoing.authors → ReaderNavigation.bookList", 0
            ),
            (
                .neighbour, "link: reader://book?id=ID → BookDetail(identifier: ID)",
                "link: reader://book?id=ID → BookDetail(identifier: …)", 1
            ),
            (.guardless, "guard: ReaderNavigation.editor → until a login: ReaderNavigation.login", nil, 0),
            (.unsaved, "unsaved changes: Editor", nil, nil),
        ] as [(ReaderApp.Mistake, String, String?, depth: Int?)])
    func difference(mistake: ReaderApp.Mistake, fact: String, instead: String?, depth: Int?) async throws {
        let kept = (["# The map.", ""] + (try await lines())).joined(separator: "\n") + "\n"
        let result = try await ReaderWalk.result(mistake, words: ReaderWalk.words) {
            ($0.hasMap, $0.depth) = (true, depth)
        }
        let differences = MapFile.differences(of: kept, from: result.mapLines)
        let text = instead.map { "it was '\(fact)', but is now '\($0)'" } ?? "it is missing from the app: '\(fact)'"
        let difference = try #require(differences.first { $0.text == text }, "\(differences)")
        #expect(kept.split(separator: "\n", omittingEmptySubsequences: false)[difference.line - 1] == fact)
        #expect(MapFile.differences(of: kept, from: try await lines()) == [])
    }

    @Test("A new fact stands in its proper place")
    func new() {
        let differences = MapFile.differences(of: "# The map\na → b\nc → d\n", from: ["a → b", "b → c", "c → d", "e"])
        #expect(differences.map(\.line) == [3, 4])
        #expect(differences.map(\.text) == ["it is new in the app: 'b → c'", "it is new in the app: 'e'"])
    }

    @Test("A written map reads back without differences, and a missing file is an error")
    func file() async throws {
        let folder = TemporaryFolder()
        let file = MapFile(path: try folder.write("", to: "map"))
        let lines = try await lines()
        try await file.write(lines)
        #expect(MapFile.differences(of: try await file.read(), from: lines) == [])
        await #expect(throws: (any Error).self) { try await MapFile(path: "/none").read() }
    }

    @Test("A map comes with suspicions about names that contradict their screens")
    func suspicion() async throws {
        #expect(try await ReaderWalk.result { ($0.hasSuspicions, $0.depth) = (true, 0) }.suspicions == [])
        let wrong = try await ReaderWalk.result(.redirect) { ($0.hasSuspicions, $0.depth) = (true, 0) }
        #expect(
            wrong.suspicions == [
                "ReaderOutgoing.authors ends on BookList like ReaderOutgoing.books; its name shares no word with that screen,"
                    + " but one with AuthorList"
            ])
        #expect(wrong.violations.isEmpty)
    }
}
