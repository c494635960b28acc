import Foundation
import ChallengeTestLimits

/// Cases that need the built program: another program at the other end of its pipes.
@Suite("A program that drives a session by ids", .startsPrograms)
struct ClientTests {
    /// Runs Python in which `client` drives a session through the example, and prints its complaints.
    ///
    /// - Parameter arguments: the arguments of the session's program.
    private func run(_ script: String, arguments: [String] = []) async throws -> Program.Result {
        let program = Program()
        let folder = Repository.path("Examples/Client")
        try program.write(
            """
            import os, sys
            sys.dont_write_bytecode = True
            sys.path.insert(0, "\(folder)")
            from challenge_client import Client
            client = Client(os.environ["CHALLENGE"], "--private", *\(arguments))
            \(script)
            """, to: "drive.py")
        return try await program.runShell("python3 drive.py 2>&1")
    }

    @Test("Each of 3,000 commands gets one answer, in order, with the right id")
    func many() async throws {
        let result = try await run(
            """
            order, answers = [], []
            for number in range(3_000):
                answers.append(client.send(["path", f"echo {number}", "nope"][number % 3]))
                answers[-1].add_done_callback(order.append)
            for number, answer in enumerate(answers):
                events = answer.result()
                assert [e["event"] for e in events] == ["command", "error" if number % 3 == 2 else "output", "result"], events
                assert {e["id"] for e in events} == {answer.id} and events[0]["line"] == number + 1, events
                assert number % 3 != 1 or events[1]["content"]["text"] == str(number), events
                assert events[-1]["ok"] == (number % 3 != 2), events
            assert order == answers
            assert client.close() == 1 and client.others == []
            print("all of them")
            """)
        #expect(result.output.split(separator: "\n").last == "all of them", "\(result.output.suffix(1_000))")
    }

    @Test("No child process is left behind, even if it ignores SIGTERM")
    func deafProgram() async throws {
        // Every process of the program has the pipe open.
        let result = try await Program().runShell(
            #"""
            mkfifo in out
            "$CHALLENGE" --private --format json < in > events & exec 3> in
            cat >&3 <<'END'
            {"id":"a","command":"!sh -c 'trap \"\" TERM; exec > out; echo deaf; exec sleep infinity'"}
            END
            exec 4< out
            read -r line <&4
            echo '{"cancel":"a"}' >&3
            exec 3>&-
            wait "$!"; cat <&4; echo "$line $?"
            grep -c '"ok":' events
            """#)
        #expect(result.output == "deaf 0\n2\n")
    }

    @Test("A client cancels a command that hangs, and the program that another one runs, and continues")
    func cancellation() async throws {
        let catalogue = SilentCatalogue()
        let address = try await catalogue.start()
        catalogue.isSilent = true
        let result = try await run(
            """
            for command in "open character 1", "!sleep 30", "echo a | sleep 30":
                assert not client.run(command, timeout=0.1)[-1]["ok"]
            assert len(client.run("path")[1]["content"]["stacks"][0]) == 1
            over = client.send("echo a")
            assert over.result()[-1]["ok"]
            client.cancel(over)
            assert client.run("echo b")[-1]["ok"]
            assert client.close() == 1
            assert [e["event"] + str(e["ok"]) for e in client.others if e["event"] == "cancel"] == ["cancelTrue"] * 3 + ["cancelFalse"]
            print("all of it")
            """, arguments: ["--base-url", address])
        #expect(result.output.split(separator: "\n").last == "all of it", "\(result.output.suffix(1_000))")
    }
}
