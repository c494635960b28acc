import ChallengeCore
import Testing

@testable import ChallengeShell

@Suite("The prompt")
struct PromptTextTests {
    private func text(_ stacks: [String]..., width: Int = 80, ellipsis: String = "…") -> String {
        PromptText(
            stacks: stacks.map { stack in stack.map { label in .stub(.stub("Title", label: label)) } }, width: width,
            ellipsis: ellipsis
        ).text
    }

    @Test("is the first screen's label where there is no other")
    func root() {
        #expect(text(["home"]) == "home")
    }

    @Test("leaves out the first screen's label further on")
    func deeper() {
        #expect(text(["home", "characters"]) == "characters")
        #expect(text(["home", "characters", "1"]) == "characters/1")
    }

    @Test("keeps it before a number, which says nothing alone")
    func number() {
        #expect(text(["home", "5"]) == "home/5")
        #expect(text(["home", "5", "6"]) == "home/5/6")
    }

    @Test("shows each modal after an exclamation mark, with all of its own stack")
    func modals() {
        #expect(text(["home", "characters"], ["advanced-search"]) == "characters!advanced-search")
        #expect(text(["home"], ["advanced-search", "help"], ["5"]) == "home!advanced-search/help!5")
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

    @Test("tells also of what is left out that the screen is in a modal")
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

    @Test("is followed by what one types behind, after a sign where the last command has failed")
    func line() {
        let text = PromptText(stacks: [[.stub(.stub("Home"))]], width: 80, ellipsis: "…")
        #expect(PromptLine(text, hasFailed: false, summary: "").left == [Span("home", .accent), Span("> ")])
        let failed = PromptLine(text, hasFailed: true, summary: "3 of 7")
        #expect(failed.left == [Span(.cross, .failure), Span(" "), Span("home", .accent), Span("> ")])
        #expect(failed.right == [Span("3 of 7", .secondary)])
    }
}
