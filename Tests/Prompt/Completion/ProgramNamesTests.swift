import Glibc
@testable import ChallengeShellTestSupport

@Suite("Completion of program names")
struct ProgramNamesTests {
    /// Returns the texts for a line, with two folders of programs and of other files.
    private func texts(_ line: String, knowsPath: Bool = true) throws -> [String] {
        let folder = TemporaryFolder()
        for (name, mode) in [("a/grope", 0o755), ("a/grist", 0o755), ("b/grope", 0o755), ("b/groan", 0o644)] {
            chmod(try folder.write("", to: name), mode_t(mode))
        }
        try folder.write("", to: "a/group/file")
        let path = ["a", "none", "b"].map(folder.path).joined(separator: ":")
        let source = CompletionSource(programPath: knowsPath ? path : nil)
        source.update(from: SessionUnderTest(AppUnderTest()).session)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }

    @Test(
        "Program names are offered behind a bar and an exclamation mark, each once, and after a program's own bar",
        arguments: ["show | gr", "show |gr", "!gr", "! gr", "show | cat x | gr", "expect fails !gr"])
    func programs(line: String) throws { #expect(try texts(line) == ["grist", "grope"]) }

    @Test(
        "File names are offered behind the first word, behind a sign of a file, and if no program may run",
        arguments: [("show | cat gr", true), ("show > gr", true), ("show | gr", false), ("show | ./gr", true)])
    func files(line: String, knowsPath: Bool) throws { #expect(try texts(line, knowsPath: knowsPath) == []) }
}
