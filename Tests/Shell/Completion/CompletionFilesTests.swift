import ChallengeLineEdit
import ChallengeTestSupport
import Testing

@testable import ChallengeShell

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

    @Test("shows hidden files to those who ask for them")
    func hidden() {
        #expect(texts("source ~/.") == ["~/.hidden"])
    }

    @Test("knows the home, which stays as it was typed")
    func home() {
        #expect(texts("source ~") == ["~/"])
        #expect(texts("source ~/o") == ["~/one.chal", "~/Own"])
        #expect(texts("source ~/SUB/i") == [])
        #expect(texts("source ~/sub/") == ["~/sub/inner"])
        #expect(texts("source ~/wor") == ["\"~/two words\""])
        #expect(CompletionUnderTest().texts("source ~") == [])
    }

    @Test("goes on within the quotes of a folder, which stay open for that")
    func quotes() throws {
        try folder.write("", to: "a folder/x")
        #expect(texts("source ~/a") == ["\"~/a folder/"])
        #expect(texts("source \"~/a folder/") == ["\"~/a folder/x\""])
        #expect(texts("source '~/a folder/") == ["'~/a folder/x'"])
    }

    @Test("offers nothing where there is no folder, or one that cannot be read")
    func nothing() {
        #expect(texts("source ~/one.chal/") == [])
        #expect(texts("source ~/missing/") == [])
        #expect(texts("source ~/one.chal ") == [])
    }

    @Test("looks at so many entries and no more")
    func limit() throws {
        for number in 0..<20 { try folder.write("", to: "file\(number)") }
        var files = FileNames()
        files.limit = 5
        #expect(files.items(for: folder.path(of: "") + "/").count <= 5)
    }
}
