import ChallengeCore
import Testing

@testable import ChallengeShell

@Suite("The prompt")
struct PromptTextTests {
    private func text(_ stacks: [String]...) -> String {
        PromptText(
            stacks: stacks.map { stack in stack.map { label in .stub(.stub("Title", label: label)) } }
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
}
