import Foundation
import ChallengeTestLimits

@Suite("Closed standard streams", .startsPrograms)
struct ClosedStreamTests {
    @Test(
        "A closed stream is an error on use, and no file takes its place",
        arguments: ["<&-", "</dev/null"], [">&-", ">out"])
    func closedStreams(input: String, output: String) async throws {
        for errors in ["2>&-", "2>err"] {
            let program = Program()
            let redirections = "\(input) \(output) \(errors)"
            let script = """
                "$CHALLENGE" -c 'echo a' \(redirections); echo $?; cat err 2>&1; : > err
                "$CHALLENGE" \(redirections); echo $?; cat err
                """
            try program.write("", to: "err")
            let result = try await program.runShell(script)
            let isHeard = errors == "2>err"
            let written = output == ">out" ? "0" : "1"
            let read = input == "<&-" ? "66" : "0"
            let noOutput = "error: the output cannot be written: Bad file descriptor\n"
            let noInput = "error: '<stdin>' cannot be read: Bad file descriptor\n"
            #expect(
                result.output == written + "\n" + (isHeard && written == "1" ? noOutput : "") + read + "\n"
                    + (isHeard && read == "66" ? noInput : ""), "\(redirections)")
            if output == ">out" { #expect(try program.files.contains("out")) }
        }
    }
}
