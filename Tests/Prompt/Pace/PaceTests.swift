@testable import ChallengeShellPrompt
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("A paced script", .limited)
struct PaceTests {
    private static let script = "# Begin\n\necho a; nope\necho \\\n  b\nsource nope.chal\necho 'x\n"

    @Test("is shown with its prompts and comments, at once where the output is no terminal")
    func atOnce() async throws {
        let clock = RecordingClock()
        let shell = SessionUnderTest(keepsGoing: true, isPaced: true, clock: clock)
        try await shell.run(Self.script)
        #expect(clock.sleeps.isEmpty)
        #expect(
            shell.output == """
                # Begin

                home> echo a; nope
                a
                home> echo \\
                ..>   b
                b
                home> source nope.chal
                home> echo 'x

                """)
    }

    @Test("is typed key by key on a terminal, each after some time, and escaped where it could steer that")
    func typed() async throws {
        let clock = RecordingClock()
        let shell = SessionUnderTest(traits: .stub(isOutputTerminal: true), isPaced: true, clock: clock)
        try await shell.run("echo ab\n")
        let keys = shell.writes.filter { $0.text.count == 1 && $0.text != "\n" }.map(\.text)
        #expect(keys == "echo ab".map(String.init))
        // Each key, Enter, and the time to read; besides, the session measures how long a command takes.
        #expect(clock.sleeps.count >= keys.count + 2)
        let plain = SessionUnderTest(keepsGoing: true, isPaced: true)
        try await plain.run("echo \u{1B}[2J\n")
        #expect(!plain.output.contains("\u{1B}"))
    }
}

@Suite("Keys at a paced script", .limited)
struct PaceControlTests {
    private let control = PaceControl(readsTerminal: false)
    private let clock = RecordingClock()

    private func press(_ keys: String) { control.press(Array(keys.utf8)) }

    /// Waits for a second, and presses a key whenever a sign is shown; what is shown, with a dash for what is taken away.
    @discardableResult
    private func wait(pressing keys: String...) async -> [String] {
        var (signs, keys) = ([String](), keys[...])
        await control.wait(.seconds(1), on: clock) { sign in
            signs.append(sign)
            let key = keys.popFirst() ?? "q"
            Task { press(key) }
            return { signs.append("-") }
        }
        return signs
    }

    @Test("pause it with a sign that vanishes, until it is to go on")
    func pause() async {
        press(" ")
        #expect(await wait(pressing: "x", "+", " ") == ["[paused]", "-", "[paused]", "-", "[paused, 2x]", "-"])
        #expect(clock.sleeps.isEmpty)
        await wait()
        #expect(clock.sleeps == [.milliseconds(500)])
    }

    @Test("change its speed, from a quarter to four times as fast")
    func speed() async {
        for keys in ["-", "---", "+", "+", "=+", "++"] {
            press(keys)
            await wait()
        }
        #expect(clock.sleeps == [2_000, 4_000, 2_000, 1_000, 250, 250].map { .milliseconds($0) })
    }

    @Test("skip what is left of a step, of a comment all lines")
    func skip() async {
        await control.take(.comment) {
            press("\n")
            await wait()
        }
        await control.take(.comment) { await wait() }
        #expect(clock.sleeps.isEmpty)
        await control.take(.command) { await wait() }
        #expect(clock.sleeps.count == 1)
    }

    @Test("take one step after the other of a script that is paused")
    func steps() async {
        press(" ")
        for _ in 0..<2 {
            await control.take(.command) {
                #expect(await wait(pressing: "\r") == ["[paused]", "-"])
                #expect(await wait().isEmpty)
            }
        }
        #expect(clock.sleeps.isEmpty)
    }

    @Test("leave it, also while it is paused")
    func leave() async {
        var hasLeft = false
        control.onLeave = { hasLeft = true }
        press(" ")
        #expect(await wait(pressing: "q") == ["[paused]", "-"])
        #expect(hasLeft)
        await wait()
        #expect(clock.sleeps.isEmpty)
    }

    @Test("do nothing that has another meaning, as those with an escape sequence")
    func others() async {
        for keys in ["x", "\t", "\u{1B}[A", "\u{1B}q", "\u{1B}O+", "\u{1B}[3;5~", "é"] { press(keys) }
        await wait()
        #expect(clock.sleeps == [.seconds(1)])
    }

    @Test("let it go on when the terminal has gone")
    func gone() async {
        press(" ")
        #expect(await wait(pressing: "") == ["[paused]", "-"])
    }
}
