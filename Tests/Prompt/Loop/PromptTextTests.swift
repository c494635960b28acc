import ChallengeCore
import Testing

@testable import ChallengePrompt
@testable import ShellTestSupport

@Suite("The prompt")
struct PromptTextTests {
    private func text(_ stacks: [String]..., width: Int = 80, ellipsis: String = "…") -> String {
        text(stacks, width: width, ellipsis: ellipsis)
    }

    private func text(_ stacks: [[String]], width: Int = 80, ellipsis: String = "…") -> String {
        let screens = stacks.map { stack in stack.map { label in LiveScreen.stub(.stub("Title", label: label)) } }
        return PromptText(stacks: screens, width: width, ellipsis: ellipsis).text
    }

    @Test(
        "is the labels of the screens: the first one's alone or before a number, and each modal after an exclamation mark",
        arguments: [
            ([["home"]], "home"), ([["home", "characters"]], "characters"),
            ([["home", "characters", "1"]], "characters/1"), ([["home", "5"]], "home/5"),
            ([["home", "5", "6"]], "home/5/6"), ([["home", "characters"], ["search"]], "characters!search"),
            ([["home"], ["search", "help"], ["5"]], "home!search/help!5"),
        ])
    func labels(stacks: [[String]], expected: String) {
        #expect(text(stacks) == expected)
    }

    @Test("of a deep stack keeps the last labels, in two fifths of the row")
    func deepStack() {
        let deep = ["home", "characters"] + (1...40).map { "\($0)" }
        #expect(text(deep) == "…/31/32/33/34/35/36/37/38/39/40")
        #expect(text(deep, width: 50) == "…/35/36/37/38/39/40")
        #expect(text(deep, width: 50, ellipsis: "...") == ".../36/37/38/39/40")
        #expect(text(["home", "characters", "3"], width: 30) == "characters/3")
        #expect(text(["home", "characters", "31"], width: 30) == "…/31")
    }

    @Test("asks only for the screens of a deep stack that may have room, and is the same as of all of them")
    func askedFor() {
        let root = RootDouble.stack((0..<1_000).map { "\($0)" })
        let (text, asked) = (PromptText(root, width: 80, ellipsis: "…").text, root.screensAskedFor)
        #expect(text == PromptText(stacks: root.screens, width: 80, ellipsis: "…").text)
        #expect(asked <= 40)
    }

    @Test("keeps the exclamation mark of a modal where the labels before it are left out")
    func shortModals() {
        #expect(text(["home", "characters"], ["advanced-search"], width: 45) == "…!advanced-search")
        #expect(text(["home", "characters"], ["search", "5"], width: 35) == "…!search/5")
    }

    @Test("cuts a single label where there is no room for it, by the columns that it takes")
    func longLabel() {
        #expect(text(["characters-of-the-show"], width: 30) == "characters-…")
        #expect(text(["home", "characters", "of-the-whole-show"], width: 30) == "…/of-the-wh…")
        #expect(text(["home", "世界世界世界世界"], width: 30) == "世界世界世…")
        #expect(text(["home", "a", "characters-of"], width: 10, ellipsis: "...") == ".../ch...")
    }

    @Test("takes less than the whole row in the narrowest of windows", arguments: 10...14)
    func narrow(width: Int) {
        #expect(text(["home"], width: width) == "home")
        #expect(text(["home", "characters", "of-the-whole-show"], width: width).count < width)
    }
}
