@testable import ChallengeShellTestSupport

@Suite("The command why", .limited)
struct WhyCommandTests {
    private let app = AppUnderTest()

    private func output(width: Int? = nil, of app: AppUnderTest? = nil) async throws -> String {
        let shell = SessionUnderTest(app ?? self.app, width: width)
        #expect(try await shell.type("why"))
        return shell.output
    }

    @Test("why reads only the screens that it prints, and an unknown command reads fifty below")
    func deepStack() async throws {
        for number in 1...1_000 { app.push(.stub("\(number)", actions: [app.action("act\(number)")])) }
        let shell = SessionUnderTest(app)
        app.renderings = 0
        #expect(try await shell.type("why"))
        for number in [990, 951, 949] {
            #expect(try await !shell.type("act\(number)"))
            #expect(shell.errors.contains("there is one on \(number)") == (number > 949), "\(shell.errors)")
        }
        #expect(app.renderings < 300)
    }

    @Test("why prints the origin of a modal for its screens, and the screen that presented it, however deep")
    func modals() async throws {
        app.push(.stub("List"), Outgoing.list, dueTo: "open characters")
        app.present(.stub("Search"), dueTo: "filter")
        app.push(.stub("Help"), dueTo: "open help")
        app.present(.stub("Photo"), as: .fullScreenCover, dueTo: "zoom")
        #expect(
            try await output(width: 100) == """
                  command           zoom
                                    │
                  requested         Place.search
                                    ▼ presented by the stack of modal 1 at depth 1, as a full-screen cover
                                    ┏━━━━━━━┓
                  screen            ┃ Photo ┃  Photo, of Test
                                    ┗━━━━━━━┛
                    command         open help
                                    │
                    requested       Place.list
                                    ▼ pushed on the stack of modal 1, to depth 1
                                    ┏━━━━━━┓
                    screen          ┃ Help ┃  Help, of Test
                                    ┗━━━━━━┛
                      command       filter
                                    │
                      requested     Place.search
                                    ▼ presented by the app's stack at depth 1, as a sheet
                                    ┏━━━━━━━━┓
                      screen        ┃ Search ┃  Search, of Test
                                    ┗━━━━━━━━┛
                        command     open characters
                                    │
                        requested   Outgoing.list, an outgoing navigation
                                    ┊
                        redirect 1  ↪ Place.list
                                    ▼ pushed on the app's stack, to depth 1
                                    ┏━━━━━━┓
                        screen      ┃ List ┃  List, of Test
                                    ┗━━━━━━┛

                """)
    }

    @Test("why indents the screens of twenty modals, and deeper ones no further, as path does")
    func manyModals() async throws {
        for number in 0...100 { app.present(.stub("\(number)"), dueTo: "filter") }
        let lines = try await output(width: 200).split(separator: "\n")
        let titles = lines.filter { $0.contains("screen") }
        #expect(titles.map { $0.prefix { $0 == " " }.count / 2 - 1 } == (0...101).map { min($0, 20) })
        let shell = SessionUnderTest(app, width: 200)
        #expect(try await shell.type("path"))
        let rows = shell.output.split(separator: "\n").filter { $0.first { $0 != " " }?.isNumber == true }
        #expect(rows.map { $0.prefix { $0 == " " }.count / 2 - 1 } == (1...101).map { min($0, 20) })
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
        let app = AppUnderTest(redirector: Steps())
        app.push(.stub("NotFound"), Step(number: 0), dueTo: "open steps")
        let end = "  redirect 6  ↪ Step.6\n  ended       more than 5 redirects\n"
        #expect(try await output(of: app).contains(end))
        let hops = (0..<6).map { #"{"from":"Step.\#($0)","to":"Step.\#($0 + 1)"}"# }.joined(separator: ",")
        for command in ["why", "path"] {
            let shell = SessionUnderTest(app, format: .json)
            #expect(try await shell.type(command))
            #expect(shell.output.contains(#""redirects":[\#(hops)]"#))
            #expect(shell.output.contains(#""failure":"more than 5 redirects"#) == (command == "why"))
        }
    }

    @Test("why prints why nothing was found: no feature handles the link, or none shows the navigation")
    func notFound() async throws {
        let app = AppUnderTest(declaring: .sample)
        let link = UnknownNavigation.notFound(.unknownLink("test://nope"))
        app.push(.stub("NotFound"), link, dueTo: "open test://nope")
        #expect(try await output(of: app).contains("  ended      no feature handles the link test://nope\n"))
        app.push(.stub("NotFound"), Place.list, dueTo: "open list")
        #expect(try await output(of: app).contains("  ended      no feature shows Place.list\n"))
    }

    @Test("A content comes from its last four requests, each once, and not from those of a command that was undone")
    func origins() async throws {
        let shell = SessionUnderTest(app, format: .json)
        let (log, screen) = (shell.session.commands.log, try #require(app.root.top))
        func load(_ target: String, _ status: Int = 200) {
            let outcome = Activity.RequestOutcome.answered(status: status, bytes: nil)
            log.take(
                .activity(.request(target: target, outcome: outcome, duration: .zero), screen: nil), settings: .init())
            log.attributeOrigins(to: { _ in screen }, under: nil)
        }
        func comesFrom(_ targets: String...) async throws -> Bool {
            let origins = targets.map { #"{"kind":"request","subject":"GET \#($0)","answer":"200"}"# }
            try await shell.type("why")
            return shell.output.split(separator: "\n").last { $0.contains("origins") }?
                .contains("\"origins\":[\(origins.joined(separator: ","))]") == true
        }
        load("/a", 500)
        load("/a")
        #expect(try await comesFrom("/a"))
        log.beginCommand()
        load("/b")
        log.rollBack(isInterrupted: false)
        #expect(try await comesFrom("/a"))
        for number in 1...5 { load("/\(number)") }
        #expect(try await comesFrom("/2", "/3", "/4", "/5"))
    }
}
