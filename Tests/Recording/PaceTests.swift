@testable import ChallengeRecording
@testable import ChallengeShellTestSupport

@Suite("A paced script", .limited)
struct PaceTests {
    private static let script = "# Begin\n\necho a; nope\necho \\\n  b\nsource nope.chal\necho 'x\n"

    @Test("A script is shown with its prompts and comments, at once if the output is no terminal")
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

    @Test("A script is typed key by key on a terminal, with pauses, and without escape sequences")
    func typed() async throws {
        let clock = RecordingClock()
        let shell = SessionUnderTest(traits: .stub(isOutputTerminal: true), isPaced: true, clock: clock)
        try await shell.run("echo ab\n")
        let keys = shell.writes.filter { $0.text.count == 1 && $0.text != "\n" }.map(\.text)
        #expect(keys == "echo ab".map(String.init))
        // Each key, Enter, and the time to read. In addition, the session measures the duration of commands.
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

    /// Waits for a second, and presses a key at each sign; returns the signs, with a dash for a removed one.
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

    @Test("A key pauses the script with a sign, which disappears when it continues")
    func pause() async {
        press(" ")
        #expect(await wait(pressing: "x", "+", " ") == ["[paused]", "-", "[paused]", "-", "[paused, 2x]", "-"])
        #expect(clock.sleeps.isEmpty)
        await wait()
        #expect(clock.sleeps == [.milliseconds(500)])
    }

    @Test("Keys change the speed, from a quarter to four times")
    func speed() async {
        for keys in ["-", "---", "+", "+", "=+", "++"] {
            press(keys)
            await wait()
        }
        #expect(clock.sleeps == [2_000, 4_000, 2_000, 1_000, 250, 250].map { .milliseconds($0) })
    }

    @Test("A key skips the rest of a step, and all lines of a comment")
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

    @Test("A key runs one step of a paused script")
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

    @Test("A key goes a command back: the commands before it run again at once, and the script pauses")
    func back() async {
        func run(_ count: Int) async {
            for _ in 0..<count {
                await control.take(.command) {
                    control.beginCommand()
                    await wait()
                }
                await control.take(.reading) { await wait() }
            }
        }
        await run(2)
        let count = clock.sleeps.count
        press("b")
        #expect(control.takeStepBack() && !control.takeStepBack())
        await run(1)
        #expect(clock.sleeps.count == count)
        // In a command that is not run yet, the key goes to the one before it.
        await control.take(.command) {
            control.beginCommand()
            #expect(await wait(pressing: "b") == ["[paused]", "-"])
        }
        #expect(control.takeStepBack())
        await control.take(.command) {
            control.beginCommand()
            #expect(await wait(pressing: " ") == ["[paused]", "-"])
        }
        control.canGoBack = false
        press("b")
        #expect(!control.takeStepBack())
    }

    @Test("A key leaves the script, also while it is paused")
    func leave() async {
        var hasLeft = false
        control.onLeave = { hasLeft = true }
        press(" ")
        #expect(await wait(pressing: "q") == ["[paused]", "-"])
        #expect(hasLeft)
        await wait()
        #expect(clock.sleeps.isEmpty)
    }

    @Test("A key with another meaning, as one with an escape sequence, and an answer of the terminal do nothing")
    func others() async {
        let answers = ["\u{1B}]2;q +", " q\u{7}", "\u{1B}P1+r", "q\u{1B}\\"]
        for keys in ["x", "\t", "\u{1B}[A", "\u{1B}q", "\u{1B}O+", "\u{1B}[3;5~", "é"] + answers { press(keys) }
        await wait()
        #expect(clock.sleeps == [.seconds(1)])
    }

    @Test("The script continues after the terminal has gone")
    func gone() async {
        press(" ")
        #expect(await wait(pressing: "") == ["[paused]", "-"])
    }
}
