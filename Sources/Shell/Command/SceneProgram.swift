import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeTaskTracking
import SwiftUI

/// An `App` of SwiftUI as a program at the prompt.
struct SceneProgram: ShellApp {
    /// The app of this process: its name, and how its window is made.
    private static var app: (name: String, window: @MainActor @Sendable () -> AnyView) = (
        "App", { AnyView(EmptyView()) }
    )

    static var information: AppInformation {
        AppInformation(
            name: app.name, command: app.name.asCommandName, version: "1",
            summary: "The app \(app.name) at a prompt.", scriptExtension: "chal")
    }

    private let container: SceneContainer

    var features: [any FeatureContract] { container.features }
    var rootNavigation: any NavigationContract { container.rootNavigation }

    init(_ context: AppContext, options: NoOptions) throws {
        container = SceneContainer(name: Self.app.name, window: Self.app.window())
    }

    static func run(_ name: String, _ window: @escaping @MainActor @Sendable () -> AnyView) async {
        app = (name, window)
        await main()
    }
}

/// The symbol that the module SwiftUI looks for, because it is below this module: see CSwiftUI/app_runner.h.
@_cdecl("swiftui_app_runner")
nonisolated func makeAppRunner() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(AppRunner { await SceneProgram.run($0, $1) }).toOpaque()
}
