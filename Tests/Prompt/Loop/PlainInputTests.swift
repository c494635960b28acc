import Glibc
@testable import ChallengePrompt
@testable import ChallengeShellTestSupport

@Suite("A terminal without editing", .limited)
struct PlainInputTests {
    /// The end of a pseudoterminal where the test types, and the end that is read.
    private let (keyboard, terminal): (CInt, CInt)
    private let interrupts = Interrupts()
    private let sut: PlainInput

    init() {
        var (keyboard, terminal): (CInt, CInt) = (-1, -1)
        precondition(openpty(&keyboard, &terminal, nil, nil, nil) == 0)
        (self.keyboard, self.terminal) = (keyboard, terminal)
        sut = PlainInput(descriptor: terminal)
    }

    private func type(_ bytes: [UInt8]) { _ = writeAll(bytes, to: keyboard) }
    private func type(_ text: String) { type(Array(text.utf8)) }

    @Test("The typed lines are read, and then the end")
    func lines() async throws {
        for text in ["echo a", "", "é"] {
            type(text + "\n")
            #expect(try await sut.next(interrupts) == .line(text))
        }
        type("\u{4}")
        #expect(try await sut.next(interrupts) == .end)
        type("more\n")
        #expect(try await sut.next(interrupts) == .line("more"))
    }

    @Test("An interrupt drops an empty or partial line, and the next line is read", arguments: ["", "dropped \u{4}"])
    func interrupt(part: String) async throws {
        type(part)
        var count: CInt = 0
        // The system passes the bytes on a little later.
        while !part.isEmpty, ioctl(terminal, UInt(FIONREAD), &count) == 0, count == 0 { await Task.yield() }
        let next = Task { try await sut.next(interrupts) }
        repeat { await Task.yield() } while ioctl(terminal, UInt(FIONREAD), &count) == 0 && count > 0
        let pressing = Task {
            while !Task.isCancelled {
                interrupts.interrupt()
                await Task.yield()
            }
        }
        #expect(try await next.value == .interrupt)
        pressing.cancel()
        type("kept\n")
        #expect(try await sut.next(interrupts) == .line("kept"))
    }

    @Test(
        "A line that is no text is dropped with an error, and the next one is read", arguments: [[0xFF], [0x61, 0x00]])
    func noText(bytes: [UInt8]) async throws {
        type(bytes + [0x0A])
        await #expect(throws: SyntaxError.self) { try await sut.next(interrupts) }
        type("next\n")
        #expect(try await sut.next(interrupts) == .line("next"))
    }
}

@Suite("The prompt", .limited)
struct PromptTextTests {
    private func text(_ stacks: [String]..., width: Int = 80, ellipsis: String = "…") -> String {
        text(stacks, width: width, ellipsis: ellipsis)
    }

    private func text(_ stacks: [[String]], width: Int = 80, ellipsis: String = "…") -> String {
        let screens = stacks.map { stack in stack.map { label in LiveScreen.stub(.stub("Title", label: label)) } }
        return PromptText(stacks: screens, width: width, ellipsis: ellipsis).text
    }

    @Test(
        "The prompt has the labels of the screens: the first alone or before a number, modals after an exclamation mark",
        arguments: [
            ([["home"]], "home"), ([["home", "characters"]], "characters"),
            ([["home", "characters", "1"]], "characters/1"), ([["home", "5"]], "home/5"),
            ([["home", "5", "6"]], "home/5/6"),
            // The noun before a value is left out after its list.
            ([["home", "game 7", "character 7"]], "home/game 7/character 7"),
            ([["home", "characters", "character 1", "episodes", "episode 2"]], "characters/1/episodes/2"),
            ([["home", "characters"], ["search"]], "characters!search"),
            ([["home"], ["search", "help"], ["5"]], "home!search/help!5"),
        ])
    func labels(stacks: [[String]], expected: String) { #expect(text(stacks) == expected) }

    @Test("The prompt of a deep stack keeps the last labels, in two fifths of the row")
    func deepStack() {
        let deep = ["home", "characters"] + (1...40).map { "\($0)" }
        #expect(text(deep) == "…/31/32/33/34/35/36/37/38/39/40")
        #expect(text(deep, width: 50) == "…/35/36/37/38/39/40")
        #expect(text(deep, width: 50, ellipsis: "...") == ".../36/37/38/39/40")
        #expect(text(["home", "characters", "3"], width: 30) == "characters/3")
        #expect(text(["home", "characters", "31"], width: 30) == "…/31")
        #expect(text(["home", "character 31"], width: 30) == "home/31")
    }

    @Test("A prompt reads only the screens of a deep stack that may have room, with the same result")
    func askedFor() {
        let app = AppUnderTest.stack((0..<1_000).map { "\($0)" })
        app.renderings = 0
        let text = PromptText(app.root, width: 80, ellipsis: "…").text
        #expect(app.renderings <= 40)
        #expect(text == PromptText(stacks: app.root.screens, width: 80, ellipsis: "…").text)
    }

    @Test("A prompt without room drops labels but keeps a modal's exclamation mark, and cuts one label by columns")
    func shortModals() {
        #expect(text(["home", "characters"], ["advanced-search"], width: 45) == "…!advanced-search")
        #expect(text(["home", "characters"], ["search", "5"], width: 35) == "…!search/5")
        #expect(text(["characters-of-the-show"], width: 30) == "characters-…")
        #expect(text(["home", "characters", "of-the-whole-show"], width: 30) == "…/of-the-wh…")
        #expect(text(["home", "世界世界世界世界"], width: 30) == "世界世界世…")
        #expect(text(["home", "a", "characters-of"], width: 10, ellipsis: "...") == ".../ch...")
    }

    @Test("A prompt is shorter than the row in the narrowest of windows", arguments: 10...14)
    func narrow(width: Int) {
        #expect(text(["home"], width: width) == "home")
        #expect(text(["home", "characters", "of-the-whole-show"], width: width).count < width)
    }
}
