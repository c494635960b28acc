import ChallengeCore
import ChallengeCommand
import ChallengeSystem
import ChallengeViews
import Foundation
import SwiftUI

public enum MoonsIncomingNavigation: IncomingNavigationContract {
    case list(planet: String)
}

struct MoonsFeature: FeatureContract {
    func makeMainView(navigator: any NavigatorContract) -> AnyView { AnyView(MoonsView(planet: "Earth")) }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        switch navigation {
        case MoonsIncomingNavigation.list(let planet): AnyView(MoonsView(planet: planet).navigationTitle("Moons"))
        default: nil
        }
    }
}

struct MoonsView: View {
    let planet: String

    var body: some View { Text("The moons of \(planet)") }
}

struct AppNavigationRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation {
        case let outgoing as PlanetsOutgoingNavigation:
            return redirect(outgoing)
        default:
            return nil
        }
    }

    private func redirect(_ navigation: PlanetsOutgoingNavigation) -> any NavigationContract {
        switch navigation {
        case .moons(let planet):
            return MoonsIncomingNavigation.list(planet: planet)
        }
    }
}

/// The composition root of the app, here of a program.
struct SkyApp: ShellApp {
    static let information = AppInformation(
        name: "Sky", command: "sky", version: "1.0.0", summary: "Look at planets.", without: [.fault])

    let client: any SkyClientContract
    let tracker: any TrackerContract

    private let planetsFeature: PlanetsFeature
    private let moonsFeature: MoonsFeature
    private let systemFeature: SystemFeature

    var features: [any FeatureContract] {
        [planetsFeature, moonsFeature, systemFeature]
    }

    let rootNavigation: any NavigationContract = PlanetsIncomingNavigation.list
    var redirector: (any NavigationRedirectContract)? { AppNavigationRedirect() }

    init(_ context: AppContext, options: NoOptions) {
        self.init(tracker: context.tracker)
    }

    init(client: (any SkyClientContract)? = nil, tracker: (any TrackerContract)? = nil) {
        self.client = client ?? SkyClientMock()
        self.tracker = tracker ?? Tracker(providers: Self.makeTrackingProviders())
        planetsFeature = PlanetsFeature(client: self.client, tracker: self.tracker)
        moonsFeature = MoonsFeature()
        systemFeature = SystemFeature(tracker: self.tracker)
    }

    private static func makeTrackingProviders() -> [any TrackingProviderContract] {
        [
            ConsoleTrackingProvider()
        ]
    }
}
