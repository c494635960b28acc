import Foundation
import ProcessTestSupport
import Testing

@Suite("The tools that tests run")
struct ToolTests {
    @Test("are those that make test-tools installs")
    func installed() throws {
        let makefile = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Makefile")
        let text = try String(contentsOf: makefile.standardizedFileURL, encoding: .utf8)
        let packages = try #require(text.firstMatch(of: /TEST_TOOLS := (.*)/)).1.split(separator: " ").map(String.init)
        #expect(packages == Tool.allCases.map(\.package).sorted())
    }
}
