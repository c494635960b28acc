import ArgumentParser
import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeSystem
import ChallengeTestKit
import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Synchronization

@Suite("An app with external data", .limited)
struct ChangingDataTests {
    @Test("An exploration resets the data of an app that declares its changes and their reset")
    func reset() async throws {
        let exploration = try await Exploration(CounterApp.self, arguments: ["--server", "reset"])
        #expect(exploration.violations == [])
        #expect(exploration.isComplete)
    }

    @Test("Without a reset the data fills up, and the exploration reports refused offers")
    func noReset() async throws {
        let exploration = try await Exploration(CounterApp.self, arguments: ["--server", "kept"])
        #expect(exploration.violations.map(\.invariant) == ["refused"])
    }
}

private struct CounterApp: ShellApp {
    struct Options: ParsableArguments {
        @Option(help: "The server: 'reset' is one that can be reset.") var server: String
    }

    static let information = AppInformation(
        name: "Counter", command: "counter", version: "1.0.0", summary: "A counter on a server.")
    /// The counters of the servers, by name, for all apps.
    static let servers = Mutex<[String: Int]>([:])

    let server: String
    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { CounterNavigation.counter }

    init(_ context: AppContext, options: Options) {
        server = options.server
        features = [CounterFeature(server: server), SystemFeature(tracker: context.tracker)]
    }

    func resetData() async throws { if server == "reset" { Self.servers.withLock { $0[server] = 0 } } }
}

private struct CounterFeature: FeatureContract {
    let server: String
    let name = "Counter"

    var screens: [Screen] {
        [
            CounterView.declaration.shown { _, _ in
                CounterView(server: server, count: CounterApp.servers.withLock { $0[server] ?? 0 })
            }
        ]
    }
}

private enum CounterNavigation: IncomingNavigationContract {
    case counter

    var navigationName: NavigationName { CounterView.declaration.navigationName }
}

private struct CounterView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Counter", title: "Counter", navigation: "CounterNavigation.counter", CounterNavigation.counter)

    let server: String
    @State var count: Int

    init(server: String, count: Int) {
        self.server = server
        _count = State(wrappedValue: count)
    }

    var body: some View {
        LabeledContent("Count", value: "\(count)")
        Button("add", help: "Count one more") { try add() }.changesData()
        Button("count", help: "Count one more, too") { try add() }.changesData()
    }

    private func add() throws(Full) {
        let isFull = CounterApp.servers.withLock { servers in
            defer { servers[server] = 1 }
            return servers[server] == 1
        }
        if isFull { throw Full() }
        count = 1
    }
}

private struct Full: ActionError {
    let description = "the server is full"
}
