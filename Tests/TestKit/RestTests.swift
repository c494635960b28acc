import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeTaskTracking
import ChallengeTestKit
import ChallengeTestLimits
import ChallengeViews
import Observation
import SwiftUI

/// Commands of an app whose view model starts tasks without retaining them.
@Suite("A command in a test", .limited)
struct RestTests {
    private func failure(of line: String, in app: TestSession) async -> String? {
        await #expect(throws: CommandFailure.self) { try await app.run(line) }?.output
    }

    @Test("A command shows the result of a task without an owner")
    func freeTask() async throws {
        let app = try await TestSession(RestlessApp.self)
        #expect(try await app.run("find a") == "\nHome\nfound a, 0 ticks")
    }

    @Test("A command leaves a ticking task in the background, lists it on request, and lets time pass for it")
    func background() async throws {
        let app = try await TestSession(RestlessApp.self)
        #expect(try await app.run("tick") == "nothing has changed")
        #expect(try await app.run("show") == "\nHome\nfound nothing, 0 ticks\n1 task sleeps, next in 2 s")
        #expect(try await app.run("wait 500ms") == "nothing has changed")
        #expect(try await app.run("wait 5.5s") == "\nHome\nfound nothing, 3 ticks")
    }

    @Test("A failed command cancels everything that it has started")
    func rollback() async throws {
        let app = try await TestSession(RestlessApp.self)
        #expect(await failure(of: "begin", in: app) == "error: it cannot begin")
        #expect(try await app.run("wait 60") == "nothing has changed")
    }

    @Test(
        "A command waits for all work alike: a longer sleep continues, and its result is shown later")
    func longAction() async throws {
        let app = try await TestSession(RestlessApp.self)
        #expect(try await app.run("linger") == "nothing has changed")
        #expect(try await app.run("wait 5") == "error: it took too long")
    }

    @Test("A task that never rests fails the command with the name of its screen, and the session continues")
    func neverRests() async throws {
        let app = try await TestSession(RestlessApp.self)
        #expect(
            await failure(of: "spin", in: app)
                == "error: a task of Home never rests: it has run for 0.05 s without waiting for anything")
        #expect(try await app.run("echo a") == "a")
    }
}

private struct RestlessApp: ShellApp {
    nonisolated static let information = AppInformation(
        name: "Restless", command: "restless", version: "1", summary: "Starts tasks and holds none.")

    let features: [any FeatureContract] = [RestlessFeature()]
    var rootNavigation: any NavigationContract { RestlessNavigation.home }

    init(_ context: AppContext, options: NoOptions) { context.instrumentation.tasks.patience = .milliseconds(50) }
}

private nonisolated enum RestlessNavigation: IncomingNavigationContract {
    case home
    var navigationName: NavigationName { "RestlessNavigation.home" }
}

private struct RestlessFeature: FeatureContract {
    let name = "Restless"
    var screens: [Screen] { [RestlessView.declaration.shown { _, _ in RestlessView(model: RestlessModel()) }] }
}

@Observable
private final class RestlessModel {
    private(set) var found = "nothing"
    private(set) var ticks = 0

    struct Failure: Error, CustomStringConvertible { let description: String }

    func find(_ text: String) {
        Task {
            try? await Task.sleep(for: .milliseconds(300))
            found = await Task.detached { text }.value
        }
    }

    func tick() { Task { while true { try await Task.sleep(for: .seconds(2)); ticks += 1 } } }

    func begin() throws {
        tick()
        throw Failure(description: "it cannot begin")
    }

    func linger() async throws {
        try await Task.sleep(for: .seconds(4))
        throw Failure(description: "it took too long")
    }

    func spin() { Task { while !Task.isCancelled { await Task.yield() } } }
}

private struct RestlessView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: "RestlessNavigation.home", RestlessNavigation.home,
        route: .init("home", help: "what there is"))

    let model: RestlessModel

    var body: some View {
        Text("found \(model.found), \(model.ticks) ticks")
        Button("find", help: "Find", ArgumentKey<String>("TEXT")) { model.find($0) }
        Button("tick", help: "Tick") { model.tick() }
        Button("begin", help: "Begin, and fail") { try model.begin() }
        Button("linger", help: "Fail late") { try await model.linger() }
        Button("spin", help: "Go on for ever") { model.spin() }
    }
}
