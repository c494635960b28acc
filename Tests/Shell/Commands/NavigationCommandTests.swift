import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("back, home and dismiss", .limited)
struct NavigationCommandTests {
    @Test("back goes back once, or as often as it is told")
    func back() async throws {
        let root = RootDouble.stack("Home", "List", "Detail")
        let shell = SessionUnderTest(root)
        #expect(try await shell.run("back\nback 2"))
        #expect(root.topCalls.calls == [.goBack, .goBack, .goBack])
    }

    @Test("back does nothing at all where it would go too far")
    func tooFar() async throws {
        let root = RootDouble.stack("Home", "List", "Detail")
        let shell = SessionUnderTest(root)
        #expect(try await !shell.type("back 3"))
        #expect(root.topCalls.calls == [])
        #expect(shell.errors == "error: from here one can go back 2 at most\n")
    }

    @Test("back says on the first screen that there is nothing to go back to", arguments: ["back", "back 5"])
    func nowhere(command: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await !shell.type(command))
        #expect(shell.root.topCalls.calls == [])
        #expect(shell.errors == "error: this is the first screen: there is nothing to go back to\n")
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

    @Test("back takes a number of screens only", arguments: ["0", "-1", "x", "1.5"])
    func wrongNumber(word: String) async throws {
        let root = RootDouble.stack("Home", "List")
        let shell = SessionUnderTest(root)
        #expect(try await !shell.type("back \(word)"))
        #expect(root.topCalls.calls == [])
        #expect(shell.errors == "error: N is a whole number, 1 or more, not '\(word)'\n")
    }

    @Test("home asks the app's own stack, below all modals")
    func home() async throws {
        let root = RootDouble.stack("Home", "List")
        root.present(.stub("Search"))
        #expect(try await SessionUnderTest(root).type("home"))
        #expect(root.rootCalls.calls == [.goToRoot])
        #expect(root.topCalls.calls == [])
    }

    @Test("dismiss asks the topmost stack, which is the modal's")
    func dismiss() async throws {
        let root = RootDouble.stack("Home", "List")
        root.present(.stub("Search"))
        #expect(try await SessionUnderTest(root).type("dismiss"))
        #expect(root.topCalls.calls == [.dismiss])
        #expect(root.rootCalls.calls == [])
    }

    @Test("dismiss says where there is no modal")
    func noModal() async throws {
        let root = RootDouble.stack("Home", "List")
        let shell = SessionUnderTest(root)
        #expect(try await !shell.type("dismiss"))
        #expect(root.topCalls.calls == [])
        #expect(shell.errors == "error: there is no modal to dismiss\n")
    }
}
