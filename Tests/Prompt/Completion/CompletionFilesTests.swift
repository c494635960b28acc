import ChallengeLineEdit
import ChallengeTestSupport
import Testing

@testable import ChallengePrompt

@Suite("Completion of the name of a file")
struct CompletionFilesTests {
    private let folder = TemporaryFolder()

    private func texts(_ line: String) -> [String] {
        CompletionUnderTest(home: folder.path(of: "")).texts(line)
    }

    init() throws {
        for name in ["one.chal", "Own", ".hidden", "two words", "sub/inner", "a\u{1B}b"] {
            try folder.write("", to: name)
        }
    }

    @Test("lists a folder by name, what is hidden left out, with a slash after folders")
    func listing() throws {
        let shell = CompletionUnderTest()
        let path = folder.path(of: "")
        let candidates = shell.candidates("source \(path)/")
        #expect(candidates.map(\.display) == ["one.chal", "Own", "sub/", "two words"])
        #expect(candidates.map(\.suffix) == [" ", " ", "", " "])
        #expect(
            candidates.map(\.text) == ["\(path)/one.chal", "\(path)/Own", "\(path)/sub/", "\"\(path)/two words\""])
    }

    @Test(
        "offers files, and no hint, for what a sign leads to",
        arguments: ["show > ~/o", "show >> ~/o", "show | sort ~/o", "!wc ~/o", "alias a = b > ~/o"])
    func signs(line: String) {
        #expect(texts(line) == ["~/one.chal", "~/Own"])
        #expect(CompletionUnderTest().hint("show > ").isEmpty)
    }

    @Test(
        "knows the home, hidden files for those who ask for them, and quotes, which stay open within a folder",
        arguments: [
            ("~", ["~/"]), ("~/o", ["~/one.chal", "~/Own"]), ("~/SUB/i", []), ("~/sub/", ["~/sub/inner"]),
            ("~/wor", ["\"~/two words\""]), ("~/.", ["~/.hidden"]), ("~/a", ["\"~/a folder/"]),
            ("\"~/a folder/", ["\"~/a folder/x\""]), ("'~/a folder/", ["'~/a folder/x'"]),
            // No folder, or one that cannot be read.
            ("~/one.chal/", []), ("~/missing/", []), ("~/one.chal ", []),
        ])
    func home(path: String, expected: [String]) throws {
        try folder.write("", to: "a folder/x")
        #expect(texts("source " + path) == expected)
        #expect(CompletionUnderTest().texts("source ~") == [])
    }

    @Test("looks at so many entries and no more")
    func limit() throws {
        for number in 0..<20 { try folder.write("", to: "file\(number)") }
        var files = FileNames()
        files.limit = 5
        #expect(files.items(for: folder.path(of: "") + "/").count <= 5)
    }
}
