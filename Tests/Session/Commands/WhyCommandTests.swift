import ChallengeHost
import ChallengeActions
@testable import ChallengeConsole
@testable import ChallengeSessionTestSupport
@testable import ChallengeShellTestSupport

@Suite("The command why", .limited)
struct WhyCommandTests {
    private let root = RootDouble()

    private func output(_ format: OutputTraits.Format = .text, width: Int? = nil) async throws -> String {
        let shell = SessionUnderTest(root, format: format, width: width)
        #expect(try await shell.type("why"))
        return shell.output
    }

    @Test("why has in JSON the last intent of a screen")
    func delivered() async throws {
        root.push(.stub("List"), Place.list, intent: .search("rick"))
        #expect(try await output(.json).contains(#""isOutgoing":false,"delivered":"search rick"}]}}"#))
        root.push(.stub("Rick"), Place.detail(identifier: 1))
        #expect(try await !output(.json).contains("delivered"))
    }

    /// Returns a session above a thousand screens, each with an action of its own.
    private func deepSession() -> SessionUnderTest {
        root.screens = [(0...1_000).map { .stub(.stub("\($0)", actions: [root.action("act\($0)")])) }]
        root.routes = AppRoute.samples
        return SessionUnderTest(root)
    }

    @Test("why reads only the screens that it prints, and an unknown command reads fifty below")
    func deepStack() async throws {
        #expect(try await deepSession().type("why"))
        #expect(root.screensAskedFor < 100)
        root.screensAskedFor = 0
        let shell = deepSession()
        for number in [990, 950, 949] {
            #expect(try await !shell.type("act\(number)"))
            #expect(shell.errors.contains("there is one on \(number)") == (number > 949), "\(shell.errors)")
        }
        #expect(root.screensAskedFor < 500)
    }

    @Test("why prints the origin of a modal for its screens, and the screen that presented it, however deep")
    func modals() async throws {
        root.screens = [
            [.stub(.stub("Home")), .stub(.stub("List"), Outgoing.list, presentation: .push, by: "open characters")],
            [
                .stub(.stub("Search"), Place.search, presentation: .present(.sheet), by: "filter"),
                .stub(.stub("Help"), Place.list, presentation: .push, by: "open help"),
            ],
            [.stub(.stub("Photo"), Place.search, presentation: .present(.fullScreenCover), by: "zoom")],
        ]
        #expect(
            try await output() == """
                  Photo               Place.search
                    due to            zoom
                    requested         Place.search
                    shown by          Test, as Photo
                    presented by      the stack of modal 1 at depth 1, as a full-screen cover
                    Help              Place.list
                      due to          open help
                      requested       Place.list
                      shown by        Test, as Help
                      pushed on       the stack of modal 1, to depth 1
                      Search          Place.search
                        due to        filter
                        requested     Place.search
                        shown by      Test, as Search
                        presented by  the app's stack at depth 1, as a sheet
                        List          Place.list
                          due to      open characters
                          requested   Outgoing.list, an outgoing navigation
                          redirect 1  ↪ Place.list
                          shown by    Test, as List
                          pushed on   the app's stack, to depth 1

                """)
    }

    @Test("why indents the screens of twenty modals, and deeper ones no further, as path does")
    func manyModals() async throws {
        root.screens = (0...100).map {
            [.stub(.stub("\($0)"), Place.search, presentation: .present(.sheet), by: "filter")]
        }
        let lines = try await output(width: 200).split(separator: "\n")
        let titles = lines.filter { $0.first { $0 != " " }?.isNumber == true }
        #expect(titles.map { $0.prefix { $0 == " " }.count / 2 - 1 } == (0...100).map { min($0, 20) })
        let shell = SessionUnderTest(root, width: 200)
        #expect(try await shell.type("path"))
        let rows = shell.output.split(separator: "\n").filter { $0.first { $0 != " " }?.isNumber == true }
        #expect(rows.map { $0.prefix { $0 == " " }.count / 2 - 1 } == (0...100).map { min($0, 20) })
    }

    @Test("why prints each redirect of a chain, and the reason of its end, also in JSON, as path does")
    func chain() async throws {
        struct Step: OutgoingNavigationContract {
            let number: Int
            var navigationName: NavigationName { NavigationName("Step.\(number)") }
        }
        struct Steps: NavigationRedirectContract {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                (navigation as? Step).map { Step(number: $0.number + 1) }
            }
        }
        root.screens = [
            [.stub(.stub("NotFound"), Step(number: 0), presentation: .push, by: "open steps", redirector: Steps())]
        ]
        #expect(
            try await output() == """
                  NotFound      UnknownNavigation.notFound
                    due to      open steps
                    requested   Step.0, an outgoing navigation
                    redirect 1  ↪ Step.1
                    redirect 2  ↪ Step.2
                    redirect 3  ↪ Step.3
                    redirect 4  ↪ Step.4
                    redirect 5  ↪ Step.5
                    redirect 6  ↪ Step.6
                    ended       more than 5 redirects
                    shown by    Test, as NotFound
                    pushed on   the app's stack, to depth 0

                """)
        let hops = (0..<6).map { #"{"from":"Step.\#($0)","to":"Step.\#($0 + 1)"}"# }.joined(separator: ",")
        for command in ["why", "path"] {
            let shell = SessionUnderTest(root, format: .json)
            #expect(try await shell.type(command))
            #expect(shell.output.contains(#""redirects":[\#(hops)]"#))
            #expect(shell.output.contains(#""failure":"more than 5 redirects"#) == (command == "why"))
        }
    }

    @Test("why prints why nothing was found: no feature handles the link, or none shows the navigation")
    func notFound() async throws {
        root.map = AppMap(
            features: [
                .init(name: "Test", screens: [.stub("NotFound", "UnknownNavigation.notFound")], redirects: [])
            ], root: "Place.home")
        let link = UnknownNavigation.notFound(.unknownLink("test://nope"))
        root.screens = [[.stub(.stub("NotFound"), link, presentation: .push, by: "open test://nope")]]
        #expect(try await output().contains("    ended      no feature handles the link test://nope\n"))
        root.screens = [[.stub(.stub("NotFound"), Place.list, presentation: .push, by: "open list")]]
        #expect(try await output().contains("    ended      no feature shows Place.list\n"))
    }
}
