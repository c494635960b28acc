import Foundation
import TestLimits
import Testing

@Suite("A script that is ended by a signal", .startsPrograms)
struct SignalTests {
    @Test(
        "has the status that a shell gives the signal, and says nothing",
        arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
    func statuses(name: String, status: Int) async throws {
        // It waits for commands until the signal comes, which is not before it has carried out the first one. A shell in
        // the background would have its children ignore SIGINT.
        let result = try await Program().runShell(
            """
            mkfifo in out
            set -m
            "$CHALLENGE" < in > out 2> errors &
            exec 3> in 4< out
            echo 'echo ready' >&3
            read -r line <&4
            kill -\(name) $!
            wait $!
            echo "$line $?"; cat errors
            """)
        #expect(result.output == "ready \(status)\n")
    }
}
