import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("back, home and dismiss", .limited)
struct NavigationCommandTests {
    @Test("back goes back once, or N times")
    func back() async throws {
        let root = RootDouble.stack("Home", "List", "Detail")
        let shell = SessionUnderTest(root)
        #expect(try await shell.run("back\nback 2"))
        #expect(root.topCalls.calls == [.goBack, .goBack, .goBack])
    }

    @Test("back counts the screens of every stack, and leaves a modal from its first screen")
    func backInAModal() async throws {
        let root = RootDouble.stack("Home", "List")
        root.present(.stub("Search"))
        let shell = SessionUnderTest(root)
        #expect(try await !shell.type("back 3"))
        #expect(root.topCalls.calls == [])
        #expect(try await shell.type("back 2"))
        #expect(root.topCalls.calls == [.goBack, .goBack])
    }

    @Test(
        "back and dismiss do nothing where they cannot do everything",
        arguments: [
            ("back 3", ["Home", "List", "Detail"], "from here one can go back 2 at most"),
            ("back", ["Home"], "this is the first screen: there is nothing to go back to"),
            ("back 5", ["Home"], "this is the first screen: there is nothing to go back to"),
            ("back 0", ["Home", "List"], "N is a whole number, 1 or more, not '0'"),
            ("back -1", ["Home", "List"], "N is a whole number, 1 or more, not '-1'"),
            ("back x", ["Home", "List"], "N is a whole number, 1 or more, not 'x'"),
            ("back 1.5", ["Home", "List"], "N is a whole number, 1 or more, not '1.5'"),
            ("dismiss", ["Home", "List"], "there is no modal to dismiss"),
        ])
    func impossible(command: String, titles: [String], message: String) async throws {
        let root = RootDouble.stack(titles)
        let shell = SessionUnderTest(root)
        #expect(try await !shell.type(command))
        #expect(root.topCalls.calls == [])
        #expect(shell.errors == "error: \(message)\n")
    }

    @Test("home asks the app's own stack, below all modals, and dismiss the topmost, which is the modal's")
    func stacks() async throws {
        let root = RootDouble.stack("Home", "List")
        root.present(.stub("Search"))
        let shell = SessionUnderTest(root)
        #expect(try await shell.type("home"))
        #expect(root.rootCalls.calls == [.goToRoot])
        #expect(root.topCalls.calls == [])
        #expect(try await shell.type("dismiss"))
        #expect(root.topCalls.calls == [.dismiss])
        #expect(root.rootCalls.calls == [.goToRoot])
    }
}
