import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestSupport
import SwiftUI

@Suite("The table of a screen", .limited)
@MainActor
struct ScreenTableTests {
    private func table(_ content: String, state: ViewState = .loaded) throws -> DataTable? {
        let json = try JSON(reading: content)
        return Rendering(screen: "A", label: "a", title: "A", state: state, body: .blank, snapshot: json)
            .table(declaredBy: nil)
    }

    @Test(
        "A screen that nobody declares has a table: of its lists or, without a list, of its details",
        arguments: [
            // Sections of a list.
            (
                #"{"hide":true,"podcasts":[{"number":1,"name":"a"}],"episodes":[{"number":2,"name":"b","details":["c","d"]}]}"#,
                ["number", "name", "details"], [["1", "a", ""], ["2", "b", "c; d"]], false
            ),
            // Other lists.
            (#"{"tags":[{"tag":"a"}],"rows":[{"id":1},{"id":2}]}"#, ["tag"], [["a"]], false),
            // A list among details.
            (#"{"episode":{"id":1,"cast":[{"id":5,"name":"b"}]}}"#, ["id", "name"], [["5", "b"]], false),
            // Details.
            (#"{"game":{"id":1,"platforms":["a","b"]}}"#, ["id", "platforms"], [["1", "a; b"]], true),
            (#"{"version":"1","age":2}"#, ["version", "age"], [["1", "2"]], true),
        ])
    func undeclared(content: String, columns: [String], rows: [[String]], isDetails: Bool) throws {
        let found = try #require(try table(content))
        #expect(found.columns == columns && found.rows.map(found.cells) == rows && found.isDetails == isDetails)
        #expect(found.total == nil && found.part == nil)
        #expect(try table(content, state: .error) == nil)
    }

    @Test("A screen without values has no table")
    func nothing() throws { #expect(try table("{}") == nil) }

    @Test("A table says what it lacks: rows that a list can load, and rows that nobody can")
    func parts() {
        var table = DataTable(["id"], [["id": 2], ["id": 1]])
        for (total, hasMore, part) in [
            (nil, true, nil), (2, true, nil), (1, false, nil),
            (3, true, "2 of 3 rows are loaded; more all loads the rest"), (3, false, "2 of 3 rows could be loaded"),
        ] as [(Int?, Bool, String?)] {
            (table.total, table.hasMore) = (total, hasMore)
            #expect(table.part == part && table.sorted(by: "id", isDescending: false).part == part)
            #expect(table.with(["id"]).part == part)
        }
    }
}
