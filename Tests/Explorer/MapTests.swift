import ChallengeHost
import ChallengeShellTestSupport
import ChallengeShellVerification

@testable import ChallengeShellExplorer
@testable import ChallengeShellTrials

@Suite("The map of a walk", .limited)
struct MapTests {
    private func lines() async throws -> [String] { try await ReaderWalk.sound.value.mapLines }

    @Test("has a line for each fact, with where the values come from")
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

    @Test("is the same for another seed")
    func seed() async throws {
        let result = try await ReaderWalk.result(words: ReaderWalk.words) { ($0.hasMap, $0.seed) = (true, 2) }
        #expect(try await result.mapLines == lines())
    }

    @Test(
        "differs from the one before a mistake",
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
        let text = instead.map { "it was '\(fact)', and is '\($0)'" } ?? "it is no longer so: '\(fact)'"
        let difference = try #require(differences.first { $0.text == text }, "\(differences)")
        #expect(kept.split(separator: "\n", omittingEmptySubsequences: false)[difference.line - 1] == fact)
        #expect(MapFile.differences(of: kept, from: try await lines()) == [])
    }

    @Test("tells what is new where it belongs")
    func new() {
        let differences = MapFile.differences(of: "# The map\na → b\nc → d\n", from: ["a → b", "b → c", "c → d", "e"])
        #expect(differences.map(\.line) == [3, 4])
        #expect(differences.map(\.text) == ["it is new: 'b → c'", "it is new: 'e'"])
    }

    @Test("is written to a file that says so when it is compared, and cannot be read where there is none")
    func file() async throws {
        let folder = TemporaryFolder()
        let file = MapFile(path: try folder.write("", to: "map"))
        let lines = try await lines()
        try await file.write(lines)
        #expect(MapFile.differences(of: try await file.read(), from: lines) == [])
        await #expect(throws: (any Error).self) { try await MapFile(path: "/none").read() }
    }

    @Test("goes with suspicions where names contradict the screens that they lead to")
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
