import ChallengeShellLineEdit
import ChallengeShellTestSupport
import Glibc
import Testing

@testable import ChallengeShellPrompt
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("Completion of the names of programs")
struct ProgramNamesTests {
    /// The texts for a line, where two folders have programs, and files that are none.
    private func texts(_ line: String, knowsPath: Bool = true) throws -> [String] {
        let folder = TemporaryFolder()
        for (name, mode) in [("a/grope", 0o755), ("a/grist", 0o755), ("b/grope", 0o755), ("b/groan", 0o644)] {
            chmod(try folder.write("", to: name), mode_t(mode))
        }
        try folder.write("", to: "a/group/file")
        let path = ["a", "none", "b"].map(folder.path).joined(separator: ":")
        let source = CompletionSource(programPath: knowsPath ? path : nil)
        source.update(from: SessionUnderTest(RootDouble()).session)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }

    @Test(
        "comes behind a bar and an exclamation mark, each name once, and after a program's own bar",
        arguments: ["show | gr", "show |gr", "!gr", "! gr", "show | cat x | gr", "expect fails !gr"])
    func programs(line: String) throws { #expect(try texts(line) == ["grist", "grope"]) }

    @Test(
        "is that of files behind the first word, behind a sign of a file, and where no program may run",
        arguments: [("show | cat gr", true), ("show > gr", true), ("show | gr", false), ("show | ./gr", true)])
    func files(line: String, knowsPath: Bool) throws { #expect(try texts(line, knowsPath: knowsPath) == []) }
}
