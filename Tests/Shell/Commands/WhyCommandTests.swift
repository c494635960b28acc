import ChallengeCore
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("why", .limited)
struct WhyCommandTests {
    private let root = RootDouble()

    private func output(_ width: Int = 80) async throws -> String {
        var traits = OutputTraits.stub()
        traits.width = width
        let shell = SessionUnderTest(root, traits: traits)
        #expect(try await shell.type("why"))
        return shell.output
    }

    @Test("says of the first screen that the app begins there")
    func first() async throws {
        #expect(
            try await output() == """
                  Home        Place.home
                    reached   the app begins here
                    shown by  Test, as Home

                """)
    }

    @Test("tells what a screen is due to, what was asked for, each redirect, who shows it and who moved")
    func pushed() async throws {
        root.screens = [
            [
                .stub(.stub("Home")), .stub(.stub("Rick"), Place.detail(identifier: 1), reached: .push, by: "open 1"),
                .stub(.stub("List"), Wish.list, reached: .push, by: "open characters"),
            ]
        ]
        #expect(
            try await output() == """
                  List          Place.list
                    due to      open characters
                    asked for   Wish.list, an outgoing navigation
                    redirect 1  ↪ Place.list
                    shown by    Test, as List
                    pushed on   the app's stack, to depth 2

                """)
    }

    @Test("tells the intent that the screen was given last, also to programs")
    func delivered() async throws {
        root.screens = [[.stub(.stub("Home"), intent: Intent("refresh"))]]
        #expect(
            try await output() == """
                  Home         Place.home
                    reached    the app begins here
                    shown by   Test, as Home
                    delivered  refresh

                """)
        root.push(.stub("List"), Place.list, intent: .search("rick"))
        #expect(
            try await output().hasSuffix("    pushed on  the app's stack, to depth 1\n    delivered  search rick\n"))
        #expect(try await json().contains(#""isOutgoing":false,"delivered":"search rick"}]}}"#))
        root.push(.stub("Rick"), Place.detail(identifier: 1))
        #expect(try await !json().contains("delivered"))
    }

    private func json() async throws -> String {
        var traits = OutputTraits.stub()
        traits.format = .json
        let shell = SessionUnderTest(root, traits: traits)
        #expect(try await shell.type("why"))
        return shell.output
    }

    @Test("tells of a screen in a modal also how the modal came, and what presented it, however deep")
    func modals() async throws {
        root.screens = [
            [.stub(.stub("Home")), .stub(.stub("List"), Wish.list, reached: .push, by: "open characters")],
            [
                .stub(.stub("Search"), Place.search, reached: .present(.sheet), by: "filter"),
                .stub(.stub("Help"), Place.list, reached: .push, by: "open help"),
            ],
            [.stub(.stub("Photo"), Place.search, reached: .present(.fullScreenCover), by: "zoom")],
        ]
        #expect(
            try await output() == """
                  Photo               Place.search
                    due to            zoom
                    asked for         Place.search
                    shown by          Test, as Photo
                    presented by      the stack of modal 1 at depth 1, as a full-screen cover
                    Help              Place.list
                      due to          open help
                      asked for       Place.list
                      shown by        Test, as Help
                      pushed on       the stack of modal 1, to depth 1
                      Search          Place.search
                        due to        filter
                        asked for     Place.search
                        shown by      Test, as Search
                        presented by  the app's stack at depth 1, as a sheet
                        List          Place.list
                          due to      open characters
                          asked for   Wish.list, an outgoing navigation
                          redirect 1  ↪ Place.list
                          shown by    Test, as List
                          pushed on   the app's stack, to depth 1

                """)
    }

    @Test("says why nothing was found: nobody redirects, nobody shows, nobody takes the link")
    func notFound() async throws {
        root.map = AppMap(
            features: [
                .init(
                    name: "Test",
                    screens: [.stub("NotFound", "UnknownNavigation.notFound")],
                    redirects: [])
            ], root: "Place.home")
        let link = UnknownNavigation.notFound(.unknownLink("test://nope"))
        root.screens = [[.stub(.stub("NotFound"), link, reached: .push, by: "open test://nope")]]
        #expect(try await output().contains("    ended      no feature takes the link test://nope\n"))
        root.screens = [[.stub(.stub("NotFound"), Place.list, reached: .push, by: "open list")]]
        #expect(try await output().contains("    ended      no feature shows Place.list\n"))
    }

    @Test("stands below each other where the output is narrow, and nothing is cut")
    func narrow() async throws {
        root.screens = [
            [.stub(.stub("Home")), .stub(.stub("List"), Wish.list, reached: .push, by: "open characters")]
        ]
        #expect(
            try await output(32) == """
                  List
                    Place.list
                    due to
                    open characters
                    asked for
                    Wish.list, an outgoing
                    navigation
                    redirect 1
                    ↪ Place.list
                    shown by
                    Test, as List
                    pushed on
                    the app's stack, to depth 1

                """)
    }
}
